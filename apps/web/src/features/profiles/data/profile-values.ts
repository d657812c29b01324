import { DIETS, type Diet, GOALS, type Goal } from '@platewise/contract/generation/options';
import { LIMITS } from '@platewise/contract/limits';
import type { CreateProfile, Profile } from '@platewise/contract/profiles/profile-schema';
import { texts } from '@platewise/contract/texts';
import { conditionValues, knownConditions, requestedCondition } from '../../../shared/conditions/condition-values.ts';
import { enteredNumber } from '../../../shared/forms/entered-number.ts';
import { type ReadForm, readForm } from '../../../shared/forms/read-form.ts';
import type { PlannerCondition } from '../../../shared/planning/planner-values.ts';
import { splitExclusions } from '../../../shared/planning/read-planner-values.ts';

/** The form of a profile as it stands; numbers and lists are text until they are read. */
export type ProfileValues = {
  name: string;
  goal: Goal | null;
  dietaryPreferences: Diet | null;
  calorieTarget: string;
  excludeIngredients: string;
  /** One on each line. */
  dislikedMeals: string;
  conditions: readonly PlannerCondition[];
};

export const NEW_PROFILE: ProfileValues = {
  name: '',
  goal: null,
  dietaryPreferences: null,
  calorieTarget: String(LIMITS.calorieTargetDefaultKcal),
  excludeIngredients: '',
  dislikedMeals: '',
  conditions: [],
};

/** The names that a refusing sentence shows in place of the wire's names. */
const LABELS = {
  name: texts.profiles.name,
  goal: texts.planner.goal,
  dietaryPreferences: texts.planner.diet,
  calorieTarget: texts.planner.calorieTarget,
  excludeIngredients: texts.planner.exclude,
  dislikedMeals: texts.profiles.disliked,
  conditions: texts.planner.conditions,
} as const satisfies Record<keyof ProfileValues, string>;

/** A profile as its form shows it. */
export function valuesOfProfile(profile: Profile): ProfileValues {
  const { name, goal, dietaryPreferences, calorieTarget, excludeIngredients, dislikedMeals, conditions } = profile;
  return {
    name,
    goal,
    dietaryPreferences,
    calorieTarget: String(calorieTarget),
    excludeIngredients: excludeIngredients.join(', '),
    dislikedMeals: dislikedMeals.join('\n'),
    conditions: conditionValues(conditions),
  };
}

/** Reads the form with the schema that the server uses; refusals speak with the form's labels. */
export function readProfileValues(values: ProfileValues): Promise<ReadForm<CreateProfile, keyof ProfileValues>> {
  const input = {
    ...values,
    calorieTarget: enteredNumber(values.calorieTarget),
    excludeIngredients: splitExclusions(values.excludeIngredients),
    dislikedMeals: values.dislikedMeals.split('\n'),
    conditions: values.conditions.map(requestedCondition),
  };
  return readForm(
    async () => (await import('@platewise/contract/profiles/profile-schema')).createProfileSchema,
    input,
    LABELS,
  );
}

/** A form that was left open, and of which profile; null for a new one. */
export type ProfileDraft = { profileId: string | null; values: ProfileValues };

/** What a tab kept of a form that was left open, field by field; null where that cannot be read. */
export function readProfileDraft(stored: unknown): ProfileDraft | null {
  if (!isRecord(stored) || !isRecord(stored.values)) return null;
  const { profileId, values } = stored;
  if (typeof profileId !== 'string' && profileId !== null) return null;
  const text = (field: keyof ProfileValues) => (typeof values[field] === 'string' ? values[field] : '');
  return {
    profileId,
    values: {
      name: text('name'),
      goal: GOALS.find((one) => one === values.goal) ?? null,
      dietaryPreferences: DIETS.find((one) => one === values.dietaryPreferences) ?? null,
      calorieTarget: text('calorieTarget'),
      excludeIngredients: text('excludeIngredients'),
      dislikedMeals: text('dislikedMeals'),
      conditions: knownConditions(values.conditions),
    },
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
