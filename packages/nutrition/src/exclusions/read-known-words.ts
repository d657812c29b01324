import { FOODS } from '../foods/foods.ts';
import type { ExclusionWord } from '../words/exclusion-words.ts';
import { isFiller, isKitchenWord, isSentenceWord } from '../words/filler-words.ts';
import { isSynonym, withSynonyms } from '../words/with-synonyms.ts';
import { findClassWord } from './find-class-word.ts';
import { foodsNamed, KNOWN_PHRASES, listOfNames } from './find-foods-by-words.ts';
import { NO_RELATIVES, type Relatives, relativesOf, relativesOfAll } from './relatives.ts';

/** What known words stand for: the foods they take out, and what of them no table can know. */
export type Meaning = {
  /** In words, for the certificate. */
  label: string;
  foods: ReadonlySet<string>;
  /** The classes among them that say something which no table can know. */
  untold: readonly ExclusionWord[];
  /** Runs of words that the table does not know. */
  rest: readonly (readonly string[])[];
  relatives: Relatives;
  /** What the classes among them say of whole dishes. */
  ofDishes: Pick<ExclusionWord, 'apart' | 'onlyDone'>;
  staysIn: readonly string[];
};

const LONGEST_PHRASE = 5;
const ENDINGS = /(?:free|frei|vrij|allergy|allergie|allergia)$/;

/** 'glutenfree' says gluten, 'Erdnussallergie' says peanut; 'free' and 'no' are fillers. */
export function withoutFillers(words: readonly string[]): string[] {
  return without(words.map(withoutEnding), isFiller);
}

/** What is left of a sentence once every word is gone that only makes it one. */
export function tellingWords(words: readonly string[]): string[] {
  return without(words.map(withoutEnding), isSentenceWord);
}

/** 'animal product', 'fruits de mer': a known phrase that holds such a word keeps it, and becomes one word. */
function without(words: readonly string[], saysNothing: (word: string) => boolean): string[] {
  const kept: string[] = [];
  let start = 0;
  while (start < words.length) {
    const length = lengthOfPhraseWith(saysNothing, words, start);
    kept.push(words.slice(start, start + length).join(''));
    start += length;
  }
  return kept.filter((word) => !saysNothing(word));
}

function lengthOfPhraseWith(saysNothing: (word: string) => boolean, words: readonly string[], start: number): number {
  for (let length = Math.min(LONGEST_PHRASE, words.length - start); length > 1; length--) {
    const phrase = words.slice(start, start + length);
    const stripped = phrase.filter((word) => !saysNothing(word));
    const isNeeded = findClassWord(phrase) !== undefined || isSynonym(phrase) || !isPhrase(stripped);
    if (stripped.length < phrase.length && isPhrase(phrase) && isNeeded) return length;
  }
  return 1;
}

function withoutEnding(word: string): string {
  const stem = word.replace(ENDINGS, '');
  return stem !== word && isPhrase([stem]) ? stem : word;
}

/** What the words mean as they stand, fillers aside; null where the table does not know them. */
export function readWhole(words: readonly string[]): Meaning | null {
  const core = withoutFillers(words);
  const entry = findClassWord(words) ?? findClassWord(core);
  if (entry) return meaningOfClass(entry);
  const readings = [readFood(core), readMeant(core), readFood(words)].filter((reading) => reading !== null);
  return readings.length === 0 ? null : widest(readings);
}

/** One reading where it holds the others, else all of them: 'crushed tomatoes' are tomatoes. */
function widest(readings: readonly Meaning[]): Meaning {
  const holdsAll = readings.find((one) => readings.every(({ foods }) => isWithin(foods, one.foods)));
  return holdsAll ?? merged(readings);
}

function readFood(words: readonly string[]): Meaning | null {
  const { named, ids } = foodsNamed(words);
  if (ids.size === 0) return null;
  return {
    label: listOfNames(named),
    foods: ids,
    untold: [],
    rest: [],
    relatives: relativesOf(named),
    ofDishes: {},
    staysIn: [],
  };
}

