import { wordsOf } from '../words/word-forms.ts';
import { tellingWords } from './read-known-words.ts';

/** One term of a typed text: what it names, the exception it makes, or that it only says what may be eaten. */
export type TypedTerm = { term: string; named: string; exception: string; isAllowed: boolean };

const SEPARATOR = /[,;/&+|•·、。，；\n]|\.(?!\d)|\band\b|\bor\b|\bnor\b|\bplus\b/i;
const EXCEPTION = /\b(?:except(?:ing|ion)?(?: for)?|apart from|aside from|other than|but not|save for)\b/i;
const FINE = '(?:ok|okay|fine|allowed|alright|permitted|good|great|safe|welcome|tolerated)';
const IS_FINE = `(?:\\b(?:is|are)\\s(?:\\w+\\s)?${FINE}\\b|\\b(?:ok|okay|fine|allowed)\\W*$)`;
const ALLOWED = new RegExp(
  `^(?!.*\\b(?:no|not|never|isn|aren|don|without|avoid|allerg\\w*|intoleran\\w*|hates?)\\b)(?!.*n't).*${IS_FINE}`,
  'i',
);
/** 'nuts (almonds are ok)', 'nuts but almonds are fine': the exception behind the bracket or the 'but'. */
const ALLOWED_BEHIND = new RegExp(`^(.+?)\\s*(?:\\(|\\b(?:but|though|although|however)\\b)(.*${IS_FINE}.*)$`, 'i');

/** Splits a typed text into its terms. */
export function splitExclusions(text: string): TypedTerm[] {
  const parts = text
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter((part) => wordsOf(part).length > 0 || isPicture(part));
  const telling = parts.filter((part) => isTelling(part) || isPicture(part));
  return (telling.length > 0 ? telling : parts).map(typedTerm);
}

function typedTerm(term: string): TypedTerm {
  const [, before = '', allowed = ''] = ALLOWED_BEHIND.exec(term) ?? [];
  if (isTelling(before) && ALLOWED.test(allowed)) return withException(term, before, foodOf(allowed));
  if (ALLOWED.test(term) && isTelling(foodOf(term))) return { term, named: '', exception: '', isAllowed: true };
  const [named = '', ...excepted] = term.split(EXCEPTION);
  return isTelling(named) && excepted.length > 0
    ? withException(term, named, excepted.join(' '))
    : withException(term, term, '');
}

function withException(term: string, named: string, exception: string): TypedTerm {
  return { term, named, exception: exception.replaceAll(/[\s()]+/g, ' ').trim(), isAllowed: false };
}

function foodOf(allowed: string): string {
  return allowed.replaceAll(new RegExp(`\\b(?:is|are)\\b|\\b${FINE}\\b`, 'gi'), ' ');
}

/** An emoji that stands for no food cannot be understood, and is reported. */
function isPicture(text: string): boolean {
  return /(?![🚫❌⛔])\p{Extended_Pictographic}/u.test(text) && wordsOf(text).length === 0;
}

function isTelling(text: string): boolean {
  return tellingWords(wordsOf(text)).length > 0;
}
