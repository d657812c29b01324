import type { Meal } from '@platewise/contract/meals/meal-schema';
import { AppError } from '../../app-error.ts';

/**
 * Where in a plan the meals with these ids stand, from 0.
 * @throws AppError NOT_FOUND when one is not in it
 */
export function placesOfMeals({ meals }: { meals: readonly Meal[] }, mealIds: readonly string[]): number[] {
  return mealIds.map((mealId) => {
    const place = meals.findIndex(({ id }) => id === mealId);
    if (place < 0) throw new AppError('NOT_FOUND');
    return place;
  });
}

/**
 * Where in a plan one meal stands, from 0.
 * @throws AppError NOT_FOUND when it is not in it
 */
export function placeOfMeal(plan: { meals: readonly Meal[] }, mealId: string): number {
  const [place = 0] = placesOfMeals(plan, [mealId]);
  return place;
}
