import type { OfferedMeal } from '@platewise/contract/plans/plan-schema';
import { findFood } from '@platewise/nutrition/foods/foods';
import { findDish } from '../day/candidates/find-candidates.ts';
import { makeMeal } from '../day/make-meal.ts';
import type { PlannedMeal } from '../day/plan-outcome.ts';

/**
 * A meal whose name, slot and grams come from elsewhere: the known recipe with just its foods, every figure, tag and step
 * from the tables of today. Null where the recipe or a food is not known, or a food was added or left out.
 */
export function recomputeMeal({ name, mealType, items, servings = 1 }: OfferedMeal): PlannedMeal | null {
  const recipe = findDish(name)?.recipe;
  const foodsOfRecipe = new Set<string>(recipe?.items.map(([food]) => food));
  const portions = items.flatMap(({ food: id, grams }) => {
    const food = findFood(id);
    return food && foodsOfRecipe.has(id) ? [{ food, grams }] : [];
  });
  const isWhole =
    portions.length === items.length && new Set(items.map(({ food }) => food)).size === foodsOfRecipe.size;
  return recipe && isWhole ? { ...makeMeal(recipe, mealType, portions), servings } : null;
}
