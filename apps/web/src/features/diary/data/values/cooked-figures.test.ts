import { expect, test } from 'vitest';
import { cookedFigures } from './cooked-figures.ts';

const SOUP = { name: 'Soup', calories: 1200, macros: { protein: 40, carbs: 120, fat: 30 }, servings: 1.5 };

test('of a pot for four somebody eats their own servings', () => {
  expect(cookedFigures({ ...SOUP, servings: 1 }, 4)).toEqual({
    name: 'Soup',
    calories: 300,
    protein: 10,
    carbs: 30,
    fat: 7.5,
  });
});

test('cooked for what one eats it is all of it, and so it is where servings cannot be reported', () => {
  expect(cookedFigures(SOUP, 1.5).calories).toBe(1200);
  expect(cookedFigures({ ...SOUP, servings: null }, null).calories).toBe(1200);
});

test('macros that no meal came with are not known', () => {
  const plain = { ...SOUP, macros: { protein: 0, carbs: 0, fat: 0 } };

  expect(cookedFigures(plain, 1.5)).toEqual({ name: 'Soup', calories: 1200 });
});
