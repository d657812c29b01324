import { findFood } from '@platewise/nutrition/foods/foods';
import type { Portion } from '@platewise/nutrition/recipes/meal-nutrition';
import { findDish } from './candidates/find-candidates.ts';
import type { Dish } from './dish.ts';
import { type Figures, figuresOf, scaleFigures } from './figures.ts';
import type { PlannedMeal } from './plan-outcome.ts';

/** A meal of the day that planning may not touch: what it brings to the day. */
export type FixedMeal = { dish: Dish | undefined; portions: Portion[]; figures: Figures };

/** Reads a meal that stays as it is; its figures are those of all its servings. */
export function fixedMealOf(meal: Pick<PlannedMeal, 'name' | 'items' | 'servings'>): FixedMeal {
  const portions = portionsOf(meal);
  return { dish: findDish(meal.name), portions, figures: scaleFigures(figuresOf(portions), meal.servings) };
}

/** The foods of a meal that the table knows, in the grams of one serving. */
export function portionsOf({ items }: Pick<PlannedMeal, 'items'>): Portion[] {
  return items.flatMap(({ food: id, grams }) => {
    const food = findFood(id);
    return food ? [{ food, grams }] : [];
  });
}
