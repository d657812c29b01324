import { readKnownWords } from '@platewise/nutrition/exclusions/read-exclusions';
import { correctedWords } from '@platewise/nutrition/words/misspelling';
import { valenceOf } from './attitudes/valence.ts';
import { mentionsOf } from './left-out-by.ts';
import { isRefusal } from './note-signals.ts';
import { isPlainWord } from './plain-words.ts';
import { foodWishesOf } from './read-wishes.ts';
import type { Wish } from './wish-words.ts';

/** Shorter words are one letter away from too many others. */
const WORD = /\p{L}{6,}/gu;

/**
 * The foods that a clause wishes for, or is tired of, under a misspelt name: 'use up the spinch'. Refusals are read by their own
 * rules, which look at more.
 */
export function respeltWishes(clause: string): Wish[] {
  if (isRefusal(clause)) return [];
  const respelt = clause.replaceAll(WORD, (word) => respeltFood(word.toLowerCase()) ?? word);
  return respelt === clause ? [] : foodWishesOf(respelt, mentionsOf(respelt, [], []));
}

function respeltFood(word: string): string | null {
  if (isPlainWord(word) || valenceOf(word) !== 0 || readKnownWords(word) !== null) return null;
  const [right] = correctedWords([word], [word]) ?? [];
  return right !== undefined && readKnownWords(right) !== null ? right : null;
}
