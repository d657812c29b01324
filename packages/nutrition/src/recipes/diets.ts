import type { Diet } from '@platewise/contract/generation/options';
import type { FoodId } from '../compiled/food-ids.ts';
import type { FoodClass } from '../foods/food-classes.ts';

/** Limits on a plan's energy shares: percent of its own 4P + 4C + 9F kcal, and grams of net carbs or carbs a day. */
export type MacroLimits = {
  proteinMinPercent?: number;
  proteinMaxPercent?: number;
  fatMinPercent?: number;
  carbsMaxPercent?: number;
  /** Carbs less fiber, percent of energy. */
  netCarbsMaxPercent?: number;
  /** Grams a day of carbs less fiber. */
  netCarbsMaxGrams?: (targetKcal: number) => number;
  /** Grams a day of carbs; null where the target is too large for the rule. */
  carbsMaxGrams?: (targetKcal: number) => number | null;
  /** Every meal's own share of protein. */
  mealProteinMinPercent?: number;
};

export type DietRules = {
  /** No food of these classes. */
  excludes: readonly FoodClass[];
  /** Foods that a class rule takes out although the diet's source tolerates them, by id. */
  allows?: readonly FoodId[];
  limits?: MacroLimits;
  /** Where no food is excluded: what a recipe as written must keep to be offered at all, in grams for 500 kcal or percent of energy. */
  serves?: { netCarbsMaxPer500Kcal?: number; carbsMaxPer500Kcal?: number; proteinMinPercent?: number };
  /** Every added fat is olive oil, and every cooked main holds some. */
  oliveOilOnly?: boolean;
};

const FLESH = ['meat', 'fish', 'crustacean', 'mollusc', 'gelatine', 'animal-fat'] as const;

/**
 * The food rules and hard macro limits of each diet.
 *
 * vegan, vegetarian: V-Label and Vegetarian Society definitions. paleo: PMC6153885 table 3 (grains, pulses, dairy,
 * refined sugar and seed oils, processed meat, alcohol, white potato out). mediterranean: the MEDAS score of PREDIMED
 * (no red or processed meat, butter or cream; olive oil is the fat). keto, low_carb: PMC10134254 table 1. high_protein:
 * 20 % of energy is the bound of Regulation (EC) 1924/2006 for the claim, kept by every meal; the day keeps 25 %.
 */
export const DIET_RULES: Record<Diet, DietRules> = {
  vegan: { excludes: [...FLESH, 'egg', 'milk', 'honey', 'animal-rennet'] },
  vegetarian: { excludes: [...FLESH, 'animal-rennet'] },
  paleo: {
    excludes: [
      'grain',
      'pseudo-grain',
      'legume',
      'soy',
      'milk',
      'butter-fat',
      'added-sugar',
      'refined-seed-oil',
      'processed-meat',
      'alcohol',
      'potato',
    ],
    // Honey is the one sweetener that the diet's source leaves in.
    allows: ['honey'],
  },
  keto: {
    excludes: [],
    serves: { netCarbsMaxPer500Kcal: 8 },
    limits: {
      netCarbsMaxGrams: (targetKcal) => (targetKcal <= 1500 ? 30 : 50),
      netCarbsMaxPercent: 10,
      fatMinPercent: 60,
    },
  },
  mediterranean: {
    excludes: ['red-meat', 'processed-meat', 'animal-fat', 'butter-fat', 'refined-seed-oil'],
    oliveOilOnly: true,
  },
  low_carb: {
    excludes: [],
    serves: { carbsMaxPer500Kcal: 28 },
    limits: { carbsMaxPercent: 26, carbsMaxGrams: (targetKcal) => (targetKcal <= 2000 ? 130 : null) },
  },
  high_protein: {
    excludes: [],
    serves: { proteinMinPercent: 20 },
    limits: { proteinMinPercent: 25, proteinMaxPercent: 40, mealProteinMinPercent: 20 },
  },
  none: { excludes: [] },
};
