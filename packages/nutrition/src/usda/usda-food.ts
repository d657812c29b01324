import type { FoodFigures, Measure } from '../foods/food.ts';

/** A row of USDA FoodData Central (SR Legacy) as it was weighed: raw, cooked or prepared, as its name says. */
export type UsdaFood = {
  fdcId: number;
  /** The description of the row: 'Rice, white, long-grain, regular, enriched, cooked'. */
  name: string;
  /** The food category of the row; empty for the few that are in none. */
  category: string;
  per100g: FoodFigures;
  measures: readonly Measure[];
};

type Figures = readonly [
  kcal: number,
  protein: number,
  fat: number,
  carbs: number,
  fiber: number | null,
  sugar: number | null,
  saturatedFat: number | null,
  sodium: number | null,
];

/** A row as it is compiled. */
export type UsdaRow = readonly [
  fdcId: number,
  name: string,
  category: string,
  per100g: Figures,
  measures: readonly Measure[],
];
