import { expect, test } from 'vitest';
import { leftoverOf } from './leftover-of.ts';

const meal = (food: string) => ({
  id: 'meal-1',
  name: 'Stew',
  items: [{ food, name: food, fdcId: null, grams: 100 }],
});
const at = (date: string, food: string, cooked_on: string | null = '2026-11-30') =>
  leftoverOf({ date, meal: meal(food), cooked_on });

test('what was cooked keeps three days, with rice one, over the end of a month too', () => {
  expect(at('2026-12-03', 'lentil-red')).toEqual({ cookedOn: '2026-11-30', useBy: '2026-12-03' });
  expect(at('2026-12-01', 'rice-white')).toEqual({ cookedOn: '2026-11-30', useBy: '2026-12-01' });
});

test('nothing is left over beyond that, without a cooking, or without a meal', () => {
  expect(at('2026-12-04', 'lentil-red')).toBeNull();
  expect(at('2026-12-02', 'rice-white')).toBeNull();
  expect(at('2026-12-01', 'lentil-red', null)).toBeNull();
  expect(leftoverOf({ date: '2026-12-01', meal: null, cooked_on: '2026-11-30' })).toBeNull();
});
