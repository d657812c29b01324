import { expect, test } from 'vitest';
import { leftoverOf } from './leftover-of.ts';

const meal = (food: string) => ({
  id: 'meal-1',
  name: 'Stew',
  items: [{ food, name: food, fdcId: null, grams: 100 }],
});
const COOKED_ON = '2026-11-30';
const at = (date: string, food: string, { cooked_on = COOKED_ON as string | null, is_frozen = false } = {}) =>
  leftoverOf({ date, meal: meal(food), cooked_on, is_frozen });

test('what was cooked keeps three days, with rice one, over the end of a month too', () => {
  expect(at('2026-12-03', 'lentil-red')).toEqual({ cookedOn: '2026-11-30', useBy: '2026-12-03', isFrozen: false });
  expect(at('2026-12-01', 'rice-white')).toEqual({ cookedOn: '2026-11-30', useBy: '2026-12-01', isFrozen: false });
});

test('what was frozen when it was cooked keeps two months, rice too', () => {
  const frozen = { cookedOn: COOKED_ON, useBy: '2027-01-29', isFrozen: true };
  expect(at('2026-12-05', 'rice-white', { is_frozen: true })).toEqual(frozen);
  expect(at('2027-01-29', 'lentil-red', { is_frozen: true })).toEqual(frozen);
  expect(at('2027-01-30', 'lentil-red', { is_frozen: true })).toBeNull();
});

test('nothing is left over beyond that, without a cooking, or without a meal', () => {
  expect(at('2026-12-04', 'lentil-red')).toBeNull();
  expect(at('2026-12-02', 'rice-white')).toBeNull();
  expect(at('2026-12-01', 'lentil-red', { cooked_on: null })).toBeNull();
  expect(leftoverOf({ date: '2026-12-01', meal: null, cooked_on: COOKED_ON, is_frozen: false })).toBeNull();
});
