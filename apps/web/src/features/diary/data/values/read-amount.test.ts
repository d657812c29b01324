import { expect, test } from 'vitest';
import { readDecimal, readFigure, readGoalKcal } from './read-amount.ts';

test.each([
  ['350', 350],
  [' 12.5 ', 12.5],
  ['12,5', 12.5],
  ['1,200', 1200],
  ['1,200.5', 1200.5],
  ['1 200', 1200],
  ['40 g', 40],
  ['-3', -3],
  ['abc', null],
  ['', null],
  ['Infinity', null],
])('%j is read as %j', (text, value) => {
  expect(readDecimal(text)).toBe(value);
});

test('a figure that is no number is 0, and one that was not typed is none', () => {
  expect(readFigure('a lot')).toBe(0);
  expect(readFigure('  ')).toBeUndefined();
  expect(readFigure('0')).toBe(0);
});

test('a goal that is no number is the usual one, and a fraction is cut off', () => {
  expect(readGoalKcal('')).toBe(2000);
  expect(readGoalKcal('many')).toBe(2000);
  expect(readGoalKcal('1850.9')).toBe(1850);
});
