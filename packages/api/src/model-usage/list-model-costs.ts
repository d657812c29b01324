import type { Context } from '../context.ts';
import { listDays, type ModelDay } from './model-usage-repository.ts';
import { utcDay } from './utc-day.ts';

/** What models came to on each of the last days, today included, newest first; days on which none was asked are left out. */
export function listModelCosts(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { days }: { days: number },
): Promise<ModelDay[]> {
  return listDays(db, { from: utcDay(now(), { daysBefore: days - 1 }) });
}
