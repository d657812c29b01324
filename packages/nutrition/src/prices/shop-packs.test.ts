import { describe, expect, it } from 'vitest';
import { FOODS, findFood } from '../foods/foods.ts';
import { RECIPES } from '../recipes/recipes.ts';
import { SHOP_PACKS, shopPackOf } from './shop-packs.ts';

/** Groups of which what is fresh does not keep once it is opened or cut. */
const FRESH_GROUPS = ['leafy', 'meat', 'poultry', 'fish', 'shellfish', 'plant-milk'];

describe('the packs that shops sell', () => {
  it('are of foods that the table has, in grams and days that make sense', () => {
    for (const [id, { grams, keepsDays }] of SHOP_PACKS) {
      expect(findFood(id), id).toBeDefined();
      expect(grams, id).toBeGreaterThanOrEqual(20);
      expect(grams, id).toBeLessThanOrEqual(1000);
      expect(keepsDays, id).toBeGreaterThanOrEqual(2);
      expect(keepsDays, id).toBeLessThanOrEqual(5);
    }
  });

  it('are stated for everything fresh that the recipes use of greens, meat, fish and plant milks', () => {
    const used = new Set(RECIPES.flatMap(({ items }) => items.map(([food]) => food)));
    const fresh = FOODS.filter(
      ({ id, group }) => FRESH_GROUPS.includes(group) && !id.includes('frozen') && used.has(id),
    );

    expect(fresh.filter(({ id }) => !shopPackOf(id)).map(({ id }) => id)).toEqual([]);
  });

  it('are stated for whatever the recipes use out of a tin, jars aside', () => {
    const used = new Set(RECIPES.flatMap(({ items }) => items.map(([food]) => food)));
    const tinned = FOODS.filter(({ id, name }) => name.startsWith('canned ') && used.has(id));

    expect(tinned.length).toBeGreaterThan(5);
    expect(tinned.filter(({ id }) => shopPackOf(id)?.soldAs !== 'tin').map(({ id }) => id)).toEqual([]);
  });

  it('weigh a tin as the household measure of the food does', () => {
    for (const { id, measures } of FOODS) {
      const tin = measures.find(([name]) => name === 'can' || name === 'can drained');
      if (tin) expect(shopPackOf(id)?.grams, id).toBe(tin[1]);
    }
  });

  it('are not stated for food that keeps: dry, frozen, in jars, or whole small pieces', () => {
    for (const id of ['rice-white', 'lentil-red', 'spinach-frozen', 'olive-black', 'miso', 'onion', 'apple', 'salt']) {
      expect(shopPackOf(id), id).toBeNull();
    }
  });

  it('count a bunch of parsley as a bunch and half a cabbage as what is left of a piece', () => {
    expect(shopPackOf('parsley')).toEqual({ soldAs: 'bunch', grams: 30, keepsDays: 5 });
    expect(shopPackOf('cabbage')).toEqual({ soldAs: 'piece', grams: 900, keepsDays: 5 });
  });
});
