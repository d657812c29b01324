import type { Calendar, CalendarRange } from '@platewise/contract/calendar/calendar-schema';
import { datesBetween } from '@platewise/contract/dates/local-date';
import type { UserContext } from '../context.ts';
import { readFavoriteMarks } from '../favorites/favorite-marks.ts';
import { readToday } from '../preferences/read-preferences.ts';
import { entriesBetween, findRevision } from './calendar-repository.ts';
import { readPlanningBasis } from './planning/planning-basis.ts';
import { toDays } from './read-days.ts';

/** Days of the caller's calendar, with what each comes to and aims at. */
export async function readCalendar(
  { db, identity, now }: Pick<UserContext, 'db' | 'identity' | 'now'>,
  { from, to }: CalendarRange,
): Promise<Calendar> {
  const { userId } = identity;
  // Read before the entries: what is written between them is reported as a later revision.
  const revision = await findRevision(db, userId);
  const [rows, basis, today, marks] = await Promise.all([
    entriesBetween(db, userId, { from, to }),
    readPlanningBasis(db, userId, { from, to }),
    readToday(db, userId, { now }),
    readFavoriteMarks(db, userId),
  ]);
  return {
    from,
    to,
    today,
    revision,
    profileId: basis.plannedFor.profile?.id ?? null,
    days: toDays(datesBetween(from, to), rows, { basis, marks }),
  };
}
