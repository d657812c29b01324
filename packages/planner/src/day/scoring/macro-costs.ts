import type { PlanningTask } from '../../request/read-request.ts';
import type { Dish } from '../dish.ts';
import { addTo, type Figures, NO_FIGURES } from '../figures.ts';
import { macroDistance } from './plan-score.ts';

/** Portions move a macro by so much of the day's energy without a loss. */
const MOVED_BY_PORTIONS = 0.03;
/** What a macro costs that is further from its target: our own figure, by `npm run bench:nutrients`, of which draws it spares. */
const WEIGHT = 2;

/**
 * How far the macros of a day are from their targets, beyond what portions make up for, with each dish in the place of the one in a
 * slot: dishes that are near are seldom drawn in vain.
 */
export function macroCostsAt(
  task: PlanningTask,
  { dishes, slotKcals, slot }: { dishes: readonly Dish[]; slotKcals: readonly number[]; slot: number },
): (dish: Dish) => number {
  const others: Figures = { ...NO_FIGURES };
  const add = (sum: Figures, { figures }: Dish, at: number) => addTo(sum, figures, (slotKcals[at] ?? 0) / figures.kcal);
  for (const [at, dish] of dishes.entries()) if (at !== slot) add(others, dish, at);
  for (const { figures } of task.fixed) addTo(others, figures, 1);
  return (dish) => {
    const day = { ...others };
    add(day, dish, slot);
    return WEIGHT * Math.max(0, macroDistance(task, day) - MOVED_BY_PORTIONS);
  };
}
