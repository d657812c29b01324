import type { Diet } from '@platewise/contract/generation/options';
import { NUTRIENTS, type Nutrient } from '@platewise/contract/meals/nutrients';
import { mealNutrients, type NutrientRanges, sumNutrients } from '@platewise/nutrition/nutrients/meal-nutrients';
import { referenceIntakes } from '@platewise/nutrition/nutrients/reference-intakes';
import type { Portion } from '@platewise/nutrition/recipes/meal-nutrition';
import { portionsOf } from '@platewise/planner/day/fixed-meal';
import type { PlannedMeal } from '@platewise/planner/day/plan-outcome';

export type DayNutrients = NutrientRanges;

/** What the sun or supplements give (vitamin D), and what no plant holds. */
const NOT_PROMISED: Readonly<Partial<Record<Nutrient, readonly Diet[] | 'any'>>> = {
  vitaminD: 'any',
  vitaminB12: ['vegan'],
};
/** The figures that every plan aims at by other rules. */
const BY_TARGETS: readonly Nutrient[] = ['kcal', 'protein', 'fat', 'carbs', 'fiber', 'sodium'];

const { intakes } = referenceIntakes('dri', {});

/** All that the meals of a day hold, in the servings that are eaten: of a pot some eat more or less than one. */
export function measureDay(meals: readonly PlannedMeal[]): DayNutrients {
  return sumNutrients(meals.map((meal) => mealNutrients(eatenOf(meal), meal.instructions)));
}

function eatenOf(meal: PlannedMeal): Portion[] {
  return portionsOf(meal).map(({ food, grams }) => ({ food, grams: grams * meal.servings }));
}

/** What days hold on average, at least, as a share of the reference of each nutrient that has one and is promised. */
export function sharesOf(days: readonly DayNutrients[], diet: Diet): Partial<Record<Nutrient, number>> {
  const shares = NUTRIENTS.flatMap((nutrient) => {
    const target = intakes?.[nutrient].target?.amount;
    const exempt = NOT_PROMISED[nutrient];
    if (!target || BY_TARGETS.includes(nutrient) || exempt === 'any' || exempt?.includes(diet)) return [];
    const held = days.reduce((sum, day) => sum + day[nutrient][0], 0) / days.length;
    return [[nutrient, held / target] as const];
  });
  return Object.fromEntries(shares);
}

export function isAboveSodium({ sodium, kcal }: DayNutrients): boolean {
  return sodium[1] > Math.max(2300, 1.15 * kcal[1]);
}

export function isAboveSaturatedFat({ saturatedFat, kcal }: DayNutrients): boolean {
  return 9 * saturatedFat[1] > 0.1 * kcal[1];
}

export function isBelowFiber({ fiber, kcal }: DayNutrients): boolean {
  return fiber[0] < 0.014 * kcal[0];
}
