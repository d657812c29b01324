import type { FoodId } from '../compiled/food-ids.ts';
import type { FoodClass } from './food-classes.ts';

/** Figures per 100 g of the food as weighed in a recipe: kcal, grams, and sodium in mg; null where the cited source has none. */
export type FoodFigures = {
  kcal: number;
  protein: number;
  fat: number;
  carbs: number;
  fiber: number | null;
  sugar: number | null;
  saturatedFat: number | null;
  sodium: number | null;
};

/** Where a food stands in the kitchen: decides its aisle, its place on the drawn plate and how it is rounded. */
export const FOOD_GROUPS = [
  'vegetable',
  'leafy',
  'fruit',
  'grain',
  'bread',
  'potato',
  'legume',
  'soy',
  'nut-seed',
  'dairy',
  'cheese',
  'plant-milk',
  'egg',
  'meat',
  'poultry',
  'fish',
  'shellfish',
  'fat',
  'herb-spice',
  'condiment',
  'sweetener',
  'pantry',
] as const;

export type FoodGroup = (typeof FOOD_GROUPS)[number];

/** A household measure: its name and the grams it weighs. */
export type Measure = readonly [name: string, grams: number];

/** A share of a USDA row in a food: grams of the row's food in one gram of ours. */
export type RowShare = { fdcId: number; share: number };

/** Where the figures of a food come from that is no USDA row itself. */
export type FoodSource =
  /** Summed from rows by their shares; the rule says in one sentence why that is the same food. */
  | { kind: 'derived'; from: readonly RowShare[]; rule: string }
  /** Taken from a publication; the rule says what was taken and how the rest was computed. */
  | { kind: 'cited'; title: string; rule: string };

/** One food of our table, as bought and weighed before cooking (canned foods: drained). */
export type Food = {
  /** Stable kebab-case id, unique in the table. */
  id: FoodId;
  /** Lower-case name as it reads in an ingredient line: '60 g rolled oats'. */
  name: string;
  /** Other words that people type for it, singular, lower-case (UK, US and Indian names). */
  aliases: readonly string[];
  /** The USDA FoodData Central (SR Legacy) row that the figures are copied from; null where `source` notifies another origin. */
  fdcId: number | null;
  source?: FoodSource;
  group: FoodGroup;
  classes: readonly FoodClass[];
  per100g: FoodFigures;
  measures: readonly Measure[];
  /** Set where only whole pieces make sense (an egg): grams of one piece. */
  pieceGrams?: number;
};
