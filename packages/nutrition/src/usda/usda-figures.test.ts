import { expect, it } from 'vitest';
import { usdaFigures } from './usda-figures.ts';

const MEASURED = {
  kcal: 61,
  protein: 3.15,
  fat: 3.25,
  carbs: 4.8,
  fiber: 0,
  sugar: 5.05,
  saturatedFat: 1.86,
  sodium: 43,
};

it('counts the figures of a row by its grams', () => {
  expect(usdaFigures({ per100g: MEASURED }, 200)).toEqual({
    calories: 122,
    macros: { protein: 6.3, fat: 6.5, carbs: 9.6 },
    nutrition: { fiber: 0, sugar: 10.1, saturatedFat: 3.7, sodium: 86 },
  });
});

it('puts what nobody measured between nothing and what the carbohydrate or fat leaves room for', () => {
  const per100g = { ...MEASURED, carbs: 46, fiber: 6, sugar: null, saturatedFat: null, sodium: null };

  const { nutrition, nutritionRange } = usdaFigures({ per100g }, 50);

  expect(nutrition).toEqual({ fiber: 3, sugar: null, saturatedFat: null, sodium: null });
  expect(nutritionRange).toEqual({ sugar: [0, 20], saturatedFat: [0, 1.7] });
});

it('knows that there is none where there is no room', () => {
  const per100g = { ...MEASURED, carbs: 0, fiber: null, sugar: null };

  expect(usdaFigures({ per100g }, 100).nutrition).toMatchObject({ fiber: 0, sugar: 0 });
});

it('takes the middle of a narrow range as the figure', () => {
  const per100g = { ...MEASURED, carbs: 1, fiber: 0.2, sugar: null };

  expect(usdaFigures({ per100g }, 100)).toMatchObject({
    nutrition: { sugar: 0.4 },
    nutritionRange: { sugar: [0, 0.8] },
  });
});
