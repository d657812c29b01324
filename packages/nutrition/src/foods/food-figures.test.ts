import { foodFigures } from '@platewise/domain/food-figures';
import { expect, it } from 'vitest';
import { mealFigures, roundFigures } from '../recipes/meal-nutrition.ts';
import { FOODS } from './foods.ts';

it('the figures that a browser computes of a food are those that the server stores, wherever its row has them', () => {
  const grams = [0.5, 1, 7, 33.3, 100, 137, 250, 999];
  const differing = FOODS.flatMap((food) =>
    grams.flatMap((amount) => {
      const { kcal: calories, ...rest } = food.per100g;
      const shown = foodFigures({ per100g: { calories, ...rest } }, amount);
      const { calories: stored, macros, nutrition } = roundFigures(mealFigures([{ food, grams: amount }]));
      const known = Object.entries(shown.nutrition).filter(([, figure]) => figure !== null);
      const isSame =
        shown.calories === stored &&
        Object.entries(shown.macros).every(([name, figure]) => macros[name as keyof typeof macros] === figure) &&
        known.every(([name, figure]) => nutrition[name as keyof typeof nutrition] === figure);
      return isSame ? [] : [{ food: food.id, amount, shown, stored: { calories: stored, macros, nutrition } }];
    }),
  );

  expect(differing).toEqual([]);
});
