import type { CalendarEntry } from '@platewise/contract/calendar/calendar-schema';
import type { CalendarEntryRow, StoredCalendarMeal } from '@platewise/db/tables/calendar-tables';
import { figuresOfEntry } from '@platewise/domain/calendar/calendar-sums';
import { findFood } from '@platewise/nutrition/foods/foods';

/** What a kept entry brings to its day; its figures are computed where every ingredient is a food of the table. */
export function entryFigures(
  row: Pick<CalendarEntryRow, 'kind' | 'meal' | 'servings' | 'kcal'>,
): CalendarEntry['figures'] {
  return figuresOfEntry(row, row.meal && hasKnownFoods(row.meal) ? 'computed' : 'stated');
}

/** Whether every ingredient of a meal is a food of the table, in grams. */
function hasKnownFoods({ items = [] }: Pick<StoredCalendarMeal, 'items'>): boolean {
  return items.length > 0 && items.every(({ food }) => findFood(food));
}
