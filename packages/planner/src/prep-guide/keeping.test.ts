import { expect, test } from 'vitest';
import { freezesWell, placeFor } from './keeping.ts';

test.each([
  [{ day: 1, canFreeze: false }, 'fridge'],
  [{ day: 3, canFreeze: true }, 'fridge'],
  [{ day: 4, canFreeze: true }, 'freezer'],
  [{ day: 4, canFreeze: false }, null],
])('%j waits in: %s', (when, place) => {
  expect(placeFor(when)).toBe(place);
});

test('eggs, milk products and raw salad are not frozen, pulses and meat are', () => {
  expect([['egg'], ['nonfat-greek-yogurt'], ['cucumber'], ['lettuce-romaine']].map(freezesWell)).toEqual(
    Array(4).fill(false),
  );
  expect(freezesWell(['lentil-red', 'chicken-breast', 'spinach', 'tomato', 'no-such-food'])).toBe(true);
});
