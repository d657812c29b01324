import type { CookingTime, Diet, Goal } from '@platewise/contract/generation/options';
import { LIMITS } from '@platewise/contract/limits';

/** The form as it stands; the calorie target is text until it is read. */
export type PlannerValues = {
  goal: Goal | null;
  dietaryPreferences: Diet | null;
  mealCount: number;
  calorieTarget: string;
  additionalNotes: string;
  excludeIngredients: string;
  cookingTime: CookingTime;
};

export const INITIAL_PLANNER_VALUES: PlannerValues = {
  goal: null,
  dietaryPreferences: null,
  mealCount: LIMITS.mealCountDefault,
  calorieTarget: String(LIMITS.calorieTargetDefaultKcal),
  additionalNotes: '',
  excludeIngredients: '',
  cookingTime: 'any',
};
