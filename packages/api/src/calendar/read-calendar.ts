import type { Calendar, CalendarRange } from '@platewise/contract/calendar/calendar-schema';
import { datesBetween } from '@platewise/contract/dates/local-date';
import type { UserContext } from '../context.ts';
import { toFavoriteMarks } from '../favorites/favorite-marks.ts';
import { toPlannedFor } from '../preferences/read-planned-for.ts';
import { readCallersToday } from '../preferences/read-preferences.ts';
import { hasEntitlement } from '../subscription/require-entitlement.ts';
import { readCalendarDays } from './calendar-week-repository.ts';
import { toEntry } from './entries/to-entry.ts';
import { toDays } from './read-days.ts';

/** Days of the caller's calendar, with what each comes to and aims at. */
export async function readCalendar(
  context: Pick<UserContext, 'db' | 'identity' | 'now' | 'rights'>,
  { from, to }: CalendarRange,
): Promise<Calendar> {
  const { db, identity } = context;
  const [rows, today, hasTracker] = await Promise.all([
    readCalendarDays(db, identity.userId, { from, to }),
    readCallersToday(context),
    hasEntitlement(context, 'calorieTracker'),
  ]);
  const plannedFor = toPlannedFor(rows.plannedFor);
  const marks = toFavoriteMarks(rows.marks);
  const frozenAfter = rows.frozenAfter.map((row) => toEntry(row, marks));
  const basis = { plannedFor, goals: hasTracker ? rows.goals : [] };
  return {
    from,
    to,
    today,
    revision: rows.revision,
    profileId: plannedFor.profile?.id ?? null,
    days: toDays(datesBetween(from, to), rows.entries, { basis, marks }),
    frozenLater: frozenAfter.filter(({ leftover }) => leftover && leftover.cookedOn >= from && leftover.cookedOn <= to),
  };
}
