import type { PlanningTask } from '../../request/read-request.ts';
import { type Figures, macroEnergy, sumFigures } from '../figures.ts';
import { excess, type LinearLimit } from './plan-limits.ts';

/** How well meals meet a task; every number is a share (0.01 is one percent), smaller is better. */
export type PlanScore = {
  /** |kcal - target| / target. */
  kcalError: number;
  /** The macro that is furthest from its target share of the plan's own energy. */
  macroDistance: number;
  /** How far hard limits are broken, as a share of the target kcal; 0 when they are kept. */
  violation: number;
};

/** Scores meals by their figures, together with the meals of the day that stay as they are. */
export function planScore(task: PlanningTask, limits: readonly LinearLimit[], planned: readonly Figures[]): PlanScore {
  const meals = [...planned, ...task.fixed.map(({ figures }) => figures)];
  const total = sumFigures(meals);
  return {
    kcalError: Math.abs(total.kcal - task.targetKcal) / task.targetKcal,
    macroDistance: macroDistance(task, total),
    violation: violationOf(task, limits, meals, total),
  };
}

/** The macro of a day that is furthest from its target share of the day's own energy. */
export function macroDistance({ shares }: PlanningTask, total: Figures): number {
  const energy = macroEnergy(total);
  return Math.max(
    Math.abs((4 * total.protein) / energy - shares.protein),
    Math.abs((4 * total.carbs) / energy - shares.carbs),
    Math.abs((9 * total.fat) / energy - shares.fat),
  );
}

/** How far meals, whose sum is known, break hard limits, as a share of the target kcal. */
export function violationOf(
  { targetKcal }: PlanningTask,
  limits: readonly LinearLimit[],
  meals: readonly Figures[],
  total: Figures,
): number {
  let broken = 0;
  for (const limit of limits) {
    if (limit.scope === 'plan') broken += Math.max(0, excess(limit, total));
    else for (const meal of meals) broken += Math.max(0, excess(limit, meal));
  }
  return broken / targetKcal;
}

/** One number to rank plans by: kcal counts four times, a broken limit outweighs everything. */
export function rank({ kcalError, macroDistance, violation }: PlanScore): number {
  return 4 * kcalError + macroDistance + 100 * violation;
}
