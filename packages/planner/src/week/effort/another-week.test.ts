import { expect, test } from 'vitest';
import { type Attempted, isBetter, wantsAnother } from './another-week.ts';

const WEEK: Attempted = { warnings: 0, asked: [], shortages: [] };
const SHORT: Attempted = { ...WEEK, shortages: ['choline'] };

test('a week that is short of a nutrient is planned again, unless nobody minds nutrients or effort', () => {
  expect([WEEK, SHORT].map((week) => wantsAnother(week, 2, {}))).toEqual([false, true]);
  expect(
    [{ makesUpNutrients: false }, { sparesEffort: false }].map((wanted) => wantsAnother(SHORT, 1, wanted)),
  ).toEqual([false, false]);
});

test('the week that is short of less is better, and none that warns of more', () => {
  expect([isBetter(WEEK, SHORT, {}), isBetter(SHORT, WEEK, {})]).toEqual([true, false]);
  expect(isBetter({ ...WEEK, warnings: 1 }, SHORT, {})).toBe(false);
  expect(isBetter(WEEK, SHORT, { makesUpNutrients: false })).toBe(false);
});
