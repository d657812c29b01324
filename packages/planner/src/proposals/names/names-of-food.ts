import type { Food } from '@platewise/nutrition/foods/food';
import { wordsOf } from '@platewise/nutrition/words/word-forms';

const NAMES = new WeakMap<Food, readonly (readonly string[])[]>();

/** The name of a food and all its aliases, in words; split once, when they are first asked for. */
export function namesOfFood(food: Food): readonly (readonly string[])[] {
  const known = NAMES.get(food);
  if (known) return known;
  const names = [food.name, ...food.aliases].map(wordsOf);
  NAMES.set(food, names);
  return names;
}
