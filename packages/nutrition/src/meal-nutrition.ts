import type { Macros, Nutrition } from '@platewise/contract/meal-schema';
import type { Food, FoodFigures } from './food.ts';

/** A food and the raw grams of it. */
export type Portion = { food: Food; grams: number };

/** Exact figures of a meal: kcal, grams, sodium in mg. */
export type MealFigures = { calories: number; macros: Macros; nutrition: Nutrition };

/**
 * What the foods without a figure may hold at the very most, in grams, for the sum of the others to be given all the
 * same: fiber is carbohydrate, sugar is carbohydrate that is no fiber, and saturated fat is fat, so a food's row bounds what nobody
 * measured in it.
 */
const UNKNOWN_GRAMS_MAX = 0.5;

/** Sodium has no such bound: there the foods without a figure may weigh this share of the meal. */
const UNKNOWN_WEIGHT_SHARE_MAX = 0.01;

/** Sums the table's figures over the portions, unrounded; a figure that too much of the meal lacks is null. */
export function mealFigures(portions: readonly Portion[]): MealFigures {
  const sum = (figure: 'kcal' | 'protein' | 'fat' | 'carbs') =>
    portions.reduce((total, { food, grams }) => total + (food.per100g[figure] * grams) / 100, 0);
  return {
    calories: sum('kcal'),
    macros: { protein: sum('protein'), fat: sum('fat'), carbs: sum('carbs') },
    nutrition: {
      fiber: sumKnown(portions, 'fiber'),
      sugar: sumKnown(portions, 'sugar'),
      saturatedFat: sumKnown(portions, 'saturatedFat'),
      sodium: sumKnown(portions, 'sodium'),
    },
  };
}

/** The figures as people see them: kcal and mg whole, grams to a tenth. */
export function roundFigures({ calories, macros, nutrition }: MealFigures): MealFigures {
  return {
    calories: Math.round(calories),
    macros: { protein: tenth(macros.protein), fat: tenth(macros.fat), carbs: tenth(macros.carbs) },
    nutrition: {
      fiber: nutrition.fiber === null ? null : tenth(nutrition.fiber),
      sugar: nutrition.sugar === null ? null : tenth(nutrition.sugar),
      saturatedFat: nutrition.saturatedFat === null ? null : tenth(nutrition.saturatedFat),
      sodium: nutrition.sodium === null ? null : Math.round(nutrition.sodium),
    },
  };
}

/** A number of grams to one decimal. */
export function tenth(grams: number): number {
  return Math.round(grams * 10) / 10;
}

function sumKnown(portions: readonly Portion[], figure: keyof typeof BOUNDS): number | null {
  let total = 0;
  let unknown = 0;
  for (const { food, grams } of portions) {
    const value = food.per100g[figure];
    if (value === null) unknown += BOUNDS[figure](food.per100g, grams);
    else total += (value * grams) / 100;
  }
  return unknown > unknownMax(portions, figure) ? null : total;
}

/** The most that grams of a food can hold of what its row does not tell; for sodium, the grams themselves. */
const BOUNDS = {
  fiber: ({ carbs }: FoodFigures, grams: number) => (carbs * grams) / 100,
  sugar: ({ carbs, fiber }: FoodFigures, grams: number) => (Math.max(0, carbs - (fiber ?? 0)) * grams) / 100,
  saturatedFat: ({ fat }: FoodFigures, grams: number) => (fat * grams) / 100,
  sodium: (_figures: FoodFigures, grams: number) => grams,
};

function unknownMax(portions: readonly Portion[], figure: keyof typeof BOUNDS): number {
  if (figure !== 'sodium') return UNKNOWN_GRAMS_MAX;
  return UNKNOWN_WEIGHT_SHARE_MAX * portions.reduce((weight, { grams }) => weight + grams, 0);
}
