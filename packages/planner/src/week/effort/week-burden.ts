import type { Taste } from '@platewise/contract/generation/taste-schema';
import { REHEAT_MINUTES } from '@platewise/nutrition/recipes/keeping';
import type { PlannedMeal } from '../../day/plan-outcome.ts';
import { EFFORT, effortOfTaste, isCooking, weekEffort } from './week-effort.ts';

/** A day of a week: what is made on it, how many plates are warmed up, and the minutes that it may take. */
export type AskedDay = { made: readonly PlannedMeal[]; warmedUp: number; minutesMax: number };

/** Our own goal for a week of three meals a day. */
const COOKINGS_MAX = 9;

/** Whether a week asks for more than its goals. Days are chosen one after the other, so that an early one can make later ones dear. */
export function asksForMuch(days: readonly AskedDay[]): boolean {
  const made = days.flatMap((day) => day.made);
  const cookings = made.filter(({ prepTime, cookTime }) => isCooking({ prepMinutes: prepTime, cookMinutes: cookTime }));
  return minutesOver(days) > 0 || cookings.length > COOKINGS_MAX;
}

/** Whether a week asks for less than another. Minutes beyond those of a day count as a long day's do. */
export function isLighter(one: readonly AskedDay[], other: readonly AskedDay[]): boolean {
  const effort = (days: readonly AskedDay[]) =>
    weekEffort(days.map(({ made }) => made)) + 2 * EFFORT.minute * minutesOver(days);
  return effort(one) < effort(other);
}

/** Whether a week is no less to somebody's taste than another. */
export function isAsMuchToTaste(one: readonly AskedDay[], other: readonly AskedDay[], taste?: Taste): boolean {
  const ofTaste = (days: readonly AskedDay[]) =>
    effortOfTaste(
      taste,
      days.flatMap(({ made }) => made),
    );
  return ofTaste(one) <= ofTaste(other);
}

function minutesOver(days: readonly AskedDay[]): number {
  return days.reduce((sum, { made, warmedUp, minutesMax }) => {
    const minutes = made.reduce((all, { prepTime, cookTime }) => all + prepTime + cookTime, warmedUp * REHEAT_MINUTES);
    return sum + Math.max(0, minutes - minutesMax);
  }, 0);
}
