import { addDays } from '@platewise/contract/dates/local-date';
import type { Db } from '@platewise/db/database';
import { rowsOfJson } from '@platewise/db/json-rows';
import { prepare } from '@platewise/db/prepared';
import type { CalendarEntryRow } from '@platewise/db/tables/calendar-tables';
import type { DailyGoalRow } from '@platewise/db/tables/diary-tables';
import { FREEZER_DAYS } from '@platewise/nutrition/recipes/keeping';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { goalsQuery } from '../diary/goals/goals-repository.ts';
import { type MarkRow, marksQuery } from '../favorites/favorites-repository.ts';
import { type PlannedForRows, plannedForColumns, plannedForRows } from '../preferences/planned-for-repository.ts';
import { entriesQuery, frozenAfterQuery, revisionQuery } from './calendar-repository.ts';

/** Days of a calendar with all that they are shown by. */
export type CalendarDaysRows = {
  /** 0 before the first change. */
  revision: number;
  entries: CalendarEntryRow[];
  /** What waits in the freezer after these days, whenever it was cooked. */
  frozenAfter: CalendarEntryRow[];
  goals: DailyGoalRow[];
  marks: MarkRow[];
  plannedFor: PlannedForRows;
};

/** Reads it as of one moment, so that no entry is newer than the revision. */
export async function readCalendarDays(
  db: Db,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<CalendarDaysRows> {
  const [row] = await calendarDays(db, { userId, from, to, until: addDays(to, FREEZER_DAYS) });
  if (!row) throw new Error('A statement without a table has one row.');
  return {
    revision: row.revision ?? 0,
    entries: rowsOfJson<CalendarEntryRow>(row.entries, ['updated_at']),
    frozenAfter: rowsOfJson<CalendarEntryRow>(row.frozenAfter, ['updated_at']),
    goals: rowsOfJson<DailyGoalRow>(row.goals, ['updated_at']),
    marks: row.marks,
    plannedFor: plannedForRows(row),
  };
}

const calendarDays = prepare((db, range: { userId: string; from: string; to: string; until: string }) =>
  db.selectNoFrom([
    revisionQuery(db, range.userId).as('revision'),
    jsonArrayFrom(entriesQuery(db, range)).as('entries'),
    jsonArrayFrom(frozenAfterQuery(db, range)).as('frozenAfter'),
    jsonArrayFrom(goalsQuery(db, range)).as('goals'),
    jsonArrayFrom(marksQuery(db, range.userId)).as('marks'),
    ...plannedForColumns(db, range.userId),
  ]),
);
