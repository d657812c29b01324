import { ADDITIVE_WORDS, isAdditiveNumber } from '../words/additive-words.ts';
import { EXCLUSION_WORDS, type ExclusionWord } from '../words/exclusion-words.ts';
import { wordsOf } from '../words/word-forms.ts';

// Keyed without blanks, so that 'treenut', 'soya bean' and 'soyabean' meet.
const CLASS_WORDS: ReadonlyMap<string, ExclusionWord> = new Map(
  EXCLUSION_WORDS.flatMap((entry) => entry.words.map((word) => [wordsOf(word).join(''), entry] as const)),
);

const ANY_ADDITIVE = ADDITIVE_WORDS.at(-1);

/** The class that words stand for, or undefined; the words are singular, as wordsOf gives them. */
export function findClassWord(words: readonly string[]): ExclusionWord | undefined {
  const key = words.join('');
  return CLASS_WORDS.get(key) ?? (isAdditiveNumber(key) ? ANY_ADDITIVE : undefined);
}
