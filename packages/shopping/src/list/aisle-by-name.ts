import type { ListAisle } from '@platewise/contract/shopping/shopping-list-schema';
import { foodsNamed } from '@platewise/nutrition/exclusions/find-foods-by-words';
import { aisleOf } from '@platewise/nutrition/foods/aisles';
import type { Food } from '@platewise/nutrition/foods/food';
import { FOODS } from '@platewise/nutrition/foods/foods';
import { wordsOf } from '@platewise/nutrition/words/word-forms';

/**
 * The aisle of what a person writes on a list: of the food of that name, else where most foods stand whose names hold all of
 * its words, or its last one ('organic carrots').
 */
export function aisleByName(name: string): ListAisle {
  const words = wordsOf(name);
  if (words.length === 0) return 'other';
  // Without blanks, so that an egg plant is an eggplant.
  const exact = FOODS.find((food) => namesOf(food).some((one) => one.join('') === words.join('')));
  if (exact) return aisleOf(exact);
  const ofAll = FOODS.filter((food) => namesOf(food).some((one) => words.every((word) => one.includes(word))));
  return commonest(ofAll) ?? commonest(foodsNamed(words.slice(-1)).named) ?? 'other';
}

function namesOf({ name, aliases }: Food): string[][] {
  return [name, ...aliases].map(wordsOf);
}

function commonest(foods: readonly Food[]): ListAisle | undefined {
  const counts = new Map<ListAisle, number>();
  for (const food of foods) counts.set(aisleOf(food), (counts.get(aisleOf(food)) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}
