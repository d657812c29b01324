import { DIET_RULES } from '@platewise/nutrition/recipes/diets';
import { planLimits } from '../../day/scoring/plan-limits.ts';
import type { PlanningTask } from '../../request/read-request.ts';

/** The hard rules of a diet that its list of foods does not say, in words for a model; for nobody's eyes. */
export function dietRuleWords(task: PlanningTask): string[] {
  const { limits = {}, oliveOilOnly } = DIET_RULES[task.diet];
  const names = new Set(planLimits(task).map(({ name }) => name));
  const dayKcal = task.targetKcal / task.dayShare;
  const netCarbs = limits.netCarbsMaxGrams?.(dayKcal);
  const carbs = limits.carbsMaxGrams?.(dayKcal);
  return [
    ...(netCarbs ? [`All dishes together hold at most ${grams(netCarbs, task)} g of net carbs.`] : []),
    ...(carbs ? [`All dishes together hold at most ${grams(carbs, task)} g of carbs.`] : []),
    ...(limits.fatMinPercent ? [`At least ${limits.fatMinPercent} percent of the energy is fat.`] : []),
    ...(limits.proteinMinPercent ? [`At least ${limits.proteinMinPercent} percent of the energy is protein.`] : []),
    ...(limits.carbsMaxPercent ? [`At most ${limits.carbsMaxPercent} percent of the energy is carbs.`] : []),
    ...(names.has('mealProtein') ? [`In each dish, ${limits.mealProteinMinPercent} percent is protein or more.`] : []),
    ...(oliveOilOnly ? ['Olive oil is the only added fat, and every cooked main dish holds some.'] : []),
  ];
}

function grams(ofDay: number, { dayShare }: PlanningTask): number {
  return Math.floor(ofDay * dayShare);
}
