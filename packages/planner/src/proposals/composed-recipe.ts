import type { DishProposal } from '@platewise/contract/generation/dish-proposal-schema';
import { findFood } from '@platewise/nutrition/foods/foods';
import { startsAheadIn } from '@platewise/nutrition/recipes/begins-before';
import type { Recipe, RecipeItem, RecipeKind } from '@platewise/nutrition/recipes/recipe';
import { recipeKind } from '../day/candidates/find-candidates.ts';
import { type Dish, dishOf } from '../day/dish.ts';
import type { PlannedMeal } from '../day/plan-outcome.ts';
import { partOfFood } from './food-parts.ts';

/** No recipe of the table has this id. */
const ID = 'composed';

type Written = Pick<
  DishProposal,
  'name' | 'cuisine' | 'prepMinutes' | 'cookMinutes' | 'difficulty' | 'items' | 'steps'
>;

/** A dish that a model composed, as a recipe: its foods in the parts that they belong to, each food once. */
export function composedRecipe({ items, ...written }: Written, kind: RecipeKind): Recipe {
  const grams = new Map<string, number>();
  for (const item of items) grams.set(item.food, (grams.get(item.food) ?? 0) + item.grams);
  // A model says no such thing next to its steps, so they are read.
  const startsAhead = startsAheadIn(written.steps);
  return {
    ...written,
    id: ID,
    kind,
    ...(startsAhead && { startsAhead }),
    items: [...grams].flatMap(([food, sum]) => itemOf(food, sum)),
  };
}

/** The recipe of a composed meal, read from the meal itself: it stands in no table. */
export function recipeOfMeal(meal: PlannedMeal): Recipe {
  const { name, prepTime: prepMinutes, cookTime: cookMinutes, difficulty, items, instructions: steps } = meal;
  // The last tag of every meal is the kitchen that it comes from.
  const cuisine = meal.tags.at(-1) ?? '';
  const kind = recipeKind(meal.mealType, meal.calories);
  return composedRecipe({ name, cuisine, prepMinutes, cookMinutes, difficulty, items, steps }, kind);
}

/** The dish of a composed meal, so that it can be portioned again; undefined for a meal of the table. */
export function composedDish(meal: PlannedMeal): Dish | undefined {
  return meal.source === 'model' ? dishOf(recipeOfMeal(meal)) : undefined;
}

function itemOf(id: string, grams: number): RecipeItem[] {
  const food = findFood(id);
  if (!food) return [];
  const { pieceGrams } = food;
  const whole = pieceGrams ? Math.max(1, Math.round(grams / pieceGrams)) * pieceGrams : grams;
  return [[food.id, whole, partOfFood(food)]];
}
