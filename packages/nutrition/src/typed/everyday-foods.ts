import { EVERYDAY_FOODS_JSON } from '../compiled/everyday-foods.ts';
import { wordsOf } from '../words/word-forms.ts';
import type { EverydayFood } from './everyday-food.ts';
import { SILENT_WORDS } from './typed-words.ts';

/** Every everyday food, from `data/everyday-foods.csv`. */
export const EVERYDAY_FOODS: readonly EverydayFood[] = JSON.parse(EVERYDAY_FOODS_JSON);

/** Words that only join those of a name: 'gajar ka halwa', 'fish and chips', 'makki di roti'. */
const JOINING = new Set([
  'and',
  'n',
  'with',
  'on',
  'in',
  'of',
  'the',
  'ka',
  'ki',
  'ke',
  'da',
  'di',
  'de',
  'style',
  'a',
  'la',
]);

/** What is left of a name by which it is not known: the 'g' of a brand is a unit. */
const SHORT_MIN = 3;

const BY_WORDS: ReadonlyMap<string, EverydayFood> = byWords();

/** A name is also known without words that are left out of what is typed: 'breakfast burrito' as a burrito where no other is. */
function byWords(): Map<string, EverydayFood> {
  const named = EVERYDAY_FOODS.flatMap((food) => food.names.map((name) => ({ food, words: wordsOf(name) })));
  const short = named.map(({ food, words }) => [keyOf(words.filter((word) => !SILENT_WORDS.has(word))), food] as const);
  return new Map([
    ...short.filter(([key]) => key.length > SHORT_MIN),
    ...named.map(({ food, words }) => [keyOf(words), food] as const),
  ]);
}

/** Every name by its words, and those that begin with one: a name lies within words only where its first does. */
const NAMES = [...BY_WORDS].map(([key, food]) => ({ key, name: key.split(' '), food }));
const BY_FIRST = Map.groupBy(NAMES, ({ name }) => name[0] ?? '');
/** Every word of a name. */
const NAMED_WORDS: ReadonlySet<string> = new Set(NAMES.flatMap(({ name }) => name));

/** Names with their words as they are written: milk chocolate is no chocolate milk. */
const AS_WRITTEN: ReadonlyMap<string, EverydayFood> = new Map(
  EVERYDAY_FOODS.flatMap((food) => food.names.map((name) => [wordsOf(name).join(' '), food] as const)),
);

/** The everyday food that is called by these words, else by them in another order; undefined where none is. */
export function everydayFood(words: readonly string[]): EverydayFood | undefined {
  return AS_WRITTEN.get(words.join(' ')) ?? BY_WORDS.get(keyOf(words));
}

type Within = { food: EverydayFood; matched: number };

/**
 * The everyday food whose name lies within these words: that with the most of them, and with the last rather than with others,
 * since a name ends with what it is: 'thai green chicken curry' is a curry. Words that are in no name do not count.
 * @param except names of one word that are no food by themselves among others
 */
export function everydayFoodWithin(typed: readonly string[], except: ReadonlySet<string>): EverydayFood | undefined {
  const words = typed.map(alike);
  const last = words.findLast((word) => NAMED_WORDS.has(word));
  let best: Within | undefined;
  for (const { key, name, food } of words.flatMap((word) => BY_FIRST.get(word) ?? [])) {
    if (except.has(key) || !name.every((word) => words.includes(word))) continue;
    // 'Beef pho' is no beef: one word of several counts only where it is the last.
    if (name.length === 1 && words.at(-1) !== key) continue;
    const matched = name.length + (last !== undefined && name.includes(last) ? HEAD : 0);
    if (!best || matched > best.matched) best = { food, matched };
  }
  return best?.food;
}

/** What the last word of a name counts beyond another. */
const HEAD = 1.5;

function keyOf(words: readonly string[]): string {
  const named = words.filter((word) => !JOINING.has(word));
  return named.map(alike).toSorted().join(' ');
}

/** 'Roasties' are what a roastie is one of. */
function alike(word: string): string {
  return word.replace(/(?<=\w{3})ie$/, 'y');
}
