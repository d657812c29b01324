import type { Portion as EatenPortion } from '@platewise/contract/meals/meal-schema';
import { texts } from '@platewise/contract/texts';
import { SPICE_STEP_GRAMS } from '@platewise/nutrition/foods/is-spice';
import { mealFigures, roundFigures } from '@platewise/nutrition/recipes/meal-nutrition';
import { portionsOf } from '../day/fixed-meal.ts';
import type { PlannedMeal } from '../day/plan-outcome.ts';

type Eaten = Pick<EatenPortion, 'profileId' | 'name' | 'grams'>;

/** A meal that is cooked once, with what each person eats of it: their grams, and the figures of just these. */
export function withPortions(pot: PlannedMeal, eaten: readonly Eaten[]): PlannedMeal {
  return { ...pot, portions: eaten.map((one) => ({ ...one, ...portionFigures(pot, one.grams) })) };
}

/** The raw weight of a meal in grams. */
export function rawGrams({ items }: Pick<PlannedMeal, 'items'>): number {
  return items.reduce((sum, { grams }) => sum + grams, 0);
}

/** The figures of some grams of a meal, rounded as people see them. */
export function portionFigures(pot: Pick<PlannedMeal, 'items'>, grams: number) {
  const share = grams / rawGrams(pot);
  return roundFigures(mealFigures(portionsOf(pot).map((one) => ({ ...one, grams: one.grams * share }))));
}

/**
 * One person's plate as a meal of its own: the ingredients of their grams, to a tenth of a gram as they are shown (less
 * than one to 0.05 g), and the figures of the portion.
 */
export function plateOf<M extends PlannedMeal>(
  pot: M,
  { grams, calories, macros, nutrition, nutritionRange }: EatenPortion,
): M {
  const share = grams / rawGrams(pot);
  const items = pot.items.map((item) => ({ ...item, grams: shownGrams(item.grams * share) }));
  const { portions: _ofOthers, nutritionRange: _ofAll, ...plate } = pot;
  return {
    ...plate,
    calories,
    macros,
    nutrition,
    ...(nutritionRange && { nutritionRange }),
    items,
    ingredients: items.map((item) => texts.plans.ingredient({ grams: item.grams, name: item.name })),
  } as M;
}

function shownGrams(grams: number): number {
  const step = grams < 1 ? SPICE_STEP_GRAMS : 0.1;
  return Number(Math.max(step, Math.round(grams / step) * step).toFixed(2));
}
