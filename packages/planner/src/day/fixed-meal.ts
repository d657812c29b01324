import { findFood } from '@platewise/nutrition/foods/foods';
import type { Portion } from '@platewise/nutrition/recipes/meal-nutrition';
import { findDish } from './candidates/find-candidates.ts';
import type { Dish } from './dish.ts';
import { type Figures, figuresOf, scaleFigures } from './figures.ts';
import type { PlannedMeal } from './plan-outcome.ts';

/** A meal of the day that planning may not touch: what it brings to the day. */
export type FixedMeal = { dish: Dish | undefined; portions: Portion[]; servings: number; figures: Figures };

/** Reads a meal that stays as it is; its portions are those of one serving, its figures those of all. */
export function fixedMealOf(meal: Pick<PlannedMeal, 'name' | 'items' | 'servings'>): FixedMeal {
  const portions = portionsOf(meal);
  const figures = scaleFigures(figuresOf(portions), meal.servings);
  return { dish: findDish(meal.name), portions, servings: meal.servings, figures };
}

/** The foods of a meal that the table knows, in the grams of one serving. */
export function portionsOf({ items }: Pick<PlannedMeal, 'items'>): Portion[] {
  return items.flatMap(({ food: id, grams }) => {
    const food = findFood(id);
    return food ? [{ food, grams }] : [];
  });
}
