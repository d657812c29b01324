import { LIMITS } from '@platewise/contract/limits';
import { thousandth } from '@platewise/domain/rounding';
import type { ShownMeal } from '../../../../shared/meal/shown-meal.ts';

type Cooked = Pick<ShownMeal, 'name' | 'calories' | 'macros' | 'servings'>;

/**
 * What somebody has eaten who cooked a meal: their own servings of it, however many the pot was for. A meal that came
 * without macros shows 0 for each; then they are not known.
 */
export function cookedFigures({ name, calories, macros, servings: eaten }: Cooked, cookedFor: number | null) {
  const share = cookedFor === null ? 1 : (eaten ?? 1) / cookedFor;
  const { protein, carbs, fat } = macros;
  const part = (figure: number) => thousandth(figure * share);
  const isKnown = protein + carbs + fat > 0;
  return {
    name: name.slice(0, LIMITS.nameMaxCharacters),
    calories: part(calories),
    ...(isKnown && { protein: part(protein), carbs: part(carbs), fat: part(fat) }),
  };
}
