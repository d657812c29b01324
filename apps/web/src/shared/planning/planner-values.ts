import type { ConditionId, ConditionLimit, Pollen } from '@platewise/contract/generation/condition-options';
import type { CookingTime, Diet, Goal } from '@platewise/contract/generation/options';
import { LIMITS } from '@platewise/contract/limits';

/** A condition as it is chosen and confirmed; its limits are texts until they are read. */
export type PlannerCondition = {
  id: ConditionId;
  acknowledged: boolean;
  limits: Partial<Record<ConditionLimit, string>>;
  pollens: readonly Pollen[];
};

/** The form as it stands; the calorie target is text until it is read. */
export type PlannerValues = {
  goal: Goal | null;
  dietaryPreferences: Diet | null;
  mealCount: number;
  calorieTarget: string;
  additionalNotes: string;
  excludeIngredients: string;
  cookingTime: CookingTime;
  conditions: readonly PlannerCondition[];
};

export const INITIAL_PLANNER_VALUES: PlannerValues = {
  goal: null,
  dietaryPreferences: null,
  mealCount: LIMITS.mealCountDefault,
  calorieTarget: String(LIMITS.calorieTargetDefaultKcal),
  additionalNotes: '',
  excludeIngredients: '',
  cookingTime: 'any',
  conditions: [],
};
