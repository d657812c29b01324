import type { Meal } from '@platewise/contract/meals/meal-schema';
import { AppError } from '../../app-error.ts';
import { placeOfMeal } from '../../plans/changes/places-of-meals.ts';

/**
 * A meal of a saved plan, as the calendar keeps it.
 * @throws AppError NOT_FOUND when it is not in the plan
 */
export function mealOfPlan(plan: { meals: readonly Meal[] }, mealId: string): Meal {
  const meal = plan.meals[placeOfMeal(plan, mealId)];
  if (!meal) throw new AppError('NOT_FOUND');
  return { ...meal, isFavorite: false };
}
