import { LIMITS } from '@platewise/contract/limits';
import type { Db } from '@platewise/db/database';
import { AppError } from '../app-error.ts';
import { countEntries, countMeals, insertEntry, touchEntry } from './diary-repository.ts';
import type { DiaryContext } from './write-diary.ts';

/**
 * Makes sure that there is a day to write on, and marks it as changed.
 * @throws AppError DIARY_FULL when it would be a new one beyond those that are kept
 */
export async function openDay(
  trx: Db,
  { identity, now, newId }: Pick<DiaryContext, 'identity' | 'now' | 'newId'>,
  { date }: { date: string },
): Promise<void> {
  const { userId } = identity;
  const at = now();
  const isNew = await insertEntry(trx, userId, { date, id: newId(), at });
  if (!isNew) return touchEntry(trx, userId, { date, at });
  const max = LIMITS.trackedDaysMax;
  if ((await countEntries(trx, userId)) > max) throw new AppError('DIARY_FULL', { max });
}

/**
 * How many more meals a day can hold.
 */
export async function roomOfDay(trx: Db, userId: string, { date }: { date: string }): Promise<number> {
  return LIMITS.trackedMealsPerDayMax - (await countMeals(trx, userId, { date }));
}

/**
 * Makes sure that a day can hold one more meal.
 * @throws AppError DIARY_DAY_FULL
 */
export async function requireRoom(trx: Db, userId: string, { date }: { date: string }): Promise<void> {
  if ((await roomOfDay(trx, userId, { date })) > 0) return;
  throw new AppError('DIARY_DAY_FULL', { max: LIMITS.trackedMealsPerDayMax });
}
