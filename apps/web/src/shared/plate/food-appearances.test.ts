import type { FoodGroup } from '@platewise/nutrition/foods/food';
import { FOODS } from '@platewise/nutrition/foods/foods';
import { describe, expect, test } from 'vitest';
import { appearanceOf } from './appearance-of.ts';
import type { FoodRole } from './looks/food-appearance.ts';

/** What foods of a group may do on a plate: a garlic clove is a vegetable and not seen, popcorn is of the pantry. */
const ROLES: Readonly<Record<FoodGroup, readonly FoodRole[]>> = {
  vegetable: ['vegetable', 'raw', 'top', 'wet', 'unseen'],
  leafy: ['leaf', 'top'],
  fruit: ['fruit', 'raw', 'top', 'wet', 'vegetable'],
  grain: ['bed', 'flour', 'bread', 'main', 'unseen'],
  bread: ['bread', 'unseen'],
  potato: ['vegetable'],
  legume: ['pulse', 'flour'],
  soy: ['main', 'pulse', 'wet', 'unseen'],
  'nut-seed': ['top', 'wet', 'unseen'],
  dairy: ['wet', 'unseen'],
  cheese: ['top', 'main'],
  'plant-milk': ['wet'],
  egg: ['main'],
  meat: ['main'],
  poultry: ['main'],
  fish: ['main'],
  shellfish: ['main'],
  fat: ['unseen'],
  'herb-spice': ['top', 'wet', 'unseen'],
  condiment: ['wet', 'top', 'raw', 'unseen'],
  sweetener: ['unseen'],
  pantry: ['wet', 'top', 'vegetable', 'unseen'],
};

describe('every food of the table', () => {
  test('has a look that fits its group', () => {
    const strange = FOODS.filter(({ id, group }) => !ROLES[group].includes(appearanceOf(id)?.role ?? 'unseen'));

    expect(strange.map(({ id }) => `${id}: ${appearanceOf(id)?.role}`)).toEqual([]);
  });

  test('is something that can be seen when it is what people eat most of', () => {
    const seen = FOODS.filter(({ group }) => ['meat', 'poultry', 'fish', 'shellfish', 'egg', 'leafy'].includes(group));

    expect(seen.filter(({ id }) => !appearanceOf(id)?.glyph).map(({ id }) => id)).toEqual([]);
  });
});

describe('the words of a line', () => {
  test.each([
    ['2 cups chopped spinach, washed', 'spinach'],
    ['almond milk', null],
    ['3 large tomatoes (ripe)', 'tomato'],
    ['1 can of black beans', 'blackBean'],
    ['chicken breasts in olive oil', 'chicken'],
    ['goat cheese', 'goatCheese'],
  ])('%s is drawn as %s', (line, glyph) => {
    expect(appearanceOf(line)?.glyph).toBe(glyph);
  });

  test('what names no food has no look', () => {
    expect(appearanceOf('dragon scales')).toBeNull();
  });
});
