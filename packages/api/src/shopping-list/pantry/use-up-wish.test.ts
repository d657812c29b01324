import { FOODS } from '@platewise/nutrition/foods/foods';
import { expect, test } from 'vitest';
import { useUpWish } from './use-up-wish.ts';

test('says how notes use up a food, by a name that they understand', () => {
  const foods = FOODS.filter(({ name }) => name === 'spinach' || name === 'cantaloupe melon');

  expect(foods.map(useUpWish)).toEqual(expect.arrayContaining(['Use up the spinach']));
  expect(foods.map(useUpWish)).not.toContain('Use up the cantaloupe melon');
});

test('of all foods there is one that no words are understood for, since they would leave gluten out', () => {
  const without = FOODS.filter((food) => useUpWish(food) === null).map(({ id }) => id);

  expect(without).toEqual(['gluten-free-bread']);
});
