import { GENERATED_TEXT } from '@platewise/contract/generation/generated-text-schema';
import type { Food } from '@platewise/nutrition/foods/food';
import { wordsOf } from '@platewise/nutrition/words/word-forms';
import type { Excluded } from '../excluded-of.ts';
import { namesExcluded } from '../names/names-excluded.ts';
import { withoutNames } from '../names/without-names.ts';
import { type WrittenProblem, writtenProblem } from '../written-problem.ts';
import { isGeneratedTextWord } from './generated-text-words.ts';
import { isNotForGeneratedText } from './not-for-a-model.ts';

/** Why words of a model are left out. */
export type GeneratedTextProblem =
  | WrittenProblem
  /** Longer than there is room for. */
  | 'length'
  /** They say what only we say: amounts, times, prices, how food is kept, another way than ours. */
  | 'not-asked'
  /** They name what the person does not eat. */
  | 'excluded';

/** What words may name, and what they may not. */
export type GeneratedTextBounds = {
  /** The foods that they are about. */
  foods: readonly Food[];
  /** What people leave out. */
  excluded: Excluded;
};

export type ReadGeneratedText = { text: string } | { problem: GeneratedTextProblem };

/** A figure, a sign of money or of a link, whatever script it is in. */
const SIGNS = /[\p{N}\p{Sc}/%+×°]|\p{L}\.\p{L}/u;
const SENTENCE_ENDS = /(?<=[.!?;:])\s+/;

/** Reads words that a model wrote about a guide or a list: as they may be shown, or the first reason why they are not. */
export function readGeneratedText(written: string, { foods, excluded }: GeneratedTextBounds): ReadGeneratedText {
  const text = written.normalize('NFKC').replaceAll(/\s+/g, ' ').replaceAll('!', '.').trim();
  if (text.length > GENERATED_TEXT.maxCharacters) return { problem: 'length' };
  const words = wordsOf(text);
  if (SIGNS.test(text) || isNotForGeneratedText(withoutNames(words, foods))) return { problem: 'not-asked' };
  // Sentence by sentence: a bad one does not hide among good ones.
  const problem = writtenProblem({ name: '', steps: text.split(SENTENCE_ENDS) }, foods, isGeneratedTextWord);
  if (problem) return { problem };
  if (!words.every(isGeneratedTextWord)) return { problem: 'language' };
  return namesExcluded(words, foods, excluded) ? { problem: 'excluded' } : { text };
}
