import type { Macros, Nutrition, NutritionRange } from '@platewise/contract/meals/meal-schema';
import { tenth } from '@platewise/domain/rounding';
import { boundFigure, type GapFigure } from '../foods/bound-figure.ts';
import type { Food } from '../foods/food.ts';

/** A food and the raw grams of it. */
export type Portion = { food: Food; grams: number };

/**
 * Exact figures of a meal: kcal, grams, sodium in mg. A figure that some foods lack has a range, and a number besides where
 * that is narrow.
 */
export type MealFigures = {
  calories: number;
  macros: Macros;
  nutrition: Nutrition;
  nutritionRange?: NutritionRange;
};

type Ranges = Record<GapFigure, [low: number, high: number]>;

const FIGURES = ['fiber', 'sugar', 'saturatedFat', 'sodium'] as const satisfies readonly GapFigure[];

/** A range that is no wider than this (1 g, or 5 % of its upper end) has a number, its middle (decisions 9.5). */
const NUMBER_WITHIN = { grams: 1, share: 0.05 };

/** Sums the table's figures over the portions, unrounded; what foods may hold of a figure that their rows lack is a range. */
export function mealFigures(portions: readonly Portion[]): MealFigures {
  const sum = (figure: 'kcal' | 'protein' | 'fat' | 'carbs') =>
    portions.reduce((total, { food, grams }) => total + (food.per100g[figure] * grams) / 100, 0);
  const ranges = FIGURES.map((figure) => [figure, sumRange(portions, figure)] as const);
  return {
    calories: sum('kcal'),
    macros: { protein: sum('protein'), fat: sum('fat'), carbs: sum('carbs') },
    ...withRanges(Object.fromEntries(ranges) as Ranges),
  };
}

/** The figures as people see them: kcal and mg whole, grams to a tenth; ranges are rounded outwards. */
export function roundFigures({ calories, macros, nutrition, nutritionRange = {} }: MealFigures): MealFigures {
  const rangeOf = (figure: GapFigure): [number, number] => {
    const step = figure === 'sodium' ? 1 : 10;
    const [low, high] = nutritionRange[figure] ?? [nutrition[figure] ?? 0, nutrition[figure] ?? 0];
    if (low === high) return [Math.round(low * step) / step, Math.round(high * step) / step];
    // Sums of binary fractions lie a hair off the figures that they stand for.
    return [Math.floor(low * step + 1e-6) / step, Math.ceil(high * step - 1e-6) / step];
  };
  return {
    calories: Math.round(calories),
    macros: { protein: tenth(macros.protein), fat: tenth(macros.fat), carbs: tenth(macros.carbs) },
    ...withRanges({
      fiber: rangeOf('fiber'),
      sugar: rangeOf('sugar'),
      saturatedFat: rangeOf('saturatedFat'),
      sodium: rangeOf('sodium'),
    }),
  };
}

function sumRange(portions: readonly Portion[], figure: GapFigure): [number, number] {
  let [low, high] = [0, 0];
  for (const { food, grams } of portions) {
    const bound = boundFigure(food, figure);
    low += (bound.low * grams) / 100;
    high += (bound.high * grams) / 100;
  }
  return [low, high];
}

/** A number of each figure where its range is narrow, null where it is not, and the ranges that have two ends. */
export function withRanges(ranges: Ranges): Pick<MealFigures, 'nutrition' | 'nutritionRange'> {
  const wide = FIGURES.filter((figure) => ranges[figure][0] !== ranges[figure][1]);
  const range: NutritionRange = Object.fromEntries(wide.map((figure) => [figure, ranges[figure]]));
  return {
    nutrition: {
      fiber: numberOf(ranges.fiber, 'fiber'),
      sugar: numberOf(ranges.sugar, 'sugar'),
      saturatedFat: numberOf(ranges.saturatedFat, 'saturatedFat'),
      sodium: numberOf(ranges.sodium, 'sodium'),
    },
    ...(wide.length > 0 && { nutritionRange: range }),
  };
}

function numberOf([low, high]: readonly [number, number], figure: GapFigure): number | null {
  if (low === high) return low;
  const isNarrow = high - low <= NUMBER_WITHIN.share * high + 1e-9;
  if (figure === 'sodium') return isNarrow ? Math.round((low + high) / 2) : null;
  return isNarrow || high - low <= NUMBER_WITHIN.grams + 1e-9 ? tenth((low + high) / 2) : null;
}
