import { findDish } from '../day/candidates/find-candidates.ts';
import type { Dish } from '../day/dish.ts';
import { addTo, type Figures, NO_FIGURES } from '../day/figures.ts';
import { fixedMealOf } from '../day/fixed-meal.ts';
import { macroDistance } from '../day/scoring/plan-score.ts';
import type { WeekDayTask } from './week-day.ts';

/**
 * Portions move a macro of a day by so much of the energy of the meals that they are portions of. Our own figure: of 19,000 days with
 * one open meal one in 150 of those further away came to within three points, and one in four of the others.
 */
const MOVED_SHARE = 0.22;

/**
 * Whether a dish in the one open place of a day may bring it to its macros, by its figures and those of the meals next to it: trying
 * takes a hundred times longer.
 */
export function reachesMacros({ task, slots }: WeekDayTask): (dish: Dish) => boolean {
  const others: Figures = { ...NO_FIGURES };
  let [openKcal, movedKcal] = [0, 0];
  for (const { kcal, change } of slots) {
    const dish = change.kind === 'dish' && (change.composed ?? findDish(change.name));
    if (change.kind === 'fixed') addTo(others, fixedMealOf(change.meal).figures, 1);
    else movedKcal += kcal;
    if (dish) addTo(others, dish.figures, kcal / dish.figures.kcal);
    else if (change.kind !== 'fixed') openKcal += kcal;
  }
  const reach = (MOVED_SHARE * movedKcal) / task.targetKcal;
  return ({ figures }) => {
    const day = { ...others };
    addTo(day, figures, openKcal / figures.kcal);
    return macroDistance(task, day) <= reach;
  };
}
