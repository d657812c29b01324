import type { MealType } from '@platewise/contract/generation/options';
import type { ClientMeal } from '@platewise/contract/meals/meal-schema';
import type { StoredCalendarMeal } from '@platewise/db/tables/calendar-tables';
import type { Context } from '../../context.ts';
import { computeSentMeal } from '../../meals/generating/compute-meal.ts';
import { newMealId } from '../../meals/generating/make-plan.ts';

/**
 * A meal that a client sent, as the calendar stores it: computed from its ingredients, else with the figures that it came
 * with and without tags, since a wrong one could hurt.
 * @throws AppError VALIDATION for amounts that nobody eats
 */
export function toCalendarMeal(
  meal: ClientMeal,
  { mealType, newId }: { mealType: MealType } & Pick<Context, 'newId'>,
): StoredCalendarMeal {
  const stored = computeSentMeal(meal, { mealType }) ?? { ...meal, tags: [] };
  return { ...stored, id: meal.id ?? newMealId(newId), isFavorite: false };
}
