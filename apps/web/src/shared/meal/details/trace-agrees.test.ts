import { expect, test } from 'vitest';
import { traceAgrees } from './trace-agrees.ts';

const meal = { calories: 620, macros: { protein: 31, carbs: 82.4, fat: 17 } };
const total = { calories: 620, protein: 31, carbs: 82.4, fat: 17, fiber: 18, sugar: 9, saturatedFat: null, sodium: 40 };

test('a meal agrees with the food table that it was computed with', () => {
  expect(traceAgrees(meal, total)).toBe(true);
});

test('a meal that was saved with other calories or another macro does not', () => {
  expect(traceAgrees(meal, { ...total, calories: 621 })).toBe(false);
  expect(traceAgrees(meal, { ...total, carbs: 82.3 })).toBe(false);
});
