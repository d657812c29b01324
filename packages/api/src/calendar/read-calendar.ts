import type { Calendar, CalendarRange } from '@platewise/contract/calendar/calendar-schema';
import { datesBetween } from '@platewise/contract/dates/local-date';
import { rowsOfJson } from '@platewise/db/json-rows';
import { prepare } from '@platewise/db/prepared';
import type { CalendarEntryRow } from '@platewise/db/tables/calendar-tables';
import type { DailyGoalRow } from '@platewise/db/tables/diary-tables';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { UserContext } from '../context.ts';
import { goalsQuery } from '../diary/goals-repository.ts';
import { toFavoriteMarks } from '../favorites/favorite-marks.ts';
import { marksQuery } from '../favorites/favorites-repository.ts';
import { plannedForColumns, toPlannedFor } from '../preferences/read-planned-for.ts';
import { readCallersToday } from '../preferences/read-preferences.ts';
import { hasEntitlement } from '../subscription/require-entitlement.ts';
import { entriesQuery, revisionQuery } from './calendar-repository.ts';
import { toDays } from './read-days.ts';

/** All of it at one moment, so that no entry is newer than the revision that is reported with it. */
const calendarStatement = prepare((db, range: { userId: string; from: string; to: string }) =>
  db.selectNoFrom([
    revisionQuery(db, range.userId).as('revision'),
    jsonArrayFrom(entriesQuery(db, range)).as('entries'),
    jsonArrayFrom(goalsQuery(db, range)).as('goals'),
    jsonArrayFrom(marksQuery(db, range.userId)).as('marks'),
    ...plannedForColumns(db, range.userId),
  ]),
);

/** Days of the caller's calendar, with what each comes to and aims at. */
export async function readCalendar(
  context: Pick<UserContext, 'db' | 'identity' | 'now' | 'rights'>,
  { from, to }: CalendarRange,
): Promise<Calendar> {
  const { db, identity } = context;
  const [[found], today, hasTracker] = await Promise.all([
    calendarStatement(db, { userId: identity.userId, from, to }),
    readCallersToday(context),
    hasEntitlement(context, 'calorieTracker'),
  ]);
  if (!found) throw new Error('A statement without a table has one row.');
  const rows = rowsOfJson<CalendarEntryRow>(found.entries, ['updated_at']);
  const goals = hasTracker ? rowsOfJson<DailyGoalRow>(found.goals, ['updated_at']) : [];
  const plannedFor = toPlannedFor(found);
  return {
    from,
    to,
    today,
    revision: found.revision ?? 0,
    profileId: plannedFor.profile?.id ?? null,
    days: toDays(datesBetween(from, to), rows, { basis: { plannedFor, goals }, marks: toFavoriteMarks(found.marks) }),
  };
}
