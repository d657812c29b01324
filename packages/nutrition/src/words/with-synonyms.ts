import { OTHER_LANGUAGE_WORDS } from './exclusion-words-other-languages.ts';
import { FOOD_SYNONYMS } from './food-synonyms.ts';
import { wordsOf } from './word-forms.ts';

// Keyed without blanks, as class words are.
const SYNONYMS: ReadonlyMap<string, readonly string[]> = new Map(
  [...FOOD_SYNONYMS, ...OTHER_LANGUAGE_WORDS].map(([typed, meant]) => [wordsOf(typed).join(''), wordsOf(meant)]),
);
const LONGEST_SYNONYM = 4;

/** True when the words are another word for a food or a class. */
export function isSynonym(words: readonly string[]): boolean {
  return SYNONYMS.has(words.join(''));
}

/** The words with synonyms in the words of the table, each as long as can be: 'lady finger curry' is 'okra curry'. */
export function withSynonyms(words: readonly string[]): string[] {
  const meant: string[] = [];
  let start = 0;
  while (start < words.length) {
    const length = synonymLengthAt(words, start);
    const synonym = SYNONYMS.get(words.slice(start, start + length).join(''));
    meant.push(...(synonym ?? words.slice(start, start + 1)));
    start += Math.max(length, 1);
  }
  return meant;
}

function synonymLengthAt(words: readonly string[], start: number): number {
  let length = Math.min(LONGEST_SYNONYM, words.length - start);
  while (length > 0 && !isSynonym(words.slice(start, start + length))) length--;
  return length;
}
