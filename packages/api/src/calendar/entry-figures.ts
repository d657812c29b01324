import type { CalendarEntry } from '@platewise/contract/calendar-schema';
import type { CalendarEntryRow, StoredCalendarMeal } from '@platewise/db/calendar-tables';
import { findFood } from '@platewise/nutrition/foods';
import { tenth } from '@platewise/nutrition/meal-nutrition';

/**
 * What an entry brings to its day: of a meal, the figures that it shows times its servings; of a meal eaten out, the
 * person's guess. Null where nobody knows, and for a note.
 */
export function entryFigures({
  kind,
  meal,
  servings,
  kcal,
}: Pick<CalendarEntryRow, 'kind' | 'meal' | 'servings' | 'kcal'>): CalendarEntry['figures'] {
  if (kind === 'eating-out') return kcal === null ? null : { calories: kcal, macros: null, basis: 'stated' };
  if (meal?.calories === undefined) return null;
  const { macros } = meal;
  return {
    calories: Math.round(meal.calories * servings),
    macros: macros
      ? {
          protein: tenth(macros.protein * servings),
          fat: tenth(macros.fat * servings),
          carbs: tenth(macros.carbs * servings),
        }
      : null,
    basis: hasKnownFoods(meal) ? 'computed' : 'stated',
  };
}

/** Whether every ingredient of a meal is a food of the table, in grams. */
export function hasKnownFoods({ items = [] }: Pick<StoredCalendarMeal, 'items'>): boolean {
  return items.length > 0 && items.every(({ food }) => findFood(food));
}
