import type { EatingWindow } from '@platewise/contract/diary/eating-window-schema';
import type { Water } from '@platewise/contract/diary/water-schema';
import type { Db } from '@platewise/db/database';
import { rowsOfJson } from '@platewise/db/json-rows';
import { prepare } from '@platewise/db/prepared';
import type { CalendarEntryRow } from '@platewise/db/tables/calendar-tables';
import type { DailyGoalRow, DiaryEntryRow, DiaryMealRow } from '@platewise/db/tables/diary-tables';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { eatingWindowQuery } from '../body/body-repository.ts';
import { entriesQuery } from '../calendar/calendar-repository.ts';
import { type PlannedForRows, plannedForColumns, plannedForRows } from '../preferences/planned-for-repository.ts';
import { entryQuery, mealsQuery, type PlannedOfDay, skippedQuery } from './diary-repository.ts';
import { goalsQuery } from './goals/goals-repository.ts';
import { drinksQuery, recentDrinksQuery } from './water/water-repository.ts';

/** Everything that is kept of one day. */
export type DiaryDayRows = {
  entry: DiaryEntryRow | undefined;
  meals: DiaryMealRow[];
  skipped: PlannedOfDay[];
  calendar: CalendarEntryRow[];
  goal: DailyGoalRow | undefined;
  plannedFor: PlannedForRows;
  eatingWindow: EatingWindow | null;
  drinks: Water['drinks'];
  recentDrinks: Water['drinks'];
};

/** Reads it as of one moment. */
export async function readDiaryDayRows(db: Db, userId: string, { date }: { date: string }): Promise<DiaryDayRows> {
  const [row] = await diaryDay(db, { userId, date });
  if (!row) throw new Error('A statement without a table has one row.');
  const [entry] = rowsOfJson<DiaryEntryRow>(row.entries, ['created_at', 'updated_at']);
  const [goal] = rowsOfJson<DailyGoalRow>(row.goals, ['updated_at']);
  return {
    entry,
    meals: rowsOfJson<DiaryMealRow>(row.meals, ['updated_at']),
    skipped: row.skipped,
    calendar: rowsOfJson<CalendarEntryRow>(row.calendar, ['updated_at']),
    goal,
    plannedFor: plannedForRows(row),
    eatingWindow: row.eatingWindows[0] ?? null,
    drinks: row.drinks,
    recentDrinks: row.recentDrinks,
  };
}

const diaryDay = prepare((db, { userId, date }: { userId: string; date: string }) => {
  const day = { userId, from: date, to: date };
  return db.selectNoFrom([
    jsonArrayFrom(entryQuery(db, { userId, date })).as('entries'),
    jsonArrayFrom(mealsQuery(db, day)).as('meals'),
    jsonArrayFrom(skippedQuery(db, { userId, date })).as('skipped'),
    jsonArrayFrom(entriesQuery(db, day)).as('calendar'),
    jsonArrayFrom(goalsQuery(db, day)).as('goals'),
    jsonArrayFrom(eatingWindowQuery(db, userId)).as('eatingWindows'),
    jsonArrayFrom(drinksQuery(db, { userId, date })).as('drinks'),
    jsonArrayFrom(recentDrinksQuery(db, { userId })).as('recentDrinks'),
    ...plannedForColumns(db, userId),
  ]);
});
