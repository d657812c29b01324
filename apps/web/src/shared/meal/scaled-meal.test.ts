import { describe, expect, test } from 'vitest';
import { nextScale } from './details/scale-steps.ts';
import { scaledMeal } from './scaled-meal.ts';
import { shownMeal } from './shown-meal.ts';

const meal = shownMeal({
  name: 'Stew',
  calories: 401,
  macros: { protein: 20.3, carbs: 40, fat: 10.1 },
  nutrition: { fiber: 8.2, sugar: null, saturatedFat: 1, sodium: 300 },
  items: [{ food: 'lentils', name: 'Lentils', fdcId: 1, grams: 85 }],
});

describe('a meal for more servings', () => {
  test('has all its figures and amounts multiplied', () => {
    const scaled = scaledMeal(meal, 1.5);

    expect(scaled.calories).toBe(601.5);
    expect(scaled.macros.carbs).toBe(60);
    expect(scaled.nutrition.sodium).toBe(450);
    expect(scaled.items.map(({ grams }) => grams)).toEqual([127.5]);
  });

  test('does not know more than one serving does', () => {
    expect(scaledMeal(meal, 3).nutrition.sugar).toBeNull();
    expect(scaledMeal({ ...meal, nutritionRange: { sugar: [1, 2.5] } }, 3).nutritionRange).toEqual({ sugar: [3, 7.5] });
  });

  test('is the same for one serving', () => {
    expect(scaledMeal(meal, 1)).toEqual(meal);
  });
});

describe('the servings to choose from', () => {
  test('go in halves up to four, then one by one up to twelve', () => {
    expect(nextScale(1, 'more')).toBe(1.5);
    expect(nextScale(4, 'more')).toBe(5);
    expect(nextScale(5, 'fewer')).toBe(4);
    expect(nextScale(4, 'fewer')).toBe(3.5);
  });

  test('end where there are none', () => {
    expect(nextScale(12, 'more')).toBeNull();
    expect(nextScale(0.5, 'fewer')).toBeNull();
  });

  test('a quarter goes to the half next to it', () => {
    expect(nextScale(1.25, 'more')).toBe(1.5);
    expect(nextScale(1.25, 'fewer')).toBe(1);
  });
});
