import { expect, test } from 'vitest';
import { shownTotals } from './shown-totals.ts';

test('sums what each meal shows in its servings, not what it would show without rounding', () => {
  const meal = { calories: 333, macros: { protein: 10.1, fat: 5.1, carbs: 30.3 }, servings: 0.75 };

  // Three quarters of 333 kcal are shown as 250, of 30.3 g as 22.7 and of 10.1 g as 7.6: unrounded sums would be 500, 45.5 and 15.2.
  expect(shownTotals([meal, meal])).toEqual({ calories: 500, macros: { protein: 15.2, fat: 7.6, carbs: 45.4 } });
});