/** Reads the words by what they stand for: 'chick pea' is chickpea, 'kaju' is cashew. */
function readMeant(words: readonly string[]): Meaning | null {
  const meant = withSynonyms(KNOWN_PHRASES.get(words.join('')) ?? words);
  if (meant.join(' ') === words.join(' ')) return null;
  const entry = findClassWord(meant);
  return entry ? meaningOfClass(entry) : readFood(meant);
}

type Match = { meaning: Meaning; entry: ExclusionWord | undefined; length: number };

/** The known terms in a longer one, from left to right, each as long as can be: 'crushed tree nuts' means tree nuts. */
export function readInside(words: readonly string[]): Meaning | null {
  const matches: Match[] = [];
  const rest: string[][] = [];
  let start = 0;
  let previous: Match | undefined;
  while (start < words.length) {
    const match = knownAt(words, start);
    if (match && !isHeadOf(previous, match)) matches.push(match);
    if (!match) addToRest(rest, words, start);
    previous = match;
    start += match?.length ?? 1;
  }
  if (matches.length === 0) return null;
  return { ...merged(matches.map(({ meaning }) => meaning)), rest };
}

function addToRest(rest: string[][], words: readonly string[], index: number) {
  const word = words[index] ?? '';
  if (isKitchenWord(word) || word.length < 3 || /^\d+$/.test(word)) return;
  const run = rest.at(-1);
  if (index > 0 && run?.at(-1) === words[index - 1]) run?.push(word);
  else rest.push([word]);
}

function knownAt(words: readonly string[], start: number): Match | undefined {
  for (let length = Math.min(LONGEST_PHRASE, words.length - start); length > 0; length--) {
    const phrase = words.slice(start, start + length);
    const entry = findClassWord(phrase);
    const isOfOthers = entry?.onlyAlone && length < words.length;
    const meaning = isPhrase(phrase) && !isOfOthers ? readWhole(phrase) : null;
    if (meaning) return { meaning, entry, length };
  }
  return undefined;
}

function isPhrase(words: readonly string[]): boolean {
  return findClassWord(words) !== undefined || KNOWN_PHRASES.has(words.join('')) || isSynonym(words);
}

/** 'cashew nut' is cashew alone: a class word after one of its own foods only says what the food is. */
function isHeadOf(food: Match | undefined, head: Match): boolean {
  if (!food || food.entry || !head.entry) return false;
  return isWithin(food.meaning.foods, new Set([...head.meaning.foods, 'pesto']));
}

function isWithin(foods: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return [...foods].every((food) => others.has(food));
}

function merged(meanings: readonly Meaning[]): Meaning {
  const telling = meanings.filter(({ foods }) => foods.size > 0);
  return {
    label: [...new Set(telling.map(({ label }) => label))].join('; '),
    foods: new Set(telling.flatMap(({ foods }) => [...foods])),
    untold: [...new Set(meanings.flatMap(({ untold }) => untold))],
    rest: [],
    relatives: relativesOfAll(meanings.map(({ relatives }) => relatives)),
    ofDishes: Object.assign({}, ...meanings.map(({ ofDishes }) => ofDishes)),
    staysIn: [...new Set(meanings.flatMap(({ staysIn }) => staysIn))],
  };
}

function meaningOfClass(entry: ExclusionWord): Meaning {
  const { label, classes, groups, foods = [] } = entry;
  const ofWord = FOODS.filter(
    (food) =>
      groups?.includes(food.group) ||
      foods.includes(food.id) ||
      food.classes.some((foodClass) => classes.includes(foodClass)),
  );
  return {
    label,
    foods: new Set(ofWord.map(({ id }) => id)),
    untold: entry.notAssessed ? [entry] : [],
    rest: [],
    ofDishes: { ...(entry.apart && { apart: entry.apart }), ...(entry.onlyDone && { onlyDone: true }) },
    relatives: classes.length === 0 ? relativesOf(ofWord) : NO_RELATIVES,
    staysIn: entry.staysIn ?? [],
  };
}
