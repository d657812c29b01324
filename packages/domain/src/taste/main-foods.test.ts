import { expect, test } from 'vitest';
import { mainFoods } from './main-foods.ts';

const item = (food: string, grams: number) => ({ food, grams });

test('a meal is made of its heaviest foods; oil and herbs are none of them', () => {
  const items = [item('olive-oil', 8), item('tofu', 120), item('rice', 80), item('basil', 3)];

  expect(mainFoods(items).map(({ food }) => food)).toEqual(['tofu', 'rice']);
});

test('a food that stands twice is weighed once, and six are enough', () => {
  const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((food) => item(food, 10));

  expect(mainFoods([item('rice', 5), item('tofu', 90), item('rice', 5)]).map(({ food }) => food)).toEqual([
    'tofu',
    'rice',
  ]);
  expect(mainFoods(many)).toHaveLength(6);
  expect(mainFoods([])).toEqual([]);
});
