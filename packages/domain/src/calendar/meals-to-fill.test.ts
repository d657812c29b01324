import { expect, test } from 'vitest';
import { EVERY_EVENING } from './leftover-places.ts';
import { mealsToFill, repeatedBreakfasts } from './meals-to-fill.ts';

const MEALS = ['breakfast', 'lunch', 'dinner'];
const day = (date: string, open = MEALS) => ({ date, open });

test('from the third on, breakfasts take turns with the first two, in the order of the calendar', () => {
  const days = ['2026-03-04', '2026-03-01', '2026-03-02', '2026-03-08', '2026-03-03'].map((date) => day(date));

  expect([...repeatedBreakfasts([...days, day('2026-03-05', ['lunch'])])]).toEqual([
    ['2026-03-03', '2026-03-01'],
    ['2026-03-04', '2026-03-02'],
    ['2026-03-08', '2026-03-01'],
  ]);
});

test('what is left over or comes again is no new meal', () => {
  const days = ['2026-03-01', '2026-03-02', '2026-03-03'].map((date) => day(date));
  const wish = { leftovers: true, repeatBreakfasts: true, ...EVERY_EVENING };

  expect(mealsToFill(days, wish)).toEqual({ newMeals: 6, leftovers: 2, repeats: 1 });
  expect(mealsToFill(days, { ...wish, dinners: 'two-of-three' })).toMatchObject({ newMeals: 5, leftovers: 3 });
  expect(mealsToFill(days, { ...wish, batchDay: '2026-03-01' })).toMatchObject({ newMeals: 5, leftovers: 3 });
  expect(mealsToFill(days, { ...wish, leftovers: false, repeatBreakfasts: false })).toMatchObject({ newMeals: 9 });
});
