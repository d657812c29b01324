import { FOODS } from '../foods/foods.ts';
import { EXCLUSION_WORDS } from './exclusion-words.ts';
import { isOneEditAway } from './is-one-edit-away.ts';
import { isSynonym } from './with-synonyms.ts';
import { wordsOf } from './word-forms.ts';

/** Shorter words are one letter away from too many others. */
const SHORTEST_CLASS_WORD = 5;
const SHORTEST_FOOD_WORD = 6;
/** Two letters that changed places leave the word plain to see: 'mlik', 'onoin'. */
const SHORTEST_SWAPPED_CLASS_WORD = 4;
const SHORTEST_SWAPPED_FOOD_WORD = 5;
/** No word is spelt without a vowel: 'fsh', 'mlk'. */
const WITHOUT_VOWEL = /^[^aeiouy\d\P{Script=Latin}]{3,}$/u;

const CLASS_WORDS: ReadonlySet<string> = new Set(
  EXCLUSION_WORDS.flatMap(({ words }) => words.map((word) => wordsOf(word).join(''))),
);
const FOOD_WORDS: ReadonlySet<string> = new Set(
  FOODS.flatMap(({ name, aliases }) => [name, ...aliases].flatMap(wordsOf)),
);

/** Words one letter away from a food that are seldom a misspelling of it. */
const ORDINARY_WORDS: ReadonlySet<string> = new Set(
  `heat cheat treat train drain brain strain money break beard board union daily means ferry merry party pasty spire
  grams shape grape trace peace place teach reach beach speech large barge birth worth month mouth south youth cost
  lives lines lime time dates later water whale while white write quite eater fresh flesh front trout lunch bunch
  dish wish fishy makhana stew still skill spell smell small steal steam cream dream crumb thumb kill kills killed`
    .split(/\s+/)
    .filter(Boolean),
);

// 'brocolli', 'broccoli' and 'egss', 'eggs' are alike once each letter stands single.
const BY_SINGLE_LETTERS: ReadonlyMap<string, string> = new Map(
  [...FOOD_WORDS, ...CLASS_WORDS]
    .filter((word) => word.length > 2)
    .flatMap((word) => [[singleLetters(word), word] as const, [singleLetters(`${word}s`), word] as const]),
);

/** Words that one of another length or spelling may stand for, classes first, by what it has in common with them. */
const BY_FIRST_LETTER = wordsBy((word) => word[0] ?? '', SHORTEST_CLASS_WORD, SHORTEST_FOOD_WORD);
const BY_LETTERS = wordsBy(lettersOf, SHORTEST_SWAPPED_CLASS_WORD, SHORTEST_SWAPPED_FOOD_WORD);

function wordsBy(keyOf: (word: string) => string, ofClass: number, ofFood: number): ReadonlyMap<string, string[]> {
  const words = [
    ...[...CLASS_WORDS].filter(({ length }) => length >= ofClass),
    ...[...FOOD_WORDS].filter(({ length }) => length >= ofFood),
  ];
  return Map.groupBy(words, keyOf);
}

/**
 * The words with those set right that are nearly a word of the table ('penuts', 'chiken', 'brocolli'): better understood
 * too widely than not at all. Null where there is nothing to set right.
 * @param unknown the words that may be set right: 'pure' is no 'purée' in 'pure veg'
 */
export function correctedWords(words: readonly string[], unknown: readonly string[]): string[] | null {
  const corrected = words.map((word) => (unknown.includes(word) ? (correctedWord(word) ?? word) : word));
  return corrected.some((word, index) => word !== words[index]) ? corrected : null;
}

function correctedWord(word: string): string | null {
  // 'nutz', 'eggz'.
  const unslanged = word.replace(/z$/, '');
  if (unslanged !== word && CLASS_WORDS.has(unslanged)) return unslanged;
  if (WITHOUT_VOWEL.test(word)) return wordWithVowel(word);
  if (word.length < 4 || CLASS_WORDS.has(word) || FOOD_WORDS.has(word)) return null;
  if (ORDINARY_WORDS.has(word) || isSynonym([word])) return null;
  const alike = BY_SINGLE_LETTERS.get(singleLetters(word));
  if (alike) return alike;
  // Hardly anybody gets the first letter wrong: 'birch' is no 'mirch', which is chilli.
  const near = BY_FIRST_LETTER.get(word[0] ?? '')?.find((known) => isOneEditAway(word, known));
  // What is spelt of the same letters and one edit away, has two of them in each other's place.
  return near ?? BY_LETTERS.get(lettersOf(word))?.find((known) => isOneEditAway(word, known)) ?? null;
}

function wordWithVowel(word: string): string | null {
  const known = [...CLASS_WORDS].find((one) => one.length === word.length + 1 && isOneEditAway(word, one));
  return known ?? null;
}

function singleLetters(word: string): string {
  return word.replaceAll(/(.)\1+/gu, '$1');
}

function lettersOf(word: string): string {
  return word.split('').sort().join('');
}
