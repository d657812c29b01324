import { expect, test } from 'vitest';
import { fridgeDays, isGoodWarmedUp, placeFor } from './keeping.ts';
import { RECIPES } from './recipes.ts';

test.each([
  [{ day: 1, foods: ['lentil-red', 'rice-white'] }, 'fridge'],
  [{ day: 2, foods: ['lentil-red', 'rice-white'] }, 'freezer'],
  [{ day: 2, foods: ['egg', 'rice-brown-medium'] }, null],
  [{ day: 3, foods: ['lentil-red', 'rice-noodle'] }, 'fridge'],
  [{ day: 4, foods: ['lentil-red'] }, 'freezer'],
  [{ day: 4, foods: ['egg'] }, null],
])('what is cooked of %j waits in: %s', (when, place) => {
  expect(placeFor({ ...when, isCooked: true })).toBe(place);
});

test('cooked rice keeps one day in the fridge, everything else three', () => {
  expect([['rice-white'], ['rice-wild', 'tomato'], ['rice-flour'], ['tomato'], []].map(fridgeDays)).toEqual([
    1, 1, 3, 3, 3,
  ]);
});

test('eggs, milk products, raw salad and what is not cooked are not frozen, pulses and meat are', () => {
  const later = (foods: string[], isCooked = true) => placeFor({ day: 5, foods, isCooked });

  expect([['egg'], ['nonfat-greek-yogurt'], ['cucumber'], ['lettuce-romaine']].map((foods) => later(foods))).toEqual(
    Array(4).fill(null),
  );
  expect(later(['lentil-red', 'chicken-breast', 'spinach', 'tomato', 'no-such-food'])).toBe('freezer');
  expect(later(['tomato'], false)).toBeNull();
});

test.each([
  ['masoor-dal-tadka-rice', true],
  ['chicken-cacciatore-polenta', true],
  ['salmon-asparagus-dill-butter', true],
  ['chicken-avocado-wrap', false],
  ['garlic-mushrooms-toast', false],
  ['papa-a-la-huancaina-eggs', false],
  ['lobster-avocado-tarragon-salad', false],
  ['oat-crusted-haddock-peas', false],
  ['edamame-red-cabbage-peanut-slaw', false],
])('%s is good warmed up the day after: %s', (id, isGood) => {
  expect(RECIPES.filter((recipe) => recipe.id === id).map(isGoodWarmedUp)).toEqual([isGood]);
});
