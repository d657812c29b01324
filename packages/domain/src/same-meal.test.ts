import { describe, expect, test } from 'vitest';
import { isSameMeal } from './same-meal.ts';

const items = [
  { food: 'lentil-red', name: 'red lentils', fdcId: 1, grams: 80 },
  { food: 'onion', name: 'onion', fdcId: 2, grams: 60 },
];

describe('the same meal', () => {
  test.each([
    ['the same id', { id: 'meal-1', name: 'Stew' }, { id: 'meal-1', name: 'Renamed' }],
    [
      'the same name and items',
      { id: 'meal-1', name: 'Stew', items },
      { id: 'meal-2', name: 'Stew', items, calories: 1 },
    ],
    [
      'a food that stands twice',
      { name: 'Stew', items },
      { name: 'Stew', items: [...items, ...items].map((item) => ({ ...item, grams: item.grams / 2 })) },
    ],
    [
      'without items, the same lines',
      { name: 'Soup', ingredients: ['1 leek'] },
      { id: 'meal-2', name: 'Soup', ingredients: ['1 leek'] },
    ],
  ])('%s', (_what, one, other) => {
    expect(isSameMeal(one, other)).toBe(true);
    expect(isSameMeal(other, one)).toBe(true);
  });

  test.each([
    ['another name', { name: 'Stew', items }, { name: 'Soup', items }],
    ['other amounts', { name: 'Stew', items }, { name: 'Stew', items: items.map((item) => ({ ...item, grams: 120 })) }],
    ['no ids', { name: 'Stew', calories: 1 }, { name: 'Stew', calories: 2 }],
    ['items of one only', { name: 'Stew', items }, { name: 'Stew' }],
  ])('is another one by %s', (_what, one, other) => {
    expect(isSameMeal(one, other)).toBe(false);
  });
});
