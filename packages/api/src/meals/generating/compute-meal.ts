import type { MealType } from '@platewise/contract/generation/options';
import { LIMITS } from '@platewise/contract/limits';
import type { ClientMeal } from '@platewise/contract/meals/meal-schema';
import { texts } from '@platewise/contract/texts';
import { findFood } from '@platewise/nutrition/foods/foods';
import { mealFigures, type Portion, roundFigures } from '@platewise/nutrition/recipes/meal-nutrition';
import { recomputeMeal } from '@platewise/planner/change/recompute-meal';
import { usualSlot } from '@platewise/planner/day/favorite/favorite-meal';
import { provenTags } from '@platewise/planner/day/make-meal';
import { mealItem } from '@platewise/planner/day/meal-item';
import { invalidInput } from '../../invalid-input.ts';

/** kcal of one serving (decisions 8: tracked kcal). */
const MEAL_KCAL_MAX = LIMITS.eatenOutMaxKcal;

/** The slot that a meal is meant for where it does not say. */
type Options = { mealType?: MealType | undefined };

/**
 * A meal that a client sent, every figure computed from its ingredients: one of our dishes with just its foods is made from
 * today's tables in the grams given, of others the tags that the foods prove stay. Null where nothing can be computed: the
 * meal has no ingredients in grams, or one that is no food of the table.
 * @throws AppError VALIDATION for amounts that nobody eats
 */
export function computeSentMeal(meal: ClientMeal, options: Options = {}): ClientMeal | null {
  const computed = computeMeal(meal, options);
  if (computed && (computed.calories ?? 0) > MEAL_KCAL_MAX) {
    throw invalidInput([{ path: 'meal.items', message: texts.calendar.mealTooLarge({ max: MEAL_KCAL_MAX }) }]);
  }
  return computed;
}

/** The same of a stored meal, which may be larger. */
export function computeMeal(meal: ClientMeal, { mealType }: Options = {}): ClientMeal | null {
  const portions = portionsOf(meal);
  if (!portions) return null;
  const { name, items = [], servings = 1, prepTime = Number.NaN, cookTime = Number.NaN, tags = [] } = meal;
  const slot = meal.mealType ?? mealType ?? usualSlot(name);
  const ours = slot && recomputeMeal({ name, mealType: slot, items, servings });
  // A range that was sent goes with the figures that were sent.
  const { nutritionRange: _sent, ...rest } = meal;
  if (ours) return { ...rest, ...ours };
  const proven = new Set(provenTags({ prepMinutes: prepTime, cookMinutes: cookTime }, portions));
  return {
    ...rest,
    ...roundFigures(mealFigures(portions)),
    ingredients: portions.map(({ food, grams }) => texts.plans.ingredient({ grams, name: food.name })),
    items: portions.map(mealItem),
    tags: tags.filter((tag) => proven.has(tag)),
  };
}

/** The foods of a meal in grams; null where it has none, or one that the table does not have. */
function portionsOf({ items = [] }: ClientMeal): Portion[] | null {
  const portions = items.flatMap(({ food: foodId, grams }): Portion[] => {
    const food = findFood(foodId);
    return food ? [{ food, grams }] : [];
  });
  return items.length > 0 && portions.length === items.length ? portions : null;
}
