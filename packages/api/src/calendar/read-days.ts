import type { CalendarDay, CalendarEntry } from '@platewise/contract/calendar-schema';
import { CALENDAR_SLOTS } from '@platewise/contract/calendar-slots';
import type { CalendarEntryRow } from '@platewise/db/calendar-tables';
import type { Db } from '@platewise/db/database';
import { tenth } from '@platewise/nutrition/meal-nutrition';
import { readFavoriteMarks } from '../favorites/favorite-marks.ts';
import { entriesOn } from './calendar-repository.ts';
import { dayTargets } from './day-targets.ts';
import { type PlanningBasis, readPlanningBasis } from './planning-basis.ts';
import { toEntry } from './to-entry.ts';

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
    return { date, entries, ...sumsOf(entries), target };
  });
}

function bySlot(a: CalendarEntry, b: CalendarEntry): number {
  return CALENDAR_SLOTS.indexOf(a.slot) - CALENDAR_SLOTS.indexOf(b.slot);
}

/** Sums of the figures that the entries show, so that what a person adds up agrees. */
function sumsOf(entries: readonly CalendarEntry[]): Pick<CalendarDay, 'totals' | 'unknown'> {
  const eaten = entries.filter(({ kind }) => kind !== 'note');
  const known = eaten.flatMap(({ figures }) => figures ?? []);
  const macros = known.flatMap((figures) => figures.macros ?? []);
  const sum = (of: 'protein' | 'fat' | 'carbs') => tenth(macros.reduce((total, one) => total + one[of], 0));
  return {
    totals: {
      calories: known.reduce((total, { calories }) => total + calories, 0),
      macros: { protein: sum('protein'), fat: sum('fat'), carbs: sum('carbs') },
    },
    unknown: { calories: eaten.length - known.length, macros: eaten.length - macros.length },
  };
}
