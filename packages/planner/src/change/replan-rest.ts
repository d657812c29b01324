import { LIMITS } from '@platewise/contract/limits';
import type { Meal } from '@platewise/contract/meals/meal-schema';
import { texts } from '@platewise/contract/texts';
import { KCAL_TOLERANCE } from '../certificate/certify-plan.ts';
import { sumFigures } from '../day/figures.ts';
import { portionRest } from './portion-rest.ts';
import { replanNotes } from './replan-notes.ts';
import { figuresOfMeal, type MovableMeal, movableMeals, NO_MACRO_GOALS, type RestOfDay } from './rest-of-day.ts';

/** How small and how large a portion may become, as a share of what was planned. */
export const REPLAN_SCALE = { min: 0.5, max: 1.5 } as const;

/** How far goals for macros may lead a day from its kcal, as a share of them. */
const OFF_BY_GOALS_MAX = 0.01;

/** The open meals in their order, portioned again or as they were; or one sentence that says why nothing is proposed. */
export type Replan = { ok: true; meals: Meal[]; notes: string[] } | { ok: false; reason: string };

/**
 * Portions what is left of a day so that the day meets its target: each meal between half and one and a half times what
 * was planned, and no day below 800 kcal. Where these bounds do not let the day meet its target it comes as near as
 * they allow, and a note says so. Meals of unknown recipes and those whose servings the person set stay.
 */
export function replanRest(day: RestOfDay): Replan {
  const { replan } = texts.calorieTracker;
  const aimKcal = Math.max(day.targetKcal, LIMITS.calorieTargetMinKcal);
  const planned = sumFigures([...day.settled, ...day.open.map(figuresOfMeal)]);
  const stated = { kcal: Math.round(planned.kcal), target: aimKcal };
  const movable = movableMeals(day);
  if (movable.length === 0) return { ok: false, reason: replan.nothingLeft };
  if (Math.abs(planned.kcal - aimKcal) <= KCAL_TOLERANCE * aimKcal) {
    return { ok: false, reason: replan.onTarget(stated) };
  }
  const meals = portionWithin(day, movable, aimKcal);
  const total = sumFigures([...day.settled, ...meals.map(figuresOfMeal)]);
  if (Math.abs(total.kcal - aimKcal) >= Math.abs(planned.kcal - aimKcal) - 1) {
    return { ok: false, reason: replan.cannotHelp(stated) };
  }
  return { ok: true, meals, notes: replanNotes(day, { meals, planned, total, aimKcal }) };
}

/**
 * Goals for macros are given up before what a plate may hold, and that before a meal's bounds or the day's kcal. A meal
 * that rounds out of its bounds even then (one egg cannot be halved) stays, and the others are portioned around it.
 */
function portionWithin(day: RestOfDay, movable: readonly MovableMeal[], aimKcal: number): Meal[] {
  if (movable.length === 0) return [...day.open];
  const isWithin = (meals: readonly Meal[], { place, meal, planned }: MovableMeal) => {
    const scale = figuresOfMeal(meals[place] ?? meal).kcal / planned.kcal;
    return scale >= REPLAN_SCALE.min && scale <= REPLAN_SCALE.max;
  };
  const leaning = portionRest(day, movable, { aimKcal, goals: day.targetMacros });
  const isNear = leaning.offKcal <= OFF_BY_GOALS_MAX * aimKcal;
  if (isNear && movable.every((one) => isWithin(leaning.meals, one))) return leaning.meals;
  const portioned = [false, true].map((isAlike) => {
    const { meals } = portionRest(day, movable, { aimKcal, goals: NO_MACRO_GOALS, isAlike });
    return { meals, within: movable.filter((one) => isWithin(meals, one)) };
  });
  const whole = portioned.find(({ within }) => within.length === movable.length);
  return whole?.meals ?? portionWithin(day, portioned.at(-1)?.within ?? [], aimKcal);
}
