import { OTHER_SCRIPT, readHealthWords, readPlainExclusions } from '@platewise/nutrition/exclusions/read-exclusions';
import { ALLERGY_NAMED, withoutDislikeMark } from '@platewise/nutrition/words/allergy-words';
import { isFiller } from '@platewise/nutrition/words/filler-words';
import { wordsOf } from '@platewise/nutrition/words/word-forms';
import { isWish } from './notes/note-signals.ts';
import { FOOD_ENDS, JOINED, NOT_MEANT } from './notes/notes-grammar.ts';
import { isPlainWord } from './notes/plain-words.ts';
import { WISH_WORDS } from './notes/wish-words.ts';

/** Words before 'allergy' that may name what it is to. */
const WORDS_BEFORE = 3;
/** Longer clauses are sentences of their own, and no part of a list. */
const LISTED_WORDS_MAX = 4;

/**
 * What a sentence may say of an allergy and nobody here can read: words next to a word for an allergy that no table knows, the
 * whole clause where nothing of it was understood, and words of a script of which no table knows them.
 */
export function unreadIn(clauses: readonly string[], { hasFood }: { hasFood: boolean }): string[] {
  const unread: string[] = [];
  let isListGoingOn = false;
  for (const clause of clauses.map(withoutDislikeMark)) {
    if (NOT_MEANT.test(clause)) {
      isListGoingOn = false;
    } else if (ALLERGY_NAMED.test(clause)) {
      const isUnderstood = hasFood || readHealthWords(clause).length > 0;
      unread.push(...(isUnderstood ? nextToAllergy(clause).flatMap(unknownIn) : [clause]));
      isListGoingOn = true;
    } else if (isListGoingOn && isListed(clause)) {
      unread.push(...clause.split(JOINED).flatMap(unknownIn));
    } else {
      isListGoingOn = false;
      unread.push(...inOtherScripts(clause));
    }
  }
  return [...new Set(unread)];
}

/** Whether a clause behind an allergy may go on with its list: a few words, none of which makes a sentence or a wish. */
export function isListed(clause: string): boolean {
  if (isWish(clause) || WISH_WORDS.some(({ pattern }) => pattern.test(clause))) return false;
  const words = wordsOf(clause).filter((word) => !isFiller(word));
  return words.length <= LISTED_WORDS_MAX && !words.some(isPlainWord);
}

/** 'nut and zorblax allergy', 'allergic to zorblax since birth': the few words before, and those behind up to the food's end. */
function nextToAllergy(clause: string): string[] {
  const [first = '', ...behind] = clause.split(ALLERGY_NAMED);
  const words = first
    .trim()
    .split(/\s+/)
    .filter((word) => !/['’]s$/.test(word));
  // A lower-case 'i' joins foods in Polish and Croatian; as a pronoun it is written large.
  const regions = behind.map((text) => text.replaceAll(/\si\s/g, ' and ').split(FOOD_ENDS)[0] ?? '');
  return [words.slice(-WORDS_BEFORE).join(' '), ...regions].flatMap((text) => text.split(JOINED));
}

function unknownIn(text: string): string[] {
  return readPlainExclusions(text)
    .filter(({ foods, unknownWords, caveat }) => foods.size === 0 && unknownWords !== null && caveat === undefined)
    .flatMap(({ term, unknownWords }) => (unknownWords?.every(isPlainWord) ? [] : [term]));
}

function inOtherScripts(clause: string): string[] {
  const written = clause
    .split(/\s+/)
    .filter((word) => OTHER_SCRIPT.test(word))
    .join(' ');
  return written === '' ? [] : unknownIn(written);
}
