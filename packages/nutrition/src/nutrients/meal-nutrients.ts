import {
  FIGURES,
  MICRONUTRIENTS,
  type Micronutrient,
  NUTRIENTS,
  type Nutrient,
} from '@platewise/contract/meals/nutrients';
import { mealFigures, type Portion } from '../recipes/meal-nutrition.ts';
import { cookingOfSteps } from './cooking-of-steps.ts';
import { nutrientRange } from './nutrient-table.ts';
import { type Cooking, retentionOf } from './retention.ts';

/** What a meal, a day or a week holds of each nutrient at least and at most, in its unit; both ends are equal where it is known. */
export type NutrientRanges = Readonly<Record<Nutrient, readonly [low: number, high: number]>>;

/**
 * The 36 nutrients of a dish, exact. Energy, macronutrients, fiber, sugar, saturated fat and sodium are those of `mealFigures`,
 * from raw weights and without cooking losses; the other 28 are summed from the same raw weights, each times what its food keeps
 * when the dish is cooked as its steps say.
 */
export function mealNutrients(portions: readonly Portion[], steps: readonly string[]): NutrientRanges {
  return { ...figureRanges(portions), ...sumMicronutrients(portions, cookingOfSteps(steps)) };
}

/** The nutrients of several meals together: both ends are added. */
export function sumNutrients(parts: readonly NutrientRanges[]): NutrientRanges {
  const sums = NUTRIENTS.map((nutrient) => {
    const sum = (end: 0 | 1) => parts.reduce((total, part) => total + part[nutrient][end], 0);
    return [nutrient, [sum(0), sum(1)]];
  });
  return Object.fromEntries(sums);
}

function figureRanges(portions: readonly Portion[]): Record<(typeof FIGURES)[number], [number, number]> {
  const { calories, macros, nutrition, nutritionRange = {} } = mealFigures(portions);
  const figures = { kcal: calories, ...macros, ...nutrition };
  const ranges = FIGURES.map((figure) => {
    const range = nutritionRange[figure as keyof typeof nutritionRange];
    return [figure, range ?? [figures[figure] ?? 0, figures[figure] ?? 0]];
  });
  return Object.fromEntries(ranges);
}

function sumMicronutrients(portions: readonly Portion[], cooking: Cooking): Record<Micronutrient, [number, number]> {
  const sums = Object.fromEntries(MICRONUTRIENTS.map((nutrient) => [nutrient, [0, 0]])) as Record<
    Micronutrient,
    [number, number]
  >;
  for (const { food, grams } of portions) {
    const keeps = retentionOf(food, cooking);
    for (const nutrient of MICRONUTRIENTS) {
      const [least, most] = nutrientRange(food.id, nutrient);
      const [keepsLeast, keepsMost] = keeps(nutrient);
      sums[nutrient][0] += (least * keepsLeast * grams) / 100;
      sums[nutrient][1] += (most * keepsMost * grams) / 100;
    }
  }
  return sums;
}
