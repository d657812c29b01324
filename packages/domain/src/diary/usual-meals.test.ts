import type { MealOrigin } from '@platewise/contract/diary/diary-schema';
import { expect, it } from 'vitest';
import { usualMeals } from './usual-meals.ts';

const TODAY = '2026-11-21';
const OWN: MealOrigin = { kind: 'own' };
const food = (grams: number): MealOrigin => ({ kind: 'food', food: 'rolled-oats', fdcId: 1, grams });

const meal = (name: string, date: string, time = '08:00', origin: MealOrigin = OWN) => ({ name, date, time, origin });

const ranked = (meals: readonly ReturnType<typeof meal>[], limit = 10) =>
  usualMeals(meals, { slot: 'breakfast', today: TODAY, limit });
const names = (meals: readonly ReturnType<typeof meal>[], limit = 10) =>
  ranked(meals, limit).map(({ meal: { name } }) => name);

it('puts what is frequent before what was eaten once, and what is recent before what is long ago', () => {
  expect(names([meal('Toast', '2026-11-20'), meal('Oats', '2026-11-19'), meal('Oats', '2026-11-18')])).toEqual([
    'Oats',
    'Toast',
  ]);
  expect(names([meal('Toast', '2026-11-20'), meal('Oats', '2026-10-20'), meal('Oats', '2026-10-19')])).toEqual([
    'Toast',
    'Oats',
  ]);
});

it('puts what belongs to the meal before what is eaten at other times, unless that is far more frequent', () => {
  const supper = (day: number) => meal('Soup', `2026-11-${day}`, '19:00');

  expect(names([supper(20), supper(19), meal('Toast', '2026-11-18')])).toEqual(['Toast', 'Soup']);
  expect(names([...[20, 19, 18, 17, 16, 15].map(supper), meal('Toast', '2026-11-14')])).toEqual(['Soup', 'Toast']);
});

it('takes a food once as it was logged last, and dishes of one name once, however they were typed', () => {
  const oats = [
    meal('Rolled oats', '2026-11-20', '08:00', food(60)),
    meal('My oats', '2026-11-19', '08:00', food(40)),
    meal('SOUP ', '2026-11-19'),
    meal('Soup', '2026-11-18', '08:00', { kind: 'copy', date: '2026-11-01' }),
  ];

  expect(ranked(oats)).toEqual([
    { meal: oats[0], times: 2 },
    { meal: oats[2], times: 2 },
  ]);
});

it('is no longer than it is asked for', () => {
  expect(names([meal('A', '2026-11-20'), meal('B', '2026-11-19'), meal('C', '2026-11-18')], 2)).toEqual(['A', 'B']);
  expect(names([])).toEqual([]);
});
