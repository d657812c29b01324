import type { texts } from '@platewise/contract/texts';
import { DIET_RULES } from '@platewise/nutrition/recipes/diets';
import type { PlanningTask } from '../../request/read-request.ts';
import { type Figures, NO_FIGURES } from '../figures.ts';

/** What a limit is on; its words are in the text catalogue. */
type LimitName = keyof typeof texts.plans.limits;

/** A bound that figures must keep, in kcal: coefficients times figures, plus a constant, may not be above zero. */
export type LinearLimit = { name: LimitName; coefficients: Figures; constant: number; scope: 'plan' | 'meal' };

/**
 * The hard macro limits of the task's diet, each as `coefficients . figures + constant <= 0`.
 * Percentages are of the plan's own 4P + 4C + 9F; grams a day are scaled to the part of the day that is planned.
 */
export function planLimits(task: PlanningTask): readonly LinearLimit[] {
  const limits = OF_TASK.get(task) ?? readLimits(task);
  OF_TASK.set(task, limits);
  return limits;
}

// One list for a task, so that what was worked out with it is found again.
const OF_TASK = new WeakMap<PlanningTask, readonly LinearLimit[]>();

function readLimits({ diet, targetKcal, dayShare }: PlanningTask): LinearLimit[] {
  const limits = DIET_RULES[diet].limits ?? {};
  const dayKcal = targetKcal / dayShare;
  const list: LinearLimit[] = [];
  const plan = (name: LimitName, coefficients: Figures, constant = 0) =>
    list.push({ name, coefficients, constant, scope: 'plan' });
  if (limits.proteinMinPercent) plan('protein', atLeast('protein', 4, limits.proteinMinPercent));
  if (limits.proteinMaxPercent) plan('protein', atMost('protein', 4, limits.proteinMaxPercent));
  if (limits.fatMinPercent) plan('fat', atLeast('fat', 9, limits.fatMinPercent));
  if (limits.carbsMaxPercent) plan('carbs', atMost('carbs', 4, limits.carbsMaxPercent));
  if (limits.netCarbsMaxPercent) plan('netCarbs', atMost('netCarbs', 4, limits.netCarbsMaxPercent));
  const netCarbsGrams = limits.netCarbsMaxGrams?.(dayKcal);
  if (netCarbsGrams) plan('netCarbs', { ...NO_FIGURES, netCarbs: 4 }, -4 * netCarbsGrams * dayShare);
  const carbsGrams = limits.carbsMaxGrams?.(dayKcal);
  if (carbsGrams) plan('carbs', { ...NO_FIGURES, carbs: 4 }, -4 * carbsGrams * dayShare);
  if (limits.mealProteinMinPercent) {
    const coefficients = atLeast('protein', 4, limits.mealProteinMinPercent);
    list.push({ name: 'mealProtein', coefficients, constant: 0, scope: 'meal' });
  }
  return list;
}

/** kcal by which figures are above a limit; zero or less when it is kept. */
export function excess({ coefficients, constant }: LinearLimit, figures: Figures): number {
  return (
    coefficients.kcal * figures.kcal +
    coefficients.protein * figures.protein +
    coefficients.fat * figures.fat +
    coefficients.carbs * figures.carbs +
    coefficients.netCarbs * figures.netCarbs +
    constant
  );
}

type Macro = 'protein' | 'fat' | 'carbs' | 'netCarbs';

function atMost(macro: Macro, kcalPerGram: number, percent: number): Figures {
  const share = percent / 100;
  const limit: Figures = { ...NO_FIGURES, protein: -4 * share, carbs: -4 * share, fat: -9 * share };
  return { ...limit, [macro]: limit[macro] + kcalPerGram };
}

function atLeast(macro: Macro, kcalPerGram: number, percent: number): Figures {
  const { protein, fat, carbs, netCarbs } = atMost(macro, kcalPerGram, percent);
  return { kcal: 0, protein: -protein, fat: -fat, carbs: -carbs, netCarbs: -netCarbs };
}
