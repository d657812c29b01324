import type { CalendarEntry } from '@platewise/contract/calendar/calendar-schema';
import { addDays } from '@platewise/contract/dates/local-date';
import type { CalendarEntryRow } from '@platewise/db/tables/calendar-tables';
import { FREEZER_DAYS, fridgeDays } from '@platewise/nutrition/recipes/keeping';

/**
 * The day that a meal was left over from, and the last on which it may be eaten; null for one that is cooked by itself. No meal
 * outlives what it was left over from: it is cooked by itself as soon as that is gone, is another, or lies too far back.
 */
export function leftoverOf({
  date,
  meal,
  cooked_on,
  is_frozen,
}: Pick<CalendarEntryRow, 'date' | 'meal' | 'cooked_on' | 'is_frozen'>): NonNullable<CalendarEntry['leftover']> | null {
  if (!meal || cooked_on === null) return null;
  const foods = (meal.items ?? []).map(({ food }) => food);
  const useBy = addDays(cooked_on, is_frozen ? FREEZER_DAYS : fridgeDays(foods));
  return date <= useBy ? { cookedOn: cooked_on, useBy, isFrozen: is_frozen } : null;
}
