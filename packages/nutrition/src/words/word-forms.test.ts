import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordsOf } from './word-forms.ts';

const SOFT_HYPHEN = '\u00ad';

test('a mark that nobody sees changes no word, wherever it stands', () => {
  const texts = fc.tuple(fc.string({ unit: 'binary-ascii' }), fc.string({ unit: 'binary-ascii' }));

  fc.assert(
    fc.property(texts, ([before, after]) => {
      expect(wordsOf(before + SOFT_HYPHEN + after)).toEqual(wordsOf(before + after));
    }),
    { numRuns: 2000 },
  );
});

test('a word that every object knows is a word like any other', () => {
  const words = ['constructor', 'valueOf', 'toString', '__proto__', 'hasOwnProperty'];

  for (const word of words.flatMap(wordsOf)) expect(word).toBeTypeOf('string');
  expect(wordsOf('no constructor')).toEqual(['no', 'constructor']);
});

test.each([
  ["Grandma's tomatoes", ['grandma', 'tomato']],
  ['Crème brûlée', ['creme', 'brulee']],
  ['CHICKEN  (thighs),no-skin', ['chicken', 'thigh', 'no', 'skin']],
  ['', []],
])('%j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});
