import { EXCLUSION_WORDS } from './exclusion-words.ts';
import { FOODS } from './foods.ts';
import { wordsOf } from './word-forms.ts';

/** Shorter words are one letter away from too many others. */
const SHORTEST_CLASS_WORD = 5;
const SHORTEST_FOOD_WORD = 6;

const CLASS_WORDS: ReadonlySet<string> = new Set(
  EXCLUSION_WORDS.flatMap(({ words }) => words.map((word) => wordsOf(word).join(''))),
);
const FOOD_WORDS: ReadonlySet<string> = new Set(
  FOODS.flatMap(({ name, aliases }) => [name, ...aliases].flatMap(wordsOf)),
);

// 'brocolli', 'broccoli' and 'egss', 'eggs' are alike once each letter stands single.
const BY_SINGLE_LETTERS: ReadonlyMap<string, string> = new Map(
  [...FOOD_WORDS, ...CLASS_WORDS]
    .filter((word) => word.length > 2)
    .flatMap((word) => [[singleLetters(word), word] as const, [singleLetters(`${word}s`), word] as const]),
);

/**
 * The words with those set right that are nearly a word of the table ('penuts', 'chiken', 'brocolli'): better understood
 * too widely than not at all. Null where there is nothing to set right.
 */
export function correctedWords(words: readonly string[]): string[] | null {
  const corrected = words.map((word) => correctedWord(word) ?? word);
  return corrected.some((word, index) => word !== words[index]) ? corrected : null;
}

function correctedWord(word: string): string | null {
  if (word.length < 4 || CLASS_WORDS.has(word) || FOOD_WORDS.has(word)) return null;
  const alike = BY_SINGLE_LETTERS.get(singleLetters(word));
  if (alike) return alike;
  const isNear = (known: string, shortest: number) => known.length >= shortest && isOneEditAway(word, known);
  return (
    [...CLASS_WORDS].find((known) => isNear(known, SHORTEST_CLASS_WORD)) ??
    [...FOOD_WORDS].find((known) => isNear(known, SHORTEST_FOOD_WORD)) ??
    null
  );
}

function singleLetters(word: string): string {
  return word.replaceAll(/(.)\1+/gu, '$1');
}

/** One letter more, less, other, or two neighbours swapped. */
function isOneEditAway(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const restA = a.slice(start);
  const restB = b.slice(start);
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}
