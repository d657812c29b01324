import { describe, expect, it } from 'vitest';
import { FOODS, findFood } from '../foods/foods.ts';
import { RECIPES } from '../recipes/recipes.ts';
import { KEPT_PACKS, keptPackOf } from './kept-packs.ts';

/** Groups of which everything keeps. */
const KEPT_GROUPS = ['grain', 'nut-seed', 'condiment', 'sweetener', 'fat'];
/** Pinches of it are sold, not bags. */
const SMALLEST_GRAMS: Readonly<Record<string, number>> = { saffron: 1 };

describe('the packs of food that keeps', () => {
  it('are of foods that the table has, in grams that make sense', () => {
    for (const [id, { grams }] of KEPT_PACKS) {
      expect(findFood(id), id).toBeDefined();
      expect(Math.min(...grams), id).toBeGreaterThanOrEqual(SMALLEST_GRAMS[id] ?? 10);
      expect(Math.max(...grams), id).toBeLessThanOrEqual(5000);
    }
  });

  it('are stated for every grain, nut, sauce, sweetener and fat that does not go off', () => {
    const kept = FOODS.filter(({ id, group }) => KEPT_GROUPS.includes(group) && id !== 'fresh-pasta');

    expect(kept.filter(({ id }) => !keptPackOf(id)).map(({ id }) => id)).toEqual([]);
  });

  it('begin with one that lasts for several dishes at most, whatever a recipe needs', () => {
    const used = new Set(RECIPES.flatMap(({ items }) => items.map(([food]) => food)));

    for (const id of used) expect(keptPackOf(id)?.grams[0] ?? 0, id).toBeLessThanOrEqual(1000);
  });

  it('of oil and vinegar weigh what the millilitres on the label do', () => {
    expect(keptPackOf('olive-oil')).toEqual({ soldAs: 'bottle', grams: [230, 460, 920] });
    expect(keptPackOf('red-wine-vinegar')).toEqual({ soldAs: 'bottle', grams: [504] });
  });
});
