import type { Food } from '@platewise/nutrition/foods/food';
import { namesOfFood } from './names-of-food.ts';

/** Stands where a name stood, so that the words around it do not become a phrase; no text holds it. */
const GONE = '';

/** Words of a text without the names of these foods: 'frozen peas' and 'coconut milk' are names, and say nothing besides. */
export function withoutNames(words: readonly string[], foods: readonly Food[]): string[] {
  const names = foods.flatMap(namesOfFood).toSorted((a, b) => b.length - a.length);
  const left: string[] = [];
  let start = 0;
  while (start < words.length) {
    const name = names.find((one) => one.every((word, offset) => words[start + offset] === word));
    left.push(name ? GONE : (words[start] ?? GONE));
    start += Math.max(1, name?.length ?? 1);
  }
  return left;
}
