import type { PlanningTask } from '../../request/read-request.ts';
import { type Figures, macroEnergy } from '../figures.ts';
import { excess, type LinearLimit } from '../scoring/plan-limits.ts';
import { macroDistance, rank, violationOf } from '../scoring/plan-score.ts';

/** A share of the day's kcal that is hardly seen, and what each further share costs. */
const KCAL_MISSED = 0.004;
const MISSED_COST = 100;
/** What a limit costs that is broken at all: no plan is served that breaks one, however close the rest of it is. */
const BROKEN_COST = 10;

/**
 * What a day costs: smaller is better. Its kcal alone cost so much at least, its figures so much, and with the limits that it breaks
 * that is all of it: most steps are ruled out by the first of these.
 */
export type DayCost = {
  ofKcal: (kcal: number) => number;
  ofTotal: (total: Figures) => number;
  ofLimits: (meals: readonly Figures[], total: Figures) => number;
};

/** What a day costs whose kcal are missed by more than a plan may miss them: more than any plate that leaves its bounds. */
function missed({ targetKcal }: PlanningTask, kcal: number): number {
  return MISSED_COST * Math.max(0, Math.abs(kcal - targetKcal) / targetKcal - KCAL_MISSED);
}

/** The rank of a day, a broken limit above all. */
export function ranked(task: PlanningTask, limits: readonly LinearLimit[]): DayCost {
  const { targetKcal } = task;
  const ofKcal = (kcal: number) => 4 * (Math.abs(kcal - targetKcal) / targetKcal) + missed(task, kcal);
  return {
    ofKcal,
    ofTotal: (total) => ofKcal(total.kcal) + macroDistance(task, total),
    ofLimits: (meals, total) => {
      const violation = violationOf(task, limits, meals, total);
      return violation > 0 ? rank({ kcalError: 0, macroDistance: 0, violation }) + BROKEN_COST : 0;
    },
  };
}

/** What rounding makes small: the kcal error above all, then the macros' distances, and broken limits never. */
export function squares(task: PlanningTask, limits: readonly LinearLimit[]): DayCost {
  const { targetKcal, shares } = task;
  const square = (value: number) => value * value;
  const ofKcal = (kcal: number) => 100 * square((kcal - targetKcal) / targetKcal) + missed(task, kcal);
  return {
    ofKcal,
    ofTotal: (total) => {
      const energy = macroEnergy(total);
      return (
        ofKcal(total.kcal) +
        square((4 * total.protein) / energy - shares.protein) +
        square((4 * total.carbs) / energy - shares.carbs) +
        square((9 * total.fat) / energy - shares.fat)
      );
    },
    ofLimits: (meals, total) => {
      let sum = 0;
      for (const limit of limits) {
        if (limit.scope === 'plan') sum += 1000 * square(Math.max(0, excess(limit, total)) / targetKcal);
        else for (const one of meals) sum += 1000 * square(Math.max(0, excess(limit, one)) / targetKcal);
      }
      return sum;
    },
  };
}
