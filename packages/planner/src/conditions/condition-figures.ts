import type { ConditionMeasure } from '@platewise/contract/generation/condition-options';
import { NUTRIENT_UNITS } from '@platewise/contract/meals/nutrients';
import type { ConditionAim } from '@platewise/nutrition/conditions/condition-rules';
import type { PlanningTask } from '../request/read-request.ts';

/** The energy of the day that the aims of DASH are for. */
const DASH_KCAL = 2100;

/** What an aim comes to on the day of a task. */
export function aimAmount(aim: ConditionAim, { targetKcal }: Pick<PlanningTask, 'targetKcal'>): number {
  return 'least' in aim ? aim.least : (aim.per2100Kcal * targetKcal) / DASH_KCAL;
}

/** The unit of what a rule counts: that of the nutrient, and grams of lactose, flesh and differences. */
export function unitOf(measure: ConditionMeasure): string {
  return measure in NUTRIENT_UNITS ? NUTRIENT_UNITS[measure as keyof typeof NUTRIENT_UNITS] : 'g';
}
