import { expect, test } from 'vitest';
import { DISHES } from '../../day/candidates/find-candidates.ts';
import { makeMeal } from '../../day/make-meal.ts';
import type { PlannedMeal } from '../../day/plan-outcome.ts';
import { type AskedDay, asksForMuch, isLighter } from './week-burden.ts';

const MEALS = DISHES.map(({ recipe, parts }) =>
  makeMeal(
    recipe,
    'dinner',
    parts.flatMap(({ items }) => items),
  ),
);

test('a week asks for much where a day of it takes over an hour', () => {
  expect(asksForMuch([dayOf(mealOf(60))])).toBe(false);
  expect(asksForMuch([dayOf(mealOf(61))])).toBe(true);
});

test('what is warmed up takes its minutes too', () => {
  expect(asksForMuch([{ ...dayOf(mealOf(60)), warmedUp: 1 }])).toBe(true);
});

test('a day with a bound of its own is held to that', () => {
  expect(asksForMuch([{ ...dayOf(mealOf(100)), minutesMax: 150 }])).toBe(false);
  expect(asksForMuch([{ ...dayOf(mealOf(30)), minutesMax: 25 }])).toBe(true);
});

test('a week of ten cookings asks for much, one of nine does not', () => {
  const days = Array.from({ length: 10 }, () => dayOf(mealOf(20)));

  expect(asksForMuch(days.slice(1))).toBe(false);
  expect(asksForMuch(days)).toBe(true);
});

test('of two weeks of the same foods the one that takes less time is lighter, neither of two alike', () => {
  const [short, long] = [[dayOf(mealOf(20))], [dayOf(mealOf(90))]];

  expect(isLighter(short, long)).toBe(true);
  expect(isLighter(long, short)).toBe(false);
  expect(isLighter(short, short)).toBe(false);
});

function dayOf(...made: PlannedMeal[]): AskedDay {
  return { made, warmedUp: 0, minutesMax: 60 };
}

function mealOf(minutes: number): PlannedMeal {
  const [meal] = MEALS;
  if (!meal) throw new Error('There are no dishes');
  return { ...meal, prepTime: 0, cookTime: minutes };
}
