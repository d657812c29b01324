import { expect, test } from 'vitest';
import { isWholeDay } from './whole-day.ts';

test.each([
  [3, 800, true],
  [2, 2000, true],
  [1, 1200, true],
  [2, 1199, false],
  [1, 600, false],
])('%i meals of %i kcal are a day: %s', (meals, kcal, isDay) => {
  expect(isWholeDay({ meals, kcal })).toBe(isDay);
});
