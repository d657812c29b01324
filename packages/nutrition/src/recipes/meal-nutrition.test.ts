import { describe, expect, it } from 'vitest';
import type { Food } from '../foods/food.ts';
import { FOODS, findFood } from '../foods/foods.ts';
import { mealFigures, roundFigures } from './meal-nutrition.ts';

function food(id: string): Food {
  const found = findFood(id);
  if (!found) throw new Error(id);
  return found;
}

describe('the figures of a meal', () => {
  it('are grams times the table, rounded once at the end', () => {
    const figures = mealFigures([
      { food: food('broccoli'), grams: 250 },
      { food: food('olive-oil'), grams: 10 },
    ]);

    expect(figures.calories).toBeCloseTo(34 * 2.5 + 88.4, 6);
    expect(roundFigures(figures)).toMatchObject({ calories: 173, macros: { protein: 7.1, fat: 10.9, carbs: 16.6 } });
  });

  it('are zero where nature has none', () => {
    const { nutrition, nutritionRange } = mealFigures([
      { food: food('prawn'), grams: 200 },
      { food: food('mustard-oil'), grams: 30 },
    ]);

    expect(nutrition).toMatchObject({ fiber: 0, sugar: 0 });
    expect(nutritionRange).toBeUndefined();
  });

  it('of a pinch of spice are a range that is no wider than the pinch, and a number within it', () => {
    const figures = roundFigures(
      mealFigures([
        { food: food('apple'), grams: 75 },
        { food: food('bay-leaf'), grams: 0.5 },
      ]),
    );

    expect(figures.nutritionRange).toEqual({ sugar: [7.8, 7.9] });
    expect(figures.nutrition.sugar).toBeCloseTo(7.9, 6);
  });

  it('are another row’s share where the food has one, without a range', () => {
    const { nutrition, nutritionRange } = roundFigures(mealFigures([{ food: food('quinoa'), grams: 60 }]));

    expect(nutrition.sugar).toBe(1.6);
    expect(nutritionRange).toBeUndefined();
  });

  it('are a range alone where it is wider than a gram and 5 %', () => {
    const { nutrition, nutritionRange } = roundFigures(mealFigures([{ food: food('adzuki-bean'), grams: 60 }]));

    expect(nutrition.sugar).toBeNull();
    expect(nutritionRange).toEqual({ sugar: [1.2, 6.5] });
  });

  it('hold whatever was never measured, for every food of the table', () => {
    for (const one of FOODS) {
      const { nutrition, nutritionRange } = mealFigures([{ food: one, grams: 100 }]);
      for (const figure of ['fiber', 'sugar', 'saturatedFat', 'sodium'] as const) {
        const known = one.per100g[figure];
        const [low, high] = nutritionRange?.[figure] ?? [
          nutrition[figure] ?? Number.NaN,
          nutrition[figure] ?? Number.NaN,
        ];
        expect(low, `${one.id} ${figure}`).toBeGreaterThanOrEqual(0);
        expect(high, `${one.id} ${figure}`).toBeGreaterThanOrEqual(low);
        if (known !== null) expect(Math.max(Math.abs(low - known), Math.abs(high - known)), one.id).toBeLessThan(1e-9);
        if (figure === 'saturatedFat') expect(high, one.id).toBeLessThanOrEqual(one.per100g.fat + 0.1);
      }
    }
  });
});
