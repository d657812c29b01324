import type { ListEntries } from '@platewise/contract/diary/diary-day-schema';
import type { DiaryEntry } from '@platewise/contract/diary/diary-schema';
import { LIMITS } from '@platewise/contract/limits';
import { requireReachable } from '../calendar/entries/require-reachable.ts';
import type { UserContext } from '../context.ts';
import { requireEntitlement } from '../subscription/require-entitlement.ts';
import { entriesBetween, mealsBetween, newestEntries } from './diary-repository.ts';
import { readGoals } from './goals/read-goals.ts';
import { toDiaryEntry } from './to-diary-entry.ts';

/**
 * Days of the diary for which something is kept, newest first: that of a date, those of a range, or the newest.
 * @throws AppError PRO_ONLY, VALIDATION for a date too far ahead
 */
export async function listEntries(
  context: Pick<UserContext, 'db' | 'identity' | 'now'>,
  { date, from, to }: ListEntries,
): Promise<DiaryEntry[]> {
  const { db, identity } = context;
  const { userId } = identity;
  await requireEntitlement(context, 'calorieTracker');
  const asked = from !== undefined && to !== undefined ? { from, to } : null;
  requireReachable(context, date === undefined ? (asked ?? {}) : { date });
  const range = date === undefined ? asked : { from: date, to: date };
  const entries = range
    ? await entriesBetween(db, userId, range)
    : await newestEntries(db, userId, { limit: LIMITS.diaryNewestDays });
  const [newest, oldest] = [entries[0], entries.at(-1)];
  if (!newest || !oldest) return [];
  const days = { from: oldest.date, to: newest.date };
  const meals = Map.groupBy(await mealsBetween(db, userId, days), (meal) => meal.date);
  const goalOf = await readGoals(db, userId, days);
  return entries.map((entry) => toDiaryEntry(entry, meals.get(entry.date) ?? [], goalOf(entry.date)));
}
