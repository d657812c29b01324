import { AISLES, type Aisle } from '@platewise/contract/shopping/aisles';
import { texts } from '@platewise/contract/texts';
import { describe, expect, it } from 'vitest';
import { AISLE_EXCEPTIONS, aisleOf } from './aisles.ts';
import { FOODS, findFood } from './foods.ts';

const exceptions = Object.values(AISLE_EXCEPTIONS).flat();
const aisleOfId = (id: string) => {
  const food = findFood(id);
  return food && aisleOf(food);
};

describe('aisles', () => {
  it('are named, and every one has a food', () => {
    const used = new Set(FOODS.map(aisleOf));

    expect(Object.keys(texts.aisles).sort()).toEqual([...AISLES].sort());
    expect(AISLES.filter((aisle) => !used.has(aisle))).toEqual([]);
  });

  it('have exceptions that are foods of the table, each listed once', () => {
    expect(exceptions.filter((id) => !findFood(id))).toEqual([]);
    expect(new Set(exceptions).size).toBe(exceptions.length);
  });

  it('keep frozen and tinned foods out of the fresh aisles', () => {
    const fresh: readonly Aisle[] = ['produce', 'meat', 'dairy', 'bakery', 'pulses', 'soy'];
    const misplaced = FOODS.filter((food) => /\b(?:frozen|canned)\b/.test(food.name) && fresh.includes(aisleOf(food)));

    expect(misplaced.map(({ id }) => id)).toEqual([]);
  });

  it('keep fresh herbs with the vegetables', () => {
    const herbs = FOODS.filter(({ group, name }) => group === 'herb-spice' && name.startsWith('fresh '));

    expect(herbs.filter((food) => aisleOf(food) !== 'produce').map(({ id }) => id)).toEqual([]);
  });

  it.each([
    ['onion', 'produce'],
    ['mint', 'produce'],
    ['naan', 'bakery'],
    ['paneer', 'dairy'],
    ['egg', 'dairy'],
    ['butter', 'dairy'],
    ['chicken-thigh', 'meat'],
    ['salmon', 'meat'],
    ['canned-tuna', 'tinned'],
    ['firm-tofu', 'soy'],
    ['poha', 'grains'],
    ['pigeon-pea', 'pulses'],
    ['soya-chunks', 'pulses'],
    ['chickpea-canned', 'tinned'],
    ['tomato-canned-crushed', 'tinned'],
    ['cashew', 'nuts'],
    ['raisin', 'nuts'],
    ['ghee', 'oils'],
    ['balsamic-vinegar', 'oils'],
    ['garam-masala', 'spices'],
    ['soy-sauce', 'sauces'],
    ['jaggery', 'baking'],
    ['green-pea-frozen', 'frozen'],
    ['coconut-milk', 'tinned'],
    ['almond-milk', 'drinks'],
  ])('%s stands in %s', (id, expected) => {
    expect(aisleOfId(id)).toBe(expected);
  });
});
