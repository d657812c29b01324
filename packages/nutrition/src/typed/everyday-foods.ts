import { EVERYDAY_FOODS_JSON } from '../compiled/everyday-foods.ts';
import { wordsOf } from '../words/word-forms.ts';
import type { EverydayFood } from './everyday-food.ts';

/** Every everyday food, from `data/everyday-foods.csv`. */
export const EVERYDAY_FOODS: readonly EverydayFood[] = JSON.parse(EVERYDAY_FOODS_JSON);

const BY_WORDS: ReadonlyMap<string, EverydayFood> = new Map(
  EVERYDAY_FOODS.flatMap((food) => food.names.map((name) => [keyOf(wordsOf(name)), food] as const)),
);

/** The everyday food that is called by these words, in whatever order; undefined where none is. */
export function everydayFood(words: readonly string[]): EverydayFood | undefined {
  return BY_WORDS.get(keyOf(words));
}

function keyOf(words: readonly string[]): string {
  return words.toSorted().join(' ');
}
