import type { Context } from '../context.ts';
import { deleteBefore } from './model-usage-repository.ts';
import { deleteMonthsBefore } from './spending-repository.ts';
import { utcDay, utcMonth } from './utc-day.ts';

/** Days for which it is kept what models cost: a year, and some to compare it with. */
const CACHED_DAYS = 400;

/** Removes what models cost more than 400 days ago, and what was set aside in months that are over. */
export async function forgetOldUsage({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await deleteMonthsBefore(db, { month: utcMonth(now()) });
  await deleteBefore(db, { day: utcDay(now(), { daysBefore: CACHED_DAYS }) });
}
