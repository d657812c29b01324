import type { DiaryEntry } from '@platewise/contract/diary/diary-schema';
import type { Db } from '@platewise/db/database';
import { type DiaryMealFields, insertMeals } from './diary-repository.ts';
import { openDay, requireRoom } from './open-day.ts';
import { readWrittenEntry } from './read-entry.ts';
import { readLocalTime } from './read-local-time.ts';
import type { DiaryContext } from './write-diary.ts';

/**
 * Adds one meal to a day, at the time given or now.
 * @throws AppError DIARY_DAY_FULL, DIARY_FULL
 */
export async function addToDay(
  trx: Db,
  context: Pick<DiaryContext, 'identity' | 'now' | 'newId'>,
  { date, time, meal }: { date: string; time: string | undefined; meal: Omit<DiaryMealFields, 'time'> },
): Promise<DiaryEntry> {
  const { identity, now, newId } = context;
  const { userId } = identity;
  await openDay(trx, context, { date });
  await requireRoom(trx, userId, { date });
  const at = { time: time ?? (await readLocalTime(trx, userId, { now })), updated_at: now() };
  await insertMeals(trx, [{ ...meal, ...at, user_id: userId, date, id: newId() }]);
  return readWrittenEntry(trx, userId, { date });
}
