import type { GenerationRequest } from '@platewise/contract/generation/generation-schema';
import type { FamilyCall } from '@platewise/contract/profiles/family-schema';
import type { Profile } from '@platewise/contract/profiles/profile-schema';
import { INITIAL_PLANNER_VALUES, type PlannerValues } from '../planning/planner-values.ts';

/** The planner's form where several people share the plan: goal, diet and calories, which come from the profiles, are in nobody's way, and conditions, which are planned for one person, do not count. */
export function sharedValues(values: PlannerValues): PlannerValues {
  const { calorieTarget, conditions } = INITIAL_PLANNER_VALUES;
  return { ...values, goal: 'balanced', dietaryPreferences: 'none', calorieTarget, conditions };
}

/** What is asked for: whose profiles, and what the form says of all of them. */
export function familyCall(request: GenerationRequest, people: readonly Profile[]): FamilyCall {
  const { mealCount, additionalNotes, excludeIngredients, cookingTime } = request;
  return {
    profileIds: people.map(({ _id }) => _id),
    goal: 'balanced',
    dietaryPreferences: 'none',
    mealCount,
    additionalNotes,
    excludeIngredients,
    cookingTime,
  };
}
