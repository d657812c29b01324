import type { Profile } from '@platewise/contract/profiles/profile-schema';
import { conditionValues, requestedCondition } from '../../../shared/conditions/condition-values.ts';
import type { PlannerValues } from '../../../shared/planning/planner-values.ts';
import { readCalorieTarget, splitExclusions } from '../../../shared/planning/read-planner-values.ts';

type Filled = Pick<
  PlannerValues,
  'goal' | 'dietaryPreferences' | 'calorieTarget' | 'excludeIngredients' | 'conditions'
>;

/** What choosing a profile fills into the planner's form; a goal or diet that the profile leaves open stays the form's. */
export function fillOfProfile(profile: Profile, form: PlannerValues): Filled {
  return {
    goal: profile.goal ?? form.goal,
    dietaryPreferences: profile.dietaryPreferences ?? form.dietaryPreferences,
    calorieTarget: String(profile.calorieTarget),
    excludeIngredients: profile.excludeIngredients.join(', '),
    conditions: conditionValues(profile.conditions),
  };
}

/** Whether the form says what the profile would fill in. */
export function isFilledFrom(profile: Profile, form: PlannerValues): boolean {
  const filled = fillOfProfile(profile, form);
  return (
    filled.goal === form.goal &&
    filled.dietaryPreferences === form.dietaryPreferences &&
    profile.calorieTarget === readCalorieTarget(form.calorieTarget) &&
    isSameList(filled.conditions, form.conditions) &&
    wordsOf(profile.excludeIngredients) === wordsOf(splitExclusions(form.excludeIngredients))
  );
}

/** Both lists are in the order in which conditions are shown, and their limits in that of their fields. */
function isSameList(one: PlannerValues['conditions'], other: PlannerValues['conditions']): boolean {
  const stated = (conditions: PlannerValues['conditions']) => JSON.stringify(conditions.map(requestedCondition));
  return stated(one) === stated(other);
}

/** The same words are the same exclusions, whatever their order and letter case. */
function wordsOf(terms: readonly string[]): string {
  return [...new Set(terms.flatMap(splitExclusions).map((term) => term.toLowerCase()))].toSorted().join(',');
}
