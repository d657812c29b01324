import type { MealType } from '@platewise/contract/generation/options';
import { LIMITS } from '@platewise/contract/limits';
import type { ClientMeal } from '@platewise/contract/meals/meal-schema';
import { texts } from '@platewise/contract/texts';
import { numberWords } from '@platewise/domain/number-words';
import type { RecipeKind } from '@platewise/nutrition/recipes/recipe';
import { recomputeMeal } from '../../change/recompute-meal.ts';
import { findDish } from '../candidates/find-candidates.ts';
import type { PlannedMeal } from '../plan-outcome.ts';

/** What planning reads of a favorite: figures, tags and steps are computed again, however it was kept. */
export type FavoriteMeal = Pick<ClientMeal, 'name' | 'mealType' | 'items' | 'servings'>;

const { favorite: words } = texts.plans;

const USUAL_SLOT: Record<RecipeKind, MealType> = { breakfast: 'breakfast', main: 'dinner', snack: 'snack' };

/** The slot that a dish of ours is usually eaten in; undefined where none has that name. */
export function usualSlot(name: string): MealType | undefined {
  const kind = findDish(name)?.recipe.kind;
  return kind && USUAL_SLOT[kind];
}

/**
 * A favorite as a meal of a plan, with its grams and servings as they were kept; or the sentence that says why it cannot
 * be one: it has no grams, its recipe is not known, or its servings are none that a plan can hold.
 */
export function favoriteMeal({ name, mealType, items = [], servings = 1 }: FavoriteMeal): PlannedMeal | string {
  const { servingsMin: min, servingsMax: max } = LIMITS;
  if (items.length === 0) return words.noGrams({ meal: name });
  const slot = mealType ?? usualSlot(name);
  const meal = slot && recomputeMeal({ name, mealType: slot, items, servings });
  if (!meal) return words.otherRecipe({ meal: name });
  if (servings < min || servings > max || servings % 0.25 !== 0) {
    return words.servings({ meal: name, servings: numberWords(servings), min, max });
  }
  return meal;
}
