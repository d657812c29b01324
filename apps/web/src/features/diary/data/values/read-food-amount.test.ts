import { expect, test } from 'vitest';
import { readFoodAmount } from './read-food-amount.ts';

const APPLE = { measures: [{ name: 'medium apple', grams: 182 }] };

test('grams are sent as grams, measures as they were counted', () => {
  expect(readFoodAmount(APPLE, { text: '62,5', measure: null })).toEqual({ grams: 62.5, sent: { grams: 62.5 } });
  expect(readFoodAmount(APPLE, { text: '1.5', measure: 'medium apple' })).toEqual({
    grams: 273,
    sent: { measure: 'medium apple', count: 1.5 },
  });
});

test.each([
  ['', null],
  ['none', null],
  ['0', null],
  ['-20', null],
  ['0.05', null],
  ['2001', null],
  ['1e9', null],
  ['11', 'medium apple'],
  ['1', 'cup'],
])('%j %s is no amount that can be logged', (text, measure) => {
  expect(readFoodAmount(APPLE, { text, measure })).toBeNull();
});
