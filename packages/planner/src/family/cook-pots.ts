import type { Food } from '@platewise/nutrition/foods/food';
import { isSpice } from '@platewise/nutrition/foods/is-spice';
import { plateLoad } from '@platewise/nutrition/recipes/plate-bounds';
import type { Recipe } from '@platewise/nutrition/recipes/recipe';
import { figuresOf } from '../day/figures.ts';
import { type FittedDish, fitPortions } from '../day/plate/fit-portions.ts';
import { roundToKitchen } from '../day/plate/round-to-kitchen.ts';
import type { LinearLimit } from '../day/scoring/plan-limits.ts';
import type { PlanningTask } from '../request/read-request.ts';
import type { Pot } from './share-pots.ts';

/** A dish in the amounts of everybody together. */
export type CookedPot = Pot & { recipe: Recipe; portions: { food: Food; grams: number }[] };

type Weighed = { food: Food; grams: number };

/** Spices of a pot for several people; quarters add up to whole grams exactly. */
const SPICE_STEP = 0.25;
/** From here on half a gram more or less of a spice is hardly tasted. */
const SPICE_GRAMS_TO_SPARE = 2;

/**
 * Dishes in kitchen amounts for everybody: as for one person, but in whole grams (a scale for several portions
 * shows no halves) and spices in quarters of one, so that portions in whole grams can add up to the pot.
 */
export function cookPots(
  task: PlanningTask,
  limits: readonly LinearLimit[],
  dishes: readonly FittedDish[],
): CookedPot[] {
  const kitchen = roundToKitchen(task, limits, fitPortions(task, limits, dishes));
  return kitchen.map(({ fitted, portions }) => {
    const whole = wholeTogether(
      portions.map(({ food, grams }) => ({
        food,
        grams: isSpice(food)
          ? Math.max(SPICE_STEP, Math.round(grams / SPICE_STEP) * SPICE_STEP)
          : Math.max(1, Math.round(grams)),
      })),
    );
    const grams = whole.reduce((sum, portion) => sum + portion.grams, 0);
    const { recipe } = fitted.dish;
    const isKeto = task.diet === 'keto';
    const load = plateLoad(whole, { isSnack: recipe.kind === 'snack', isKeto });
    return { recipe, portions: whole, grams, figures: figuresOf(whole), load };
  });
}

/** Takes what is over a whole gram from the largest spice, or from the largest food where there is too little of any spice. */
function wholeTogether(portions: Weighed[]): Weighed[] {
  const whole = portions.reduce((sum, { grams }) => sum + grams, 0);
  const over = whole - Math.round(whole);
  const bySize = portions.toSorted((a, b) => b.grams - a.grams);
  const spice = bySize.find(({ food, grams }) => isSpice(food) && grams >= SPICE_GRAMS_TO_SPARE);
  const giver = spice ?? bySize.find(({ food }) => !food.pieceGrams);
  return portions.map((one) => (one === giver ? { ...one, grams: one.grams - over } : one));
}
