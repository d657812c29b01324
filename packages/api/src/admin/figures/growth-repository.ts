import type { PlanId } from '@platewise/contract/billing/subscription-schema';
import type { Db } from '@platewise/db/database';
import { sql } from 'kysely';

type Day = { day: string; count: number };

/** How many people there are, and on which plan. */
export async function countByPlan(db: Db): Promise<Record<PlanId, number>> {
  const rows = await db
    .selectFrom('subscription')
    .select((eb) => ['plan', eb.fn.countAll<string>().as('count')])
    .groupBy('plan')
    .execute();
  const of = (plan: PlanId) => Number(rows.find((row) => row.plan === plan)?.count ?? 0);
  return { free: of('free'), pro: of('pro'), family: of('family') };
}

/** How many people came on each day from a moment on; days are UTC. */
export async function newPeopleByDay(db: Db, { from }: { from: Date }): Promise<Day[]> {
  const { rows } = await sql<Day>`
    select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::integer as count
    from app_user where created_at >= ${from} group by 1`.execute(db);
  return rows;
}

/** How many subscriptions were first paid for on each day. */
export async function subscriptionsByDay(db: Db, { from }: { from: Date }): Promise<Day[]> {
  const { rows } = await sql<Day>`
    select to_char(activated_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::integer as count
    from payment_subscription where activated_at >= ${from} group by 1`.execute(db);
  return rows;
}

/** How many charges succeeded on each day, and what they came to in hundredths of a rupee. */
export async function chargesByDay(db: Db, { from }: { from: Date }): Promise<(Day & { paise: number })[]> {
  const { rows } = await sql<Day & { paise: number }>`
    select to_char(charged_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::integer as count,
      sum(amount_paise)::bigint as paise
    from payment_charge where charged_at >= ${from} group by 1`.execute(db);
  return rows;
}
