import type { PlannedMeal } from '../day/plan-outcome.ts';
import { AIMS, canHoldReferences, heldBy, type NutrientNeeds } from '../day/scoring/nutrient-aims.ts';
import type { PlanningTask } from '../request/read-request.ts';

/** What the days of a week hold so far of each nutrient that is aimed at. */
export type NutrientsHeld = { days: number; amounts: readonly number[] };

export const NO_NUTRIENTS: NutrientsHeld = { days: 0, amounts: AIMS.map(() => 0) };

/** Of a reference a day in a week has at least this much to hold, and can hold at most so much: our own figures. */
const MADE_UP = { least: 0.75, most: 1.6 } as const;

/** Of each reference the days of a week hold at least so much, on average: what a week is held to. */
const WEEK_HOLDS = 0.9;

/** The same with one more day. */
export function withDay({ days, amounts }: NutrientsHeld, meals: readonly PlannedMeal[]): NutrientsHeld {
  const held = heldBy(meals);
  return { days: days + 1, amounts: amounts.map((amount, place) => amount + (held[place] ?? 0)) };
}

/** What the next day needs so that all days together hold their references, within what one day can make up for. */
export function needsAfter({ days, amounts }: NutrientsHeld): NutrientNeeds {
  const needs = AIMS.map(({ target }, place) => {
    const open = (days + 1) * target - (amounts[place] ?? 0);
    return Math.min(Math.max(open, MADE_UP.least * target), MADE_UP.most * target);
  });
  return Float64Array.from(needs);
}

/** How many nutrients the days of such a week fall short of, on average below nine tenths of a reference. */
export function shortagesOf(task: PlanningTask, { days, amounts }: NutrientsHeld): number {
  const counted = AIMS.filter(({ target, isVegan }, place) => {
    const held = (amounts[place] ?? 0) / days;
    return (isVegan || task.diet !== 'vegan') && held < WEEK_HOLDS * target;
  });
  return days > 0 && canHoldReferences(task) ? counted.length : 0;
}
