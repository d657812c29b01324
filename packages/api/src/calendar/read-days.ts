import type { CalendarDay } from '@platewise/contract/calendar/calendar-schema';
import type { Db } from '@platewise/db/database';
import type { CalendarEntryRow } from '@platewise/db/tables/calendar-tables';
import { bySlot, daySums } from '@platewise/domain/calendar/calendar-sums';
import { readFavoriteMarks } from '../favorites/favorite-marks.ts';
import { entriesOn } from './calendar-repository.ts';
import { toEntry } from './entries/to-entry.ts';
import { dayTargets } from './planning/day-targets.ts';
import { type PlanningBasis, readPlanningBasis } from './planning/planning-basis.ts';

/** Days of a person's calendar as they travel, in the order of the dates given. */
export async function readDays(db: Db, userId: string, dates: readonly string[]): Promise<CalendarDay[]> {
  if (dates.length === 0) return [];
  const rows = await entriesOn(db, userId, dates);
  const sorted = dates.toSorted();
  return toDays(dates, rows, {
    basis: await readPlanningBasis(db, userId, { from: sorted[0] ?? '', to: sorted.at(-1) ?? '' }),
    marks: await readFavoriteMarks(db, userId),
  });
}

/** Days with the entries that were read of them; their targets are those of whom the calendar plans for now. */
export function toDays(
  dates: readonly string[],
  rows: readonly CalendarEntryRow[],
  { basis, marks }: { basis: PlanningBasis; marks: Parameters<typeof toEntry>[1] },
): CalendarDay[] {
  const byDate = Map.groupBy(rows, ({ date }) => date);
  const targets = dayTargets(basis, dates);
  return dates.flatMap((date, index) => {
    const target = targets[index];
    if (!target) return [];
    const entries = (byDate.get(date) ?? []).map((row) => toEntry(row, marks)).sort(bySlot);
    return { date, entries, ...daySums(entries), target };
  });
}
