import { USDA_FOODS_JSON } from '../compiled/usda-foods.ts';
import type { UsdaFood, UsdaRow } from './usda-food.ts';

// One row a line, read when it is asked for: all rows as objects would take several times the memory of their text.
const LINES = USDA_FOODS_JSON.trim().split('\n').slice(1, -1);

const PLACES: ReadonlyMap<number, number> = new Map(
  LINES.map((line, place) => [Number.parseInt(line.slice(1), 10), place]),
);

/** How many rows the table has. */
export const USDA_FOODS_COUNT = LINES.length;

/** The row at a place of the table, the first at 0. */
export function usdaFoodAt(place: number): UsdaFood {
  const [fdcId, name, category, figures, measures] = JSON.parse((LINES[place] ?? '').replace(/,$/, '')) as UsdaRow;
  const [kcal, protein, fat, carbs, fiber, sugar, saturatedFat, sodium] = figures;
  return {
    fdcId,
    name,
    category,
    per100g: { kcal, protein, fat, carbs, fiber, sugar, saturatedFat, sodium },
    measures,
  };
}

/** The row with that number of FoodData Central, or undefined. */
export function findUsdaFood(fdcId: number): UsdaFood | undefined {
  const place = PLACES.get(fdcId);
  return place === undefined ? undefined : usdaFoodAt(place);
}
