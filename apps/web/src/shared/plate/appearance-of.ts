import { FOOD_APPEARANCES } from './food-appearances.ts';
import type { FoodAppearance } from './looks/food-appearance.ts';

/** Words in the longest name of a look. */
const WORDS_MAX = 4;

/**
 * How a food looks, read from its id or from a line like '2 cups chopped spinach, washed'; null for words that name
 * nothing we can draw. The last word that is known decides, in the longest name that ends with it: almond milk is a milk.
 */
export function appearanceOf(text: string): FoodAppearance | null {
  const words = wordsOf(text);
  for (let end = words.length; end > 0; end--) {
    for (let count = Math.min(WORDS_MAX, end); count > 0; count--) {
      const appearance = FOOD_APPEARANCES.get(words.slice(end - count, end).join('-'));
      if (appearance) return appearance;
    }
  }
  return null;
}

function wordsOf(text: string): string[] {
  const [named = ''] = text.toLowerCase().split(/,|\(| in | with | for | to taste/);
  return named.split(/[^\p{L}]+/u).flatMap((word) => (word ? [singular(word)] : []));
}

function singular(word: string): string {
  if (/(?:ss|us|is|hummus|asparagus|couscous|molasses|brussels|swiss)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 5) return `${word.slice(0, -3)}y`;
  if (word.endsWith('leaves')) return `${word.slice(0, -3)}f`;
  if (/(?:oes|shes|ches|sses)$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') && word.length > 3 ? word.slice(0, -1) : word;
}
