import { RECIPES } from '../recipes/recipes.ts';
import { isFiller } from '../words/filler-words.ts';
import { correctedWords } from '../words/misspelling.ts';
import { withSynonyms } from '../words/with-synonyms.ts';
import { wordsOf } from '../words/word-forms.ts';
import type { Food } from './food.ts';
import { FOODS } from './foods.ts';

/** What a food is called: its name before its other names. */
const PHRASES: readonly { food: Food; phrases: readonly string[][] }[] = FOODS.map((food) => ({
  food,
  phrases: [food.name, ...food.aliases].map(wordsOf),
}));

/**
 * How well a phrase fits, best first: what a name ends with is what the food is ('white rice' is rice, 'rice cakes' are
 * not). Another name of a food fits less well than its name by half a step.
 */
const FITS = { whole: 0, ending: 1, within: 2, unfinished: 3 } as const;
const OTHER_NAME = 0.5;

/** In how many recipes a food is: among equals the one that is cooked more often is meant more often. */
const USES: ReadonlyMap<string, number> = RECIPES.flatMap(({ items }) => items).reduce(
  (uses, [food]) => uses.set(food, (uses.get(food) ?? 0) + 1),
  new Map<string, number>(),
);

/**
 * The foods that people may mean by what they typed, best first: whole names before parts of names, words that are still
 * being typed last. Words of other languages are understood; where nothing else is found, words that say nothing of a food
 * are left out and misspelt ones set right.
 */
export function searchFoods(text: string, { limit }: { limit: number }): Food[] {
  const typed = wordsOf(text);
  const telling = typed.filter((word) => !isFiller(word));
  const readings = [typed, telling, correctedWords(telling, telling) ?? []];
  for (const words of readings) {
    const found = foodsFor([words, withSynonyms(words)]);
    if (found.length > 0) return found.slice(0, limit);
  }
  return [];
}

function foodsFor(readings: readonly (readonly string[])[]): Food[] {
  const ranked = PHRASES.flatMap(({ food, phrases }) => {
    const fits = readings.flatMap((words) => phrases.flatMap((phrase, place) => fitOf(words, phrase, place)));
    return fits.length > 0 ? [{ food, fit: Math.min(...fits) }] : [];
  });
  return ranked.sort((a, b) => a.fit - b.fit || usesOf(b.food) - usesOf(a.food)).map(({ food }) => food);
}

function fitOf(words: readonly string[], phrase: readonly string[], place: number): number[] {
  if (words.length === 0) return [];
  const later = place === 0 ? 0 : OTHER_NAME;
  const start = phrase.length - words.length;
  const isEnding = words.every((word, offset) => phrase[start + offset] === word);
  if (isEnding) return [(start === 0 ? FITS.whole : FITS.ending) + later];
  if (words.every((word) => phrase.includes(word))) return [FITS.within + later];
  const isBegun = words.every((word) => phrase.some((known) => known.startsWith(word)));
  return isBegun ? [FITS.unfinished + later] : [];
}

function usesOf({ id }: Food): number {
  return USES.get(id) ?? 0;
}
