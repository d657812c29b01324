import { type MealFigures, roundFigures, withRanges } from '../recipes/meal-nutrition.ts';
import type { UsdaFood } from './usda-food.ts';

/**
 * What grams of a row hold, as people see it: kcal and mg whole, grams to a tenth. Fiber, sugar and saturated fat that nobody
 * measured lie between nothing and what the carbohydrate or fat of the row leaves room for (decisions 9.5); sodium that nobody
 * measured is null without a range, since nothing bounds it.
 */
export function usdaFigures({ per100g }: Pick<UsdaFood, 'per100g'>, grams: number): MealFigures {
  const { kcal, protein, fat, carbs, fiber, sugar, saturatedFat, sodium } = per100g;
  const part = (figure: number) => (figure * grams) / 100;
  const range = (known: number | null, room: number): [number, number] => [
    part(known ?? 0),
    part(known ?? Math.max(0, room)),
  ];
  const figures = roundFigures({
    calories: part(kcal),
    macros: { protein: part(protein), fat: part(fat), carbs: part(carbs) },
    ...withRanges({
      fiber: range(fiber, carbs - (sugar ?? 0)),
      sugar: range(sugar, carbs - (fiber ?? 0)),
      saturatedFat: range(saturatedFat, fat),
      sodium: range(sodium, 0),
    }),
  });
  return sodium === null ? { ...figures, nutrition: { ...figures.nutrition, sodium: null } } : figures;
}
