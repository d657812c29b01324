import type { SlotChange } from '../change/slot-change.ts';
import { type FixedMeal, fixedMealOf } from '../day/fixed-meal.ts';
import type { PlannedMeal } from '../day/plan-outcome.ts';
import type { Slot } from '../request/meal-slots.ts';
import { rawGrams } from './make-pot.ts';
import type { Eater } from './read-family.ts';

/** One person's day: what they have of meals that stay, and the slots that are to be filled, in the order of the day. */
export type EaterDay = { eater: Eater; fixed: FixedMeal[]; open: Slot[] };

/** The least that may be left for a meal: below it the meals that stay leave nothing to plan. */
const OPEN_MEAL_MIN_KCAL = 40;

/**
 * Everybody's own slots: what meals that stay leave of each person's target, shared out in the proportions of their day.
 * Null where somebody's target does not fit into so many meals, or too little of it is left.
 */
export function eaterDays(eaters: readonly Eater[], changes: readonly SlotChange[]): EaterDay[] | null {
  const days: EaterDay[] = [];
  for (const eater of eaters) {
    const { slots, targetKcal } = eater.task;
    if (!slots) return null;
    const fixed = changes.flatMap((change) => (change.kind === 'fixed' ? [eatenOf(change.meal, eater)] : []));
    const open = slots.filter((_, place) => changes[place]?.kind !== 'fixed');
    const left = fixed.reduce((kcal, { figures }) => kcal - figures.kcal, targetKcal);
    const planned = open.reduce((sum, { kcal }) => sum + kcal, 0);
    if (open.length > 0 && left < OPEN_MEAL_MIN_KCAL * open.length) return null;
    days.push({ eater, fixed, open: open.map((slot) => ({ ...slot, kcal: (slot.kcal * left) / planned })) });
  }
  return days;
}

/** What a person has of a shared meal. */
function eatenOf(meal: PlannedMeal, { person }: Eater): FixedMeal {
  const grams = meal.portions?.find(({ profileId }) => profileId === person.profileId)?.grams ?? 0;
  return fixedMealOf({ ...meal, servings: grams / rawGrams(meal) });
}
