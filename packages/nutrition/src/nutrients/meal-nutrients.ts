import {
  FIGURES,
  MICRONUTRIENTS,
  type Micronutrient,
  NUTRIENTS,
  type Nutrient,
} from '@platewise/contract/meals/nutrients';
import type { Food } from '../foods/food.ts';
import { mealFigures, type Portion } from '../recipes/meal-nutrition.ts';
import { cookingOfFood } from './cooking-of-food.ts';
import { nutrientRange } from './nutrient-table.ts';
import { type Cooking, retentionOf } from './retention.ts';

/** What a meal, a day or a week holds of each nutrient at least and at most, in its unit; both ends are equal where it is known. */
export type NutrientRanges = Readonly<Record<Nutrient, readonly [low: number, high: number]>>;

/**
 * The 36 nutrients of a dish, exact. Energy, macronutrients, fiber, sugar, saturated fat and sodium are those of `mealFigures`,
 * from raw weights and without cooking losses; the other 28 are summed from the same raw weights, each times what its food keeps
 * when it is cooked as the steps say.
 */
export function mealNutrients(portions: readonly Portion[], steps: readonly string[]): NutrientRanges {
  return { ...figureRanges(portions), ...sumMicronutrients(portions, steps) };
}

/** The same of each food of a dish by itself, in their order; together they are the dish. */
export function nutrientsByFood(
  portions: readonly Portion[],
  steps: readonly string[],
): { food: Food; ranges: NutrientRanges }[] {
  return portions.map((portion) => ({
    food: portion.food,
    ranges: { ...figureRanges([portion]), ...sumMicronutrients([portion], steps) },
  }));
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

function sumMicronutrients(
  portions: readonly Portion[],
  steps: readonly string[],
): Record<Micronutrient, [number, number]> {
  const sums = new Float64Array(2 * MICRONUTRIENTS.length);
  for (const { food, grams } of portions) {
    const perGram = keptPerGram(food, cookingOfFood(food, steps));
    for (let place = 0; place < sums.length; place++) sums[place] = at(sums, place) + at(perGram, place) * grams;
  }
  const ranges = MICRONUTRIENTS.map((nutrient, place) => [nutrient, [at(sums, 2 * place), at(sums, 2 * place + 1)]]);
  return Object.fromEntries(ranges);
}

/** What a gram of a food holds of each micronutrient when it is cooked so: at least and at most, in turn. */
function keptPerGram(food: Food, cooking: Cooking): Float64Array {
  const ofCooking = KEPT_PER_GRAM.get(cooking) ?? new WeakMap<Food, Float64Array>();
  KEPT_PER_GRAM.set(cooking, ofCooking);
  const known = ofCooking.get(food);
  if (known) return known;
  const keeps = retentionOf(food, cooking);
  const kept = MICRONUTRIENTS.flatMap((nutrient) => {
    const [least, most] = nutrientRange(food.id, nutrient);
    const [keepsLeast, keepsMost] = keeps(nutrient);
    return [(least * keepsLeast) / 100, (most * keepsMost) / 100];
  });
  const perGram = Float64Array.from(kept);
  ofCooking.set(food, perGram);
  return perGram;
}

/** Planning sums the same foods, cooked in the same few ways, for each dish. */
const KEPT_PER_GRAM = new WeakMap<Cooking, WeakMap<Food, Float64Array>>();

function at(numbers: Float64Array, place: number): number {
  return numbers[place] ?? 0;
}
