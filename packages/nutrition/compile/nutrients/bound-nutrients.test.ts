import { MICRONUTRIENTS, type Micronutrient } from '@platewise/contract/meals/nutrients';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FOODS } from '../../src/foods/foods.ts';
import { boundNutrients, type KnownNutrients } from './bound-nutrients.ts';

const VEGETABLES = FOODS.filter(({ group }) => group === 'vegetable');

function measured(figures: readonly number[], nutrient: Micronutrient): KnownNutrients[] {
  return figures.map((figure, index) => {
    const food = VEGETABLES[index] ?? FOODS[0];
    if (!food) throw new Error('no foods');
    return { food, own: { [nutrient]: figure }, relatives: {}, variants: {} };
  });
}

function cellOf(one: KnownNutrients, others: readonly KnownNutrients[], nutrient: Micronutrient) {
  return boundNutrients([one, ...others])[0]?.[MICRONUTRIENTS.indexOf(nutrient)];
}

const [lacking] = measured([0], 'zinc').map((one) => ({ ...one, own: {} })) as [KnownNutrients];
const fiveFigures = fc.array(fc.double({ min: 0.01, max: 500, noNaN: true }), { minLength: 5, maxLength: 20 });

describe('a nutrient that a food lacks', () => {
  it('is that of its row where the row has it', () => {
    const row = { ...lacking, own: { zinc: 1.23 }, relatives: { zinc: [5] } };

    expect(cellOf(row, measured([1, 2, 3, 4, 5], 'zinc'), 'zinc')).toBe(1.23);
  });

  it('lies between the row and its variants where makers add something or do not', () => {
    const row = { ...lacking, own: { iron: 4.4, zinc: 1.1 }, variants: { iron: [0.8], zinc: [1.1] } };

    expect(cellOf(row, [], 'iron')).toEqual([0.8, 4.4, 'variants']);
    expect(cellOf(row, [], 'zinc')).toBe(1.1);
  });

  it('is none by nature before its relatives count', () => {
    expect(cellOf({ ...lacking, relatives: { cholesterol: [3] } }, [], 'cholesterol')).toEqual([0, 0, 'nature']);
    expect(cellOf(lacking, [], 'caffeine')).toEqual([0, 0, 'nature']);
  });

  it('lies a quarter around its relatives', () => {
    const near = { ...lacking, relatives: { zinc: [2, 4] } };

    expect(cellOf(near, measured([9, 9, 9, 9, 9], 'zinc'), 'zinc')).toEqual([1.5, 5, 'relatives']);
  });

  it('lies within its group, rounded outwards', () => {
    fc.assert(
      fc.property(fiveFigures, (figures) => {
        const cell = cellOf(lacking, measured(figures, 'selenium'), 'selenium');

        const [low, high, by] = cell as [number, number, string];
        expect(by).toBe('group');
        expect(low).toBeLessThanOrEqual(Math.min(...figures));
        expect(low).toBeGreaterThan(0.98 * Math.min(...figures));
        expect(high).toBeGreaterThanOrEqual(Math.max(...figures));
        expect(high).toBeLessThan(1.02 * Math.max(...figures));
      }),
    );
  });

  it('is open where fewer than five foods have it', () => {
    expect(cellOf(lacking, measured([1, 2, 3, 4], 'selenium'), 'selenium')).toBeNull();
  });

  it('is never more of the fat than there is', () => {
    const all = boundNutrients(VEGETABLES.map((food) => ({ food, own: {}, relatives: { ala: [50] }, variants: {} })));

    const ala = all.map((cells) => cells[MICRONUTRIENTS.indexOf('ala')]);
    const above = ala.filter(
      (cell, index) => !Array.isArray(cell) || cell[1] > (VEGETABLES[index]?.per100g.fat ?? 0) * 1.01,
    );

    expect(above).toEqual([]);
  });
});
