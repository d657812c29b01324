import type { MealItem } from '@platewise/contract/meals/meal-schema';
import { findTimes, type NamedTime } from './find-times.ts';
import { matchIngredients } from './match-ingredients.ts';

/** An ingredient as cooking mode shows it: its place in the meal, and the line of the recipe where grams are not known. */
export type CookingIngredient = {
  place: number;
  name: string;
  /** Null where the meal only has a line of text. */
  grams: number | null;
  /** Later steps that name it again, counted from 1. */
  laterSteps: readonly number[];
};

/** What is on the screen at once: what to have ready, or one step. */
export type CookingPage =
  | { kind: 'start'; ingredients: readonly CookingIngredient[] }
  /** Who gets what of a meal that several people share. */
  | { kind: 'portion'; ingredients: readonly CookingIngredient[] }
  | {
      kind: 'step';
      step: number;
      text: string;
      times: readonly NamedTime[];
      ingredients: readonly CookingIngredient[];
    };

/** The part of a meal that is cooked from. */
export type CookedMeal = {
  items: readonly MealItem[];
  ingredients: readonly string[];
  instructions: readonly string[];
  portions?: readonly unknown[];
};

/**
 * A meal page by page. Each ingredient stands with the first step that names it; those that no step names come first, on
 * a page of their own. A meal without steps is that page alone. One that is shared ends with a page that portions it.
 */
export function cookingPages({ items, ingredients, instructions, portions }: CookedMeal): CookingPage[] {
  // Lines beyond the items have no grams: then the lines are shown, so that none is missing.
  const known = items.length > 0 && items.length >= ingredients.length;
  const named = known
    ? items.map(({ name, grams }) => ({ name, grams }))
    : ingredients.map((name) => ({ name, grams: null }));
  const uses = matchIngredients(
    named.map(({ name }) => (known ? name : withoutAmount(name))),
    instructions,
  );
  const shown = named.map((ingredient, place): CookingIngredient => {
    const laterSteps = (uses[place]?.later ?? []).map((step) => step + 1);
    return { ...ingredient, place, laterSteps };
  });
  const usedFirst = (step: number | null) => shown.filter(({ place }) => (uses[place]?.first ?? null) === step);
  const unused = usedFirst(null);
  const steps = instructions.map((text, step) => ({
    kind: 'step' as const,
    step: step + 1,
    text,
    times: findTimes(text),
    ingredients: usedFirst(step),
  }));
  const portion = portions ? [{ kind: 'portion' as const, ingredients: [] }] : [];
  const isStartNeeded = unused.length > 0 || steps.length === 0;
  return [...(isStartNeeded ? [{ kind: 'start' as const, ingredients: unused }] : []), ...steps, ...portion];
}

/** '2 tbsp olive oil, plus more' as 'olive oil': what is left is looked for in the steps. */
function withoutAmount(line: string): string {
  return (line.split(/[,;]/)[0] ?? '')
    .replace(/^[\s\d.,/½¼¾⅓⅔–-]+/, '')
    .replace(
      /^(?:g|kg|mg|ml|cl|l|oz|lb|lbs|tbsp|tsp|tablespoons?|teaspoons?|cups?|cans?|tins?|cloves?|slices?|pinch(?:es)?)\b\.?\s*/i,
      '',
    )
    .replace(/^of\s+/i, '');
}
