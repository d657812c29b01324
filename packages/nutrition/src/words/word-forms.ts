import { withEmojiAsWords } from './emoji-words.ts';
import { entryOf } from './entry-of.ts';

// Plurals that the rules below would spoil, and words that only look like plurals.
const IRREGULAR: Readonly<Record<string, string>> = {
  leaves: 'leaf',
  loaves: 'loaf',
  halves: 'half',
  cookies: 'cookie',
  brownies: 'brownie',
  smoothies: 'smoothie',
  pies: 'pie',
  veggies: 'veggie',
  anchovies: 'anchovy',
  chillies: 'chilli',
  chilies: 'chili',
  couscous: 'couscous',
  hummus: 'hummus',
  asparagus: 'asparagus',
  citrus: 'citrus',
  molasses: 'molasses',
  roes: 'roe',
  bries: 'brie',
  swiss: 'swiss',
  octopus: 'octopus',
  octopuses: 'octopus',
  haggis: 'haggis',
  cactus: 'cactus',
  haricots: 'haricot',
};

// Letters that no decomposition turns into plain ones: 'œuf', 'Nuß', 'smør'.
const PLAIN_LETTERS: readonly (readonly [letter: string, plain: string])[] = [
  ['œ', 'oe'],
  ['æ', 'ae'],
  ['ß', 'ss'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['ı', 'i'],
];

// Soft hyphens, zero-width marks, variation selectors and tags: nobody sees them, and they would split a word.
const INVISIBLE =
  /\u00ad|\u034f|\u061c|\u180e|[\u200b-\u200f]|[\u2060-\u2064]|[\ufe00-\ufe0f]|\ufeff|[\u{e0000}-\u{e01ef}]/gu;
// Accents of Latin, Greek and Cyrillic letters; the vowel signs of Indian scripts are marks too, and stay.
const ACCENTS = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/g;

// Nearly all texts, of which nothing can be folded.
const ASCII = /^[\x20-\x7e]*$/;

/** A text in one form of writing (NFKC), without marks that nobody sees. */
export function plainText(text: string): string {
  return text.normalize('NFKC').replaceAll(INVISIBLE, '');
}

/** Lower-case words of a text, each in the singular; accents, punctuation and emoji variants folded away. */
export function wordsOf(text: string): string[] {
  return (ASCII.test(text) ? text.toLowerCase() : folded(text))
    .replaceAll(/['’`´]s\b/g, '')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean)
    .map(singular);
}

function folded(text: string): string {
  let plain = plainText(withEmojiAsWords(text)).toLowerCase();
  for (const [letter, replacement] of PLAIN_LETTERS) plain = plain.replaceAll(letter, replacement);
  return plain.normalize('NFD').replaceAll(ACCENTS, '');
}

/** True when the words of a phrase stand in the words of a text, next to each other and in order. */
export function containsPhrase(text: readonly string[], phrase: readonly string[]): boolean {
  if (phrase.length === 0) return false;
  return text.some((_, start) => phrase.every((word, offset) => text[start + offset] === word));
}

function singular(word: string): string {
  const irregular = entryOf(IRREGULAR, word);
  if (irregular) return irregular;
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(oes|ches|shes|xes|sses)$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
