import { searchFoods } from '../foods/search-foods.ts';
import { searchUsdaFoods } from '../usda/search-usda-foods.ts';
import { wordsOf } from '../words/word-forms.ts';
import type { EverydayFood } from './everyday-food.ts';
import { everydayFood, everydayFoodWithin } from './everyday-foods.ts';
import { respeltWords } from './respelt-words.ts';
import { foodsTogether, sandwichOf } from './typed-sandwich.ts';
import { KITCHEN_WORDS } from './typed-words.ts';

/** Of more words of what was done to a food than this only all or none are left out. */
const LEFT_OUT_MAX = 4;

/** An everyday food by its whole name, else with as few words as can be left out of its size and of what was done to it; null where none is called so. */
export function knownFood(words: readonly string[]): EverydayFood | null {
  const places = words.flatMap((word, place) => (KITCHEN_WORDS.has(word) ? [place] : []));
  if (places.length > LEFT_OUT_MAX) return everydayFood(words) ?? everydayFood(plainOf(words)) ?? null;
  for (const left of subsets(places)) {
    const found = everydayFood(words.filter((_, place) => !left.includes(place)));
    if (found) return found;
  }
  return null;
}

/** All subsets, small ones first, and of these those of the first places first. */
function subsets(places: readonly number[]): number[][] {
  const all: number[][] = [[]];
  for (const place of places) all.push(...all.map((set) => [...set, place]));
  return all.toSorted((one, other) => one.length - other.length);
}

/**
 * A food by its name as above, as a sandwich or several foods, or by the search of the diary, also as it may have been meant to be
 * spelt; else by the name within its words.
 */
export function searchedFood(words: readonly string[]): EverydayFood | null {
  const respelt = respeltWords(words) ?? [];
  const meant = respelt.length > 0 ? respelt : words;
  return foundFood(words) ?? foundFood(respelt) ?? takenFor(meant) ?? takenFor(plainOf(meant));
}

function foundFood(words: readonly string[]): EverydayFood | null {
  const plain = plainOf(words);
  return knownFood(words) ?? sandwichOf(plain) ?? foodsTogether(plain) ?? searched(words) ?? searched(plain);
}

function plainOf(words: readonly string[]): string[] {
  return words.filter((word) => !KITCHEN_WORDS.has(word));
}

/** A food that is no everyday one, by the search of the diary: ours where it is called so, else the best row. */
function searched(words: readonly string[]): EverydayFood | null {
  if (words.length === 0) return null;
  const text = words.join(' ');
  const [ours] = searchFoods(text, { limit: 1 });
  if (ours && [ours.name, ...ours.aliases].some((name) => holdsAll(name, words))) return asEveryday(ours.id);
  const row = searchUsdaFoods(text, { limit: 5 }).find(
    ({ name }) => holdsAll(name, words) && isMeant(name, words.at(-1) ?? ''),
  );
  return row ? asEveryday(`usda-${row.fdcId}`) : null;
}

/** What says nothing of what is in it: an avocado toast is not taken for toast, nor a kadala curry for a curry of chicken. */
export const CARRIERS: ReadonlySet<string> = new Set(
  'toast roll bun bowl plate curry stew casserole sandwich pie chaat sauce bake dish soup shake'.split(' '),
);

/** 'Coconut chutney' is taken for the chutney that is known; the line says so. */
function takenFor(words: readonly string[]): EverydayFood | null {
  const known = everydayFoodWithin(words, CARRIERS);
  return known ? { ...known, note: `taken for ${known.names[0]}` } : null;
}

/** Rows of what nobody eats as it is. */
const NOT_EATEN = /\b(?:dry mix|dehydrated|unprepared|condensed|babyfood|infant|powder)\b/i;
/** Shelves of the table, which stand before the name. */
const SHELF = /^(?:fast foods|restaurant[^,]*|[^,]*beverages?|snacks|candies|cereals[^,]*|babyfood),\s*/i;

/** What a row is stands first in its name: 'Sauce, white, with butter' is no white butter. */
function isMeant(name: string, head: string): boolean {
  const first = name.replace(SHELF, '').split(',').slice(0, 2).join(' ');
  return !NOT_EATEN.test(name) && wordsOf(first).includes(head);
}

function holdsAll(name: string, words: readonly string[]): boolean {
  const known = wordsOf(name);
  return words.every((word) => known.includes(word));
}

function asEveryday(food: string): EverydayFood {
  return { names: [], parts: [[food, 1]], piece: null, cup: null, serving: null, aside: null, note: '' };
}
