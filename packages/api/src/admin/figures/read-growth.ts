import type { AdminGrowth } from '@platewise/contract/admin/admin-figures-schema';
import { rupeesOf } from '@platewise/contract/billing/paid-plans';
import type { Context } from '../../context.ts';
import { countPayingPeople } from '../../maintenance/operator-figures-repository.ts';
import { utcDay } from '../../model-usage/utc-day.ts';
import { inBoundedTime } from '../bounded-time-repository.ts';
import { chargesByDay, countByPlan, newPeopleByDay, subscriptionsByDay } from './growth-repository.ts';

/**
 * How many people there are, on which plan, and what came on each of the last days (UTC), today included, newest first. Of deleted
 * accounts nothing is in it.
 * @throws AppError DATABASE_UNAVAILABLE when a statement takes longer than three seconds
 */
export async function readGrowth(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { days }: { days: number },
): Promise<AdminGrowth> {
  const at = now();
  const named = Array.from({ length: days }, (_, daysBefore) => utcDay(at, { daysBefore }));
  const from = new Date(`${named.at(-1)}T00:00:00.000Z`);
  return inBoundedTime(db, async (trx) => {
    const byPlan = await countByPlan(trx);
    const people = await newPeopleByDay(trx, { from });
    const subscriptions = await subscriptionsByDay(trx, { from });
    const charges = await chargesByDay(trx, { from });
    const of = <Row extends { day: string }>(rows: readonly Row[], day: string) => rows.find((row) => row.day === day);
    return {
      people: byPlan.free + byPlan.pro + byPlan.family,
      byPlan,
      paying: await countPayingPeople(trx, { at }),
      rows: named.map((day) => ({
        day,
        newPeople: of(people, day)?.count ?? 0,
        subscriptionsStarted: of(subscriptions, day)?.count ?? 0,
        charges: of(charges, day)?.count ?? 0,
        charged: rupeesOf(of(charges, day)?.paise ?? 0),
      })),
    };
  });
}
