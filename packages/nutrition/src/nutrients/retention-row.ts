import type { Micronutrient } from '@platewise/contract/meals/nutrients';
import type { FoodGroup } from '../foods/food.ts';

/** Nutrients that the table of retention factors covers, in the order of its columns. */
export const RETAINED_NUTRIENTS = [
  'calcium',
  'iron',
  'magnesium',
  'phosphorus',
  'potassium',
  'zinc',
  'copper',
  'vitaminC',
  'thiamin',
  'riboflavin',
  'niacin',
  'vitaminB6',
  'folate',
  'choline',
  'vitaminB12',
  'vitaminA',
] as const satisfies readonly Micronutrient[];

/** Ways of cooking that the table has rows of for most kinds: in or over water, in fat, in dry heat. */
export const COOKING_METHODS = ['boiled', 'fried', 'baked'] as const;

export type CookingMethod = (typeof COOKING_METHODS)[number];

/** One row of the USDA Table of Nutrient Retention Factors, Release 6 (2007), doi 10.15482/USDA.ADC/1409034: what is left, in per cent. */
export type RetentionRow = {
  kind: string;
  method: CookingMethod;
  code: string;
  row: string;
  percent: readonly number[];
};

/** A kind of food of that table, and which of our foods are of it: those named, else those of its groups. */
export type RetentionKind = {
  kind: string;
  groups: readonly FoodGroup[];
  foods: readonly string[];
  /** Whether it is also eaten as it is bought, so that a dish with heat in it may leave it as it was. */
  eatenRaw: boolean;
};
