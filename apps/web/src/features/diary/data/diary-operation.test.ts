import { expect, test } from 'vitest';
import { operationWords } from '../../../app/offline/operations.ts';
import type { Operation } from '../../../shared/sync/queue/operation.ts';
import { anOperation } from '../../../shared/sync/testing/new-device.ts';

const DAY = { date: '2026-11-22' };
const DINNER = { ...DAY, slot: 'dinner' } as const;
const AT_MEAL = { entryId: 'entry-1', mealId: 'meal-1' };

test.each([
  ['calorie.addMeal', { ...DAY, name: 'Soup', calories: 300 }, 'Meal “Soup” on Nov 22, 2026'],
  ['calorie.changeMeal', { ...AT_MEAL, calories: 1 }, 'Change of the meal “Dal”'],
  ['calorie.removeMeal', AT_MEAL, 'Removal of the meal “Dal”'],
  ['calorie.logFood', { ...DAY, food: 'oats', grams: 60 }, 'Food “Dal” on Nov 22, 2026'],
  ['calorie.tickPlanned', { ...DINNER, outcome: 'eaten' }, '“Dal” eaten on Nov 22, 2026'],
  ['calorie.tickPlanned', { ...DINNER, outcome: 'skipped' }, '“Dal” skipped on Nov 22, 2026'],
  ['calorie.untickPlanned', DINNER, '“Dal” on Nov 22, 2026 not eaten yet'],
  ['calorie.addWater', { ...DAY, drinkId: 'glass', ml: 250 }, 'A glass of water on Nov 22, 2026'],
  ['calorie.removeWater', { ...DAY, drinkId: 'glass' }, 'Removal of a glass of water on Nov 22, 2026'],
])('%s that is pending says what it is', (kind, input, words) => {
  const operation = anOperation({ kind, input, shown: { name: 'Dal' } } as Operation);

  expect(operationWords(operation)).toBe(words);
});
