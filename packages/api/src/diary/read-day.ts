import type { DiaryDay } from '@platewise/contract/diary/diary-day-schema';
import type { Goal } from '@platewise/contract/diary/diary-schema';
import type { Db } from '@platewise/db/database';
import type { DiaryEntryRow } from '@platewise/db/tables/diary-tables';
import { diaryTotals, toCome } from '@platewise/domain/diary-totals';
import { entriesOn } from '../calendar/calendar-repository.ts';
import { requireReachable } from '../calendar/entries/require-reachable.ts';
import type { UserContext } from '../context.ts';
import { readToday } from '../preferences/read-preferences.ts';
import { requireEntitlement } from '../subscription/require-entitlement.ts';
import { findEntry, mealsBetween, skippedMeals } from './diary-repository.ts';
import { type PlannedDay, plannedMeals } from './planned-meals.ts';
import { readGoal } from './read-goals.ts';
import { toDiaryEntry } from './to-diary-entry.ts';

/** Everything that is kept of one day. */
export type DayState = PlannedDay & { date: string; entry: DiaryEntryRow | undefined; goal: Goal };

/**
 * Everything about one day of the caller's: what was eaten, and apart from it what is planned.
 * @throws AppError PRO_ONLY, VALIDATION for a date too far ahead
 */
export async function readDay(
  context: Pick<UserContext, 'db' | 'identity' | 'now'>,
  { date }: { date: string },
): Promise<DiaryDay> {
  await requireEntitlement(context, 'calorieTracker');
  requireReachable(context, { date });
  return readDiaryDay(context.db, context, { date });
}

/** The same for a caller who may, in a transaction where there is one. */
export async function readDiaryDay(
  db: Db,
  { identity, now }: Pick<UserContext, 'identity' | 'now'>,
  { date }: { date: string },
): Promise<DiaryDay> {
  const { userId } = identity;
  const state = await readDayState(db, userId, { date });
  const { entry, meals, goal } = state;
  const planned = plannedMeals(state);
  return {
    date,
    today: await readToday(db, userId, { now }),
    entry: entry ? toDiaryEntry(entry, meals, goal) : null,
    goal,
    eaten: diaryTotals(meals),
    planned,
    toCome: toCome(planned),
  };
}

/** What is kept of a day, as it lies in the database. */
export async function readDayState(db: Db, userId: string, { date }: { date: string }): Promise<DayState> {
  return {
    date,
    entry: await findEntry(db, userId, { date }),
    meals: await mealsBetween(db, userId, { from: date, to: date }),
    skipped: await skippedMeals(db, userId, { date }),
    calendar: await entriesOn(db, userId, [date]),
    goal: await readGoal(db, userId, { date }),
  };
}
