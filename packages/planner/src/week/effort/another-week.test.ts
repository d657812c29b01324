import { expect, test } from 'vitest';
import { type Attempted, isBetter, wantsAnother } from './another-week.ts';

const WEEK: Attempted = { missed: 0, warnings: 0, asked: [], shortages: [] };
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

test('a week in which a day misses its targets is planned again, and fewer such days count before all else', () => {
  const missing = { ...WEEK, missed: 1 };

  expect(wantsAnother(missing, 1, {})).toBe(true);
  expect(wantsAnother(missing, 3, { sparesEffort: false })).toBe(true);
  expect(isBetter({ ...SHORT, warnings: 2 }, missing, {})).toBe(true);
  expect(isBetter(missing, { ...SHORT, warnings: 2 }, {})).toBe(false);
});
