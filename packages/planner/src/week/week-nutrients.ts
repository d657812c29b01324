import type { Nutrient } from '@platewise/contract/meals/nutrients';
import type { PlannedMeal } from '../day/plan-outcome.ts';
import { AIMS, canHoldReferences, heldBy, type NutrientNeeds } from '../day/scoring/nutrient-aims.ts';
import type { PlanningTask } from '../request/read-request.ts';

/** What the days of a week hold so far of each nutrient that is aimed at. */
export type NutrientsHeld = { days: number; amounts: readonly number[] };

export const NO_NUTRIENTS: NutrientsHeld = { days: 0, amounts: AIMS.map(() => 0) };

/** Of a reference a day in a week has at least this much to hold, and can hold at most so much: our own figures. */
const MADE_UP = { least: 0.75, most: 1.6 } as const;

const NOTHING: ReadonlySet<Nutrient> = new Set();
/** So much more is aimed at of what a week was short of: our own figure, by `npm run bench:nutrients`. */
const LACKED = 1.3;

/** Of each reference the days of a week hold at least so much, on average: what a week is held to. */
const WEEK_HOLDS = 0.9;

/** The same with one more day. */
export function withDay({ days, amounts }: NutrientsHeld, meals: readonly PlannedMeal[]): NutrientsHeld {
  const held = heldBy(meals);
  return { days: days + 1, amounts: amounts.map((amount, place) => amount + (held[place] ?? 0)) };
}

/**
 * What the next day needs so that all days together hold their references, within what one day can make up for; more of what
 * such a week was found to be short of when it was planned before.
 */
export function needsAfter({ days, amounts }: NutrientsHeld, lacked: ReadonlySet<Nutrient> = NOTHING): NutrientNeeds {
  const needs = AIMS.map(({ nutrient, target }, place) => {
    const open = (days + 1) * target - (amounts[place] ?? 0);
    const made = Math.min(Math.max(open, MADE_UP.least * target), MADE_UP.most * target);
    return lacked.has(nutrient) ? LACKED * made : made;
  });
  return Float64Array.from(needs);
}

/** The nutrients that the days of such a week fall short of, on average below nine tenths of a reference. */
export function shortagesOf(task: PlanningTask, { days, amounts }: NutrientsHeld): Nutrient[] {
  const counted = AIMS.filter(({ target, isVegan }, place) => {
    const held = (amounts[place] ?? 0) / days;
    return (isVegan || task.diet !== 'vegan') && held < WEEK_HOLDS * target;
  });
  return days > 0 && canHoldReferences(task) ? counted.map(({ nutrient }) => nutrient) : [];
}
