import { findFood } from '../foods/foods.ts';
import type { Recipe, RecipeItem } from '../recipes/recipe.ts';
import type { Substitution } from './substitution.ts';

/** How a name says what stands for what: ' (sunflower seed butter for tahini)'. */
export function substituteSuffix({ food, instead }: Pick<Substitution, 'food' | 'instead'>): string {
  return ` (${nameOf(instead)} for ${nameOf(food)})`;
}

/**
 * A recipe in which one food stands for another: named so, with the other's grams, and a first step that says what to take where
 * the steps name the one that is missing.
 */
export function recipeWithSubstitute(recipe: Recipe, substitution: Substitution): Recipe {
  const { food, instead, note } = substitution;
  const step = `Where the steps say ${nameOf(food)}, take the ${nameOf(instead)}.`;
  return {
    ...recipe,
    name: `${recipe.name}${substituteSuffix(substitution)}`,
    items: recipe.items.map(([id, grams, part]): RecipeItem => {
      const other = findFood(instead);
      return other && id === food ? [other.id, substituteGrams(grams, substitution), part] : [id, grams, part];
    }),
    steps: [note === '' ? step : `${step} ${note}`, ...recipe.steps],
  };
}

/** Grams of the other food for so many of the one that is missing; whole pieces of what comes in pieces. */
export function substituteGrams(grams: number, { instead, ratio }: Pick<Substitution, 'instead' | 'ratio'>): number {
  const piece = findFood(instead)?.pieceGrams;
  return piece ? Math.max(1, Math.round((grams * ratio) / piece)) * piece : grams * ratio;
}

function nameOf(id: string): string {
  const food = findFood(id);
  if (!food) throw new Error(`A substitution names an unknown food: ${id}`);
  return food.name;
}
