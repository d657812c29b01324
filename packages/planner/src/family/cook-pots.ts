import type { Food } from '@platewise/nutrition/food';
import type { Recipe } from '@platewise/nutrition/recipe';
import { figuresOf } from '../figures.ts';
import { type FittedDish, fitPortions, SWEEPS_TO_THE_END } from '../fit-portions.ts';
import type { LinearLimit } from '../plan-limits.ts';
import type { PlanningTask } from '../read-request.ts';
import { roundToKitchen } from '../round-to-kitchen.ts';
import type { Pot } from './share-pots.ts';

/** A dish in the amounts of everybody together. */
export type CookedPot = Pot & { recipe: Recipe; portions: { food: Food; grams: number }[] };

/**
 * Dishes in kitchen amounts for everybody: as for one person, but in whole grams throughout (a scale for several portions
 * shows no halves), so that portions in whole grams can add up to the pot.
 */
export function cookPots(
  task: PlanningTask,
  limits: readonly LinearLimit[],
  dishes: readonly FittedDish[],
): CookedPot[] {
  const kitchen = roundToKitchen(task, limits, fitPortions(task, limits, dishes, SWEEPS_TO_THE_END));
  return kitchen.map(({ fitted, portions }) => {
    const whole = portions.map(({ food, grams }) => ({ food, grams: Math.max(1, Math.round(grams)) }));
    const grams = whole.reduce((sum, portion) => sum + portion.grams, 0);
    return { recipe: fitted.dish.recipe, portions: whole, grams, figures: figuresOf(whole) };
  });
}
