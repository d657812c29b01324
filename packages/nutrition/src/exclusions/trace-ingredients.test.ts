import { describe, expect, it } from 'vitest';
import { findFood } from '../foods/foods.ts';
import { traceIngredients } from './trace-ingredients.ts';

describe('tracing ingredients', () => {
  it('cites the row of each food and gives its share of every total', () => {
    const { ingredients, total } = traceIngredients([
      { food: 'rolled-oats', grams: 60 },
      { food: 'whole-milk', grams: 200 },
    ]);

    const [oats, milk] = ingredients;
    expect(oats?.fdcId).toBe(findFood('rolled-oats')?.fdcId);
    expect(oats?.measure).toBe('about 3/4 cup');
    expect(oats?.source).toContain(String(oats?.fdcId));
    expect((oats?.figures?.calories ?? 0) + (milk?.figures?.calories ?? 0)).toBe(total.calories);
    expect((oats?.shares?.protein ?? 0) + (milk?.shares?.protein ?? 0)).toBeCloseTo(100, 0);
    expect(milk?.shares?.fiber).toBe(0);
  });

  it('says where a food comes from that is no row', () => {
    const [paneer] = traceIngredients([{ food: 'paneer', grams: 50 }]).ingredients;

    expect(paneer).toMatchObject({ fdcId: null, grams: 50 });
    expect(paneer?.source.length).toBeGreaterThan(30);
    expect(paneer?.figures?.protein).toBeGreaterThan(5);
  });

  it('leaves open what the table does not know', () => {
    const { ingredients, total } = traceIngredients([
      { food: 'moon-dust', grams: 5 },
      { food: 'rolled-oats', grams: 60 },
    ]);

    expect(ingredients[0]).toMatchObject({ food: 'moon-dust', figures: null, shares: null });
    expect(ingredients[1]?.shares?.calories).toBe(100);
    expect(total.calories).toBeGreaterThan(200);
  });

  it('says why a figure holds that the source lacks', () => {
    const { ingredients, totalRange } = traceIngredients([
      { food: 'adzuki-bean', grams: 60 },
      { food: 'apple', grams: 50 },
    ]);

    expect(ingredients[0]).toMatchObject({
      range: { sugar: [1.2, 6.5] },
      bounds: [{ figure: 'sugar', low: 2, high: 10.7, source: 'by dried pulses, 17 USDA rows' }],
    });
    expect(ingredients[1]).not.toHaveProperty('bounds');
    expect(totalRange).toEqual({ sugar: [6.4, 11.7] });
  });
});
