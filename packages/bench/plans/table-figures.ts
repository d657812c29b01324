import type { FoodFigures } from '@platewise/nutrition/foods/food';
import { FOODS } from '@platewise/nutrition/foods/foods';
import type { PlannedMeal } from '@platewise/planner/day/plan-outcome';

const ROWS = new Map<string, FoodFigures>(FOODS.map((food) => [food.id, food.per100g]));

const MACROS = ['protein', 'fat', 'carbs'] as const;
const DETAILS = ['fiber', 'sugar', 'saturatedFat'] as const;

type Figure = keyof FoodFigures;

/** Grams times table, summed over the ingredients of a meal, by code of its own; a gap of the table counts as none. */
export function tableFigure({ items }: Pick<PlannedMeal, 'items'>, figure: Figure): number {
  return items.reduce((sum, { food, grams }) => {
    const row = ROWS.get(food);
    if (!row) return Number.NaN;
    return sum + ((row[figure] ?? 0) * grams) / 100;
  }, 0);
}

/** How far the figures that a meal states are from grams times table: kcal and mg, and grams. */
export function statedErrors(meal: PlannedMeal): { whole: number[]; grams: number[] } {
  const { sodium } = meal.nutrition;
  const off = (stated: number, figure: Figure) => Math.abs(stated - tableFigure(meal, figure));
  return {
    whole: [off(meal.calories, 'kcal'), ...(sodium === null ? [] : [off(sodium, 'sodium')])],
    grams: [
      ...MACROS.map((figure) => off(meal.macros[figure], figure)),
      ...DETAILS.flatMap((figure) => {
        const stated = meal.nutrition[figure];
        return stated === null ? [] : [off(stated, figure)];
      }),
    ],
  };
}
