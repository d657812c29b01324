import { expect, it } from 'vitest';
import { FOODS } from './foods.ts';
import { searchFoods } from './search-foods.ts';

const names = (text: string, limit = 20) => searchFoods(text, { limit }).map(({ name }) => name);

it('finds every food first by its own name, and by each of its other names', () => {
  const missed = FOODS.flatMap(({ name, aliases }) => [
    ...(names(name)[0] === name ? [] : [name]),
    ...aliases.filter((alias) => !searchFoods(alias, { limit: 20 }).some((food) => food.name === name)),
  ]);

  expect(missed).toEqual([]);
});

it.each([
  ['rice', 'white rice'],
  ['EGGS', 'egg'],
  ['oats', 'rolled oats'],
  ['palak', 'spinach'],
  ['brocolli', 'broccoli'],
  ['chicken breast', 'skinless chicken breast'],
  ['breast of chicken', 'skinless chicken breast'],
  ['boiled eggs', 'egg'],
  ['🥚', 'egg'],
  ['oil', 'olive oil'],
])('finds for “%s” %s first', (typed, name) => {
  expect(names(typed)[0]).toBe(name);
});

it('finds words that are still being typed, after whole ones', () => {
  expect(names('chickp')).toContain('dried chickpeas');
  expect(names('rice').indexOf('white rice')).toBeLessThan(names('rice').indexOf('rice cakes'));
});

it('finds no more than asked for, and nothing for what is no food', () => {
  expect(names('chicken', 2)).toHaveLength(2);
  expect(['zebra', '???', ' ', '💥'].flatMap((typed) => names(typed))).toEqual([]);
});
