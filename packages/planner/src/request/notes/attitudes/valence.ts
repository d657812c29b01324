import { BAD_WORDS, GOOD_WORDS } from './valence-words.ts';

const VALENCES: ReadonlyMap<string, 1 | -1> = new Map([
  ...GOOD_WORDS.split(/\s+/).map((word) => [word, 1] as const),
  ...BAD_WORDS.split(/\s+/).map((word) => [word, -1] as const),
]);

/** Endings of a word that its base form has not, with what stands there instead. */
const ENDINGS: readonly (readonly [ending: string, instead: readonly string[]])[] = [
  ['ies', ['y']],
  ['es', ['e', '']],
  ['s', ['']],
  ['ied', ['y']],
  ['ed', ['e', '']],
  ['ing', ['e', '']],
  ['ier', ['y']],
  ['iest', ['y']],
  ['er', ['e', '']],
  ['est', ['e', '']],
];

/** What a word by itself states of food: 1 for good, -1 for bad, 0 for neither, in any of its forms. */
export function valenceOf(word: string): 1 | 0 | -1 {
  const whole = VALENCES.get(word);
  if (whole) return whole;
  for (const [ending, instead] of ENDINGS) {
    if (!word.endsWith(ending)) continue;
    const base = word.slice(0, -ending.length);
    const undoubled = /(.)\1$/.test(base) ? [base.slice(0, -1)] : [];
    for (const form of [...instead.map((end) => base + end), ...undoubled]) {
      const valence = form.length > 2 ? VALENCES.get(form) : undefined;
      if (valence) return valence;
    }
  }
  return 0;
}
