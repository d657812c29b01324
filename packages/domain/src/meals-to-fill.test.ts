import { expect, test } from 'vitest';
import { leftoverLunches, mealsToFill, repeatedBreakfasts } from './meals-to-fill.ts';

const MEALS = ['breakfast', 'lunch', 'dinner'];
const day = (date: string, open = MEALS) => ({ date, open });

test('a lunch is left over where the dinner of the day before is planned with it', () => {
  const days = [day('2026-03-01'), day('2026-02-28'), day('2026-03-03'), day('2026-03-04', ['lunch'])];

  expect([...leftoverLunches(days)]).toEqual([
    ['2026-03-01', '2026-02-28'],
    ['2026-03-04', '2026-03-03'],
  ]);
  expect(leftoverLunches([day('2026-02-28', ['lunch']), day('2026-03-01')]).size).toBe(0);
});

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

  expect(mealsToFill(days, { leftovers: true, repeatBreakfasts: true })).toEqual({
    newMeals: 6,
    leftovers: 2,
    repeats: 1,
  });
  expect(mealsToFill(days, { leftovers: false, repeatBreakfasts: false })).toMatchObject({ newMeals: 9 });
});
