import type { PlanningTask } from '../request/read-request.ts';
import { type Figures, macroEnergy, sumFigures } from './figures.ts';
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
  return dayScore(task, limits, meals, sumFigures(meals));
}

/** The score of meals whose sum is known already. */
export function dayScore(
  task: PlanningTask,
  limits: readonly LinearLimit[],
  meals: readonly Figures[],
  total: Figures,
): PlanScore {
  const energy = macroEnergy(total);
  return {
    kcalError: Math.abs(total.kcal - task.targetKcal) / task.targetKcal,
    macroDistance: Math.max(
      Math.abs((4 * total.protein) / energy - task.shares.protein),
      Math.abs((4 * total.carbs) / energy - task.shares.carbs),
      Math.abs((9 * total.fat) / energy - task.shares.fat),
    ),
    violation: limits.reduce((sum, limit) => sum + brokenBy(limit, total, meals), 0) / task.targetKcal,
  };
}

/** One number to rank plans by: kcal counts four times, a broken limit outweighs everything. */
export function rank({ kcalError, macroDistance, violation }: PlanScore): number {
  return 4 * kcalError + macroDistance + 100 * violation;
}

function brokenBy(limit: LinearLimit, total: Figures, meals: readonly Figures[]): number {
  if (limit.scope === 'plan') return Math.max(0, excess(limit, total));
  return meals.reduce((sum, meal) => sum + Math.max(0, excess(limit, meal)), 0);
}
