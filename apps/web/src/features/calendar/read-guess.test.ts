import { expect, test } from 'vitest';
import { readGuess } from './read-guess.ts';

test('a whole number is a guess, however its thousands are parted', () => {
  expect(readGuess('850')).toBe(850);
  expect(readGuess(' 1,250 ')).toBe(1250);
  expect(readGuess('0')).toBe(0);
});

test('nothing is no guess', () => {
  expect(readGuess('  ')).toBeNull();
});

test.each(['-5', '12.5', 'much', '20001', '1e3'])('%j is refused', (typed) => {
  expect(readGuess(typed)).toBeUndefined();
});
