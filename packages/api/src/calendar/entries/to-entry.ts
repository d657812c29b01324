import type { CalendarEntry } from '@platewise/contract/calendar/calendar-schema';
import type { CalendarEntryRow } from '@platewise/db/tables/calendar-tables';
import { startsAt } from '@platewise/domain/calendar/starts-at';
import { type FavoriteMarks, markFavorite } from '../../favorites/favorite-marks.ts';
import { entryFigures } from './entry-figures.ts';
import { leftoverOf } from './leftover-of.ts';

/** A stored entry as it travels, its meal marked where it is a favorite. */
export function toEntry(row: CalendarEntryRow, marks: FavoriteMarks): CalendarEntry {
  const leftover = leftoverOf(row);
  return {
    date: row.date,
    slot: row.slot,
    kind: row.kind,
    meal: row.meal && markFavorite(row.meal, marks),
    servings: row.servings,
    note: row.note,
    kcal: row.kcal,
    // What is warmed up was soaked when it was cooked.
    ...(!leftover && row.meal?.startsAhead && { startsAt: startsAt(row, row.meal.startsAhead) }),
    isLocked: row.is_locked,
    ...(leftover && { leftover }),
    planId: row.plan_id,
    figures: entryFigures(row),
    revision: row.revision,
    updatedAt: row.updated_at.toISOString(),
  };
}
