import { describe, expect, it } from 'vitest';
import type { Food } from './food.ts';
import { findFood } from './foods.ts';
import { mealFigures, roundFigures } from './meal-nutrition.ts';

function food(id: string): Food {
  const found = findFood(id);
  if (!found) throw new Error(id);
  return found;
}

/** Broccoli with one figure that nobody measured. */
const gap = (figure: 'fiber' | 'sugar' | 'saturatedFat' | 'sodium'): Food => ({
  ...food('broccoli'),
  per100g: { ...food('broccoli').per100g, [figure]: null },
});

describe('the figures of a meal', () => {
  it('are grams times the table, rounded once at the end', () => {
    const figures = mealFigures([
      { food: food('broccoli'), grams: 250 },
      { food: food('olive-oil'), grams: 10 },
    ]);

    expect(figures.calories).toBeCloseTo(34 * 2.5 + 88.4, 6);
    expect(roundFigures(figures)).toMatchObject({ calories: 173, macros: { protein: 7.1, fat: 10.9, carbs: 16.6 } });
  });

  it('stay known while what is missing can be half a gram at most', () => {
    const { nutrition } = mealFigures([
      { food: gap('sugar'), grams: 7 },
      { food: food('apple'), grams: 100 },
    ]);

    expect(nutrition.sugar).toBeCloseTo(food('apple').per100g.sugar ?? 0, 6);
  });

  it('are not known when the foods without a figure may hold more', () => {
    const meal = (figure: 'fiber' | 'sugar' | 'sodium') =>
      mealFigures([{ food: gap(figure), grams: 50 }]).nutrition[figure];

    expect([meal('fiber'), meal('sugar'), meal('sodium')]).toEqual([null, null, null]);
  });

  it('know that oil without a sugar figure holds none', () => {
    const { nutrition } = mealFigures([{ food: food('mustard-oil'), grams: 30 }]);

    expect(nutrition.sugar).toBe(0);
  });
});
