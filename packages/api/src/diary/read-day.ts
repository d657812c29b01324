import type { DiaryDay } from '@platewise/contract/diary/diary-day-schema';
import type { Goal } from '@platewise/contract/diary/diary-schema';
import type { EatingWindow } from '@platewise/contract/diary/eating-window-schema';
import type { Water } from '@platewise/contract/diary/water-schema';
import type { Db } from '@platewise/db/database';
import type { DiaryEntryRow } from '@platewise/db/tables/diary-tables';
import { diaryTotals, toCome } from '@platewise/domain/diary/diary-totals';
import { requireReachable } from '../calendar/entries/require-reachable.ts';
import type { UserContext } from '../context.ts';
import { toPlannedFor } from '../preferences/read-planned-for.ts';
import { readCallersToday, readToday } from '../preferences/read-preferences.ts';
import { requireEntitlement } from '../subscription/require-entitlement.ts';
import { readDiaryDayRows } from './diary-day-repository.ts';
import { toGoal, toUsualGoal } from './goals/read-goals.ts';
import { type PlannedDay, plannedMeals } from './planned/planned-meals.ts';
import { toDiaryEntry } from './to-diary-entry.ts';
import { toWater } from './water/to-water.ts';

/** Everything that is kept of one day. */
export type DayState = PlannedDay & {
  date: string;
  entry: DiaryEntryRow | undefined;
  goal: Goal;
  eatingWindow: EatingWindow | null;
  water: Water;
};

/**
 * Everything about one day of the caller's: what was eaten, and apart from it what is planned.
 * @throws AppError PRO_ONLY, VALIDATION for a date too far ahead
 */
export async function readDay(
  context: Pick<UserContext, 'db' | 'identity' | 'now' | 'rights'>,
  { date }: { date: string },
): Promise<DiaryDay> {
  await requireEntitlement(context, 'calorieTracker');
  requireReachable(context, { date });
  const [state, today] = await Promise.all([
    readDayState(context.db, context.identity.userId, { date }),
    readCallersToday(context),
  ]);
  return toDiaryDay(state, today);
}

/** The same for a caller who may, in a transaction where there is one. */
export async function readDiaryDay(
  db: Db,
  { identity, now }: Pick<UserContext, 'identity' | 'now'>,
  { date }: { date: string },
): Promise<DiaryDay> {
  const { userId } = identity;
  const state = await readDayState(db, userId, { date });
  return toDiaryDay(state, await readToday(db, userId, { now }));
}

function toDiaryDay(state: DayState, today: string): DiaryDay {
  const { date, entry, meals, goal, eatingWindow, water } = state;
  const planned = plannedMeals(state);
  return {
    date,
    today,
    entry: entry ? toDiaryEntry(entry, meals, goal) : null,
    goal,
    eaten: diaryTotals(meals),
    planned,
    toCome: toCome(planned),
    eatingWindow,
    water,
  };
}

/** What is kept of a day, as it lies in the database. */
export async function readDayState(db: Db, userId: string, { date }: { date: string }): Promise<DayState> {
  const { goal, plannedFor, drinks, recentDrinks, ...rows } = await readDiaryDayRows(db, userId, { date });
  return {
    date,
    ...rows,
    goal: goal ? toGoal(goal) : toUsualGoal(toPlannedFor(plannedFor)),
    water: toWater({ drinks, recent: recentDrinks }),
  };
}
