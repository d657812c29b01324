import { isFiller, isKitchenWord } from '../words/filler-words.ts';
import { isOneEditAway } from '../words/is-one-edit-away.ts';
import { withSynonyms } from '../words/with-synonyms.ts';
import { wordsOf } from '../words/word-forms.ts';
import type { UsdaFood } from './usda-food.ts';
import { usdaFoodAt } from './usda-foods.ts';
import { type UsdaIndex, usdaIndex } from './usda-index.ts';

/** How well a word of a name fits a typed one. */
const QUALITY = { exact: 1, begun: 0.75, misspelt: 0.6, misspeltBeginning: 0.45 } as const;
/** What a word in a later part of the name is worth: the food stands first, what was done to it later. */
const PART_WORTH = [1, 0.72, 0.6, 0.5] as const;
const LATER_PART_WORTH = 0.42;
/** What the words of the first part cost that were not typed: 'Milk dessert' is not milk. */
const UNTYPED_HEAD_WORD = 0.16;
const UNTYPED_WORD = 0.012;
/** Shorter words are one letter away from too many others. */
const SHORTEST_MISSPELT = 4;
/** Words that stand between the names of foods. */
const JOINING = new Set(['of', 'with', 'and', 'in', 'the', 'a', 'an', 'no', 'for', 'or', 'on']);

/** Everyday words for what the table calls otherwise. */
const USDA_WORDS: ReadonlyMap<string, readonly string[]> = new Map([
  ['donut', ['doughnut']],
  ['coke', ['cola', 'carbonated']],
  ['pepsi', ['cola', 'carbonated']],
  ['soda', ['carbonated']],
  ['cornflake', ['corn', 'flake']],
  ['curd', ['yogurt', 'plain', 'whole']],
  ['dahi', ['yogurt', 'plain', 'whole']],
  ['crisp', ['potato', 'chip']],
  ['fry', ['french', 'fried']],
  ['roti', ['chapati']],
  ['chai', ['tea']],
  ['porridge', ['oat', 'cooked']],
]);

type Reading = readonly string[];

/**
 * Rows of FoodData Central that people may mean by what they typed, best first: rows that hold every word, as a whole, begun
 * or with a letter wrong. The food that a name begins with counts for more than what follows, plain food for more than
 * brands. Where no row holds all words, those that say nothing of a food are left out.
 */
export function searchUsdaFoods(text: string, { limit }: { limit: number }): UsdaFood[] {
  const typed = wordsOf(text).filter((word) => !JOINING.has(word));
  const index = usdaIndex();
  const telling = typed.filter((word) => !isFiller(word));
  for (const words of [typed, telling, telling.filter((word) => !isKitchenWord(word))]) {
    const scores = bestOf(index, [words, withSynonyms(words.flatMap(inUsdaWords))]);
    if (scores.size > 0) {
      const ranked = [...scores].sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || a - b);
      return ranked.slice(0, limit).map(([row]) => usdaFoodAt(row));
    }
  }
  return [];
}

function inUsdaWords(word: string): readonly string[] {
  return USDA_WORDS.get(word) ?? [word];
}

function bestOf(index: UsdaIndex, readings: readonly Reading[]): Map<number, number> {
  const scores = new Map<number, number>();
  const [first = [], other = []] = readings;
  for (const words of first.join(' ') === other.join(' ') ? [first] : [first, other]) {
    for (const [row, score] of scoresOf(index, words)) scores.set(row, Math.max(score, scores.get(row) ?? score));
  }
  return scores;
}

/** The rows that hold every word, and how well they fit. */
function scoresOf(index: UsdaIndex, words: Reading): [row: number, score: number][] {
  if (words.length === 0) return [];
  const fits = words.map((word) => fitsOf(index, word));
  const scores: [number, number][] = [];
  for (let row = 0; row < index.handicaps.length; row++) {
    const score = scoreOf(index, row, fits);
    if (score !== null) scores.push([row, score]);
  }
  return scores;
}

/** How well each word of the index fits a typed one; misspelt ones only where no word begins with it. */
function fitsOf({ words }: UsdaIndex, typed: string): Float32Array {
  const fits = new Float32Array(words.length);
  let isKnown = false;
  for (const [number, word] of words.entries()) {
    if (!word.startsWith(typed)) continue;
    isKnown = true;
    fits[number] = word.length === typed.length ? QUALITY.exact : QUALITY.begun;
  }
  if (isKnown || typed.length < SHORTEST_MISSPELT) return fits;
  for (const [number, word] of words.entries()) {
    if (isNear(typed, word)) fits[number] = QUALITY.misspelt;
    else if (isNear(typed, word.slice(0, typed.length))) fits[number] = QUALITY.misspeltBeginning;
  }
  return fits;
}

/** One letter more, less or other, two that changed places, or letters doubled or not; the first is seldom wrong. */
function isNear(typed: string, word: string): boolean {
  if (typed[0] !== word[0] || Math.abs(typed.length - word.length) > 2) return false;
  return isOneEditAway(typed, word) || withoutDoubles(typed) === withoutDoubles(word);
}

function withoutDoubles(word: string): string {
  return word.replaceAll(/(.)\1+/gu, '$1');
}

function scoreOf({ starts, tokens, parts, handicaps }: UsdaIndex, row: number, fits: readonly Float32Array[]) {
  const [from = 0, to = 0] = [starts[row], starts[row + 1]];
  let sum = 0;
  let typedInHead = 0;
  for (const fit of fits) {
    let best = 0;
    let isInHead = false;
    for (let place = from; place < to; place++) {
      const part = parts[place] ?? 0;
      const worth = (fit[tokens[place] ?? 0] ?? 0) * (PART_WORTH[part] ?? LATER_PART_WORTH);
      if (worth <= best) continue;
      best = worth;
      isInHead = part === 0;
    }
    if (best === 0) return null;
    sum += best;
    if (isInHead) typedInHead++;
  }
  let headWords = 0;
  while (from + headWords < to && parts[from + headWords] === 0) headWords++;
  const untypedInHead = Math.max(0, headWords - typedInHead);
  const untyped = Math.max(0, to - from - fits.length);
  return sum / fits.length - untypedInHead * UNTYPED_HEAD_WORD - untyped * UNTYPED_WORD - (handicaps[row] ?? 0);
}
