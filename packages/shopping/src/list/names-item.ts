import { KNOWN_PHRASES } from '@platewise/nutrition/exclusions/find-foods-by-words';
import { containsPhrase, wordsOf } from '@platewise/nutrition/words/word-forms';

/** '50 g onion', as our own meals say it. */
const WEIGHED = /^[\d.,]+\s?g\s(.+)$/;

/**
 * Whether an ingredient line names one of a meal's items, which is then bought in its place: by whole words, and not where
 * these are part of another food's name, since eggplants and egg noodles are no eggs.
 * @param names those of all items, in lower case
 */
export function namesItem(line: string, names: readonly string[]): boolean {
  const typed = line.trim().toLowerCase();
  if (names.includes(WEIGHED.exec(typed)?.[1] ?? typed)) return true;
  const words = wordsOf(typed);
  return names.map(wordsOf).some((name) => containsPhrase(words, name) && !isOfLongerName(words, name, names));
}

function isOfLongerName(words: readonly string[], name: readonly string[], names: readonly string[]): boolean {
  const isItem = (phrase: readonly string[]) => names.some((one) => wordsOf(one).join(' ') === phrase.join(' '));
  return words.some((_, start) =>
    words.some((_last, end) => {
      const phrase = words.slice(start, end + 1);
      const isLonger = phrase.length > name.length && containsPhrase(phrase, name);
      return isLonger && KNOWN_PHRASES.has(phrase.join('')) && !isItem(phrase);
    }),
  );
}
