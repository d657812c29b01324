import { expect, it } from 'vitest';
import { knownFood, searchedFood } from './find-typed-food.ts';

const food = (found: ReturnType<typeof knownFood>) => found?.parts[0]?.[0];

it('knows a food by as much of its name as can be kept', () => {
  expect(food(knownFood(['toasted', 'hot', 'cross', 'bun']))).toBe(food(knownFood(['hot', 'cross', 'bun'])));
  expect(food(knownFood(['large', 'baked', 'potato']))).toBe('usda-170093');
  expect(knownFood(['xyzzy'])).toBeNull();
});

it('tells milk chocolate from chocolate milk, and knows names in another order', () => {
  expect(food(knownFood(['milk', 'chocolate']))).not.toBe(food(knownFood(['chocolate', 'milk'])));
  expect(food(knownFood(['breast', 'chicken', 'grilled']))).toBe('usda-171477');
});

it('takes what it does not know for the longest name within, and says so', () => {
  expect(searchedFood(['thai', 'green', 'chicken', 'curry'])?.note).not.toBe('');
  expect(searchedFood(['coconut', 'plugh', 'chutney'])?.note).toMatch(/^taken for /);
});

it.each([[['xyzzy', 'curry']], [['plugh', 'toast']], [['xyzzy', 'sandwich']]])(
  'does not take %s for what it is in or on',
  (words) => {
    expect(searchedFood(words)).toBeNull();
  },
);
