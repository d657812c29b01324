import { tenth } from '@platewise/domain/rounding';
import type { PlannedMeal } from '../day/plan-outcome.ts';

type Shown = Pick<PlannedMeal, 'calories' | 'macros' | 'servings'>;

/**
 * What meals come to by the figures that each shows in all its servings, whole kcal and tenths of a gram, so that what a person adds up
 * agrees: a calendar sums the same figures.
 */
export function shownTotals(meals: readonly Shown[]): Pick<Shown, 'calories' | 'macros'> {
  const grams = (macro: keyof Shown['macros']) =>
    tenth(meals.reduce((total, { macros, servings }) => total + tenth(macros[macro] * servings), 0));
  return {
    calories: meals.reduce((total, { calories, servings }) => total + Math.round(calories * servings), 0),
    macros: { protein: grams('protein'), fat: grams('fat'), carbs: grams('carbs') },
  };
}
