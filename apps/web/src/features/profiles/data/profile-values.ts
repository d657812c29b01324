import { LIMITS } from '@platewise/contract/limits';
import { DIETS, type Diet, GOALS, type Goal } from '@platewise/contract/options';
import { type CreateProfile, createProfileSchema, type Profile } from '@platewise/contract/profile-schema';
import { texts } from '@platewise/contract/texts';
import { z } from 'zod';
import { type ReadForm, readForm } from '../../../shared/forms/read-form.ts';
import { enteredCalorieTarget, splitExclusions } from '../../../shared/planning/planner-values.ts';

/** The form of a profile as it stands; numbers and lists are text until they are read. */
export type ProfileValues = {
  name: string;
  goal: Goal | null;
  dietaryPreferences: Diet | null;
  calorieTarget: string;
  excludeIngredients: string;
  /** One on each line. */
  dislikedMeals: string;
};

export const NEW_PROFILE: ProfileValues = {
  name: '',
  goal: null,
  dietaryPreferences: null,
  calorieTarget: String(LIMITS.calorieTargetDefaultKcal),
  excludeIngredients: '',
  dislikedMeals: '',
};

/** The names that a refusing sentence shows in place of the wire's names. */
const LABELS = {
  name: texts.profiles.name,
  goal: texts.planner.goal,
  dietaryPreferences: texts.planner.diet,
  calorieTarget: texts.planner.calorieTarget,
  excludeIngredients: texts.planner.exclude,
  dislikedMeals: texts.profiles.disliked,
} as const satisfies Record<keyof ProfileValues, string>;

/** A profile as its form shows it. */
export function valuesOfProfile(profile: Profile): ProfileValues {
  const { name, goal, dietaryPreferences, calorieTarget, excludeIngredients, dislikedMeals } = profile;
  return {
    name,
    goal,
    dietaryPreferences,
    calorieTarget: String(calorieTarget),
    excludeIngredients: excludeIngredients.join(', '),
    dislikedMeals: dislikedMeals.join('\n'),
  };
}

/** Reads the form with the schema that the server uses; refusals speak with the form's labels. */
export function readProfileValues(values: ProfileValues): ReadForm<CreateProfile, keyof ProfileValues> {
  const input = {
    ...values,
    calorieTarget: enteredCalorieTarget(values.calorieTarget),
    excludeIngredients: splitExclusions(values.excludeIngredients),
    dislikedMeals: values.dislikedMeals.split('\n'),
  };
  return readForm(createProfileSchema, input, LABELS);
}

const text = z.string().catch('');
const draftSchema = z.object({
  profileId: z.string().nullable(),
  values: z.object({
    name: text,
    goal: z.enum(GOALS).nullable().catch(null),
    dietaryPreferences: z.enum(DIETS).nullable().catch(null),
    calorieTarget: text,
    excludeIngredients: text,
    dislikedMeals: text,
  }),
});

/** A form that was left open, and of which profile; null for a new one. */
export type ProfileDraft = z.infer<typeof draftSchema>;

/** What a tab kept of a form that was left open; null where that cannot be read. */
export function readProfileDraft(stored: unknown): ProfileDraft | null {
  const read = draftSchema.safeParse(stored);
  return read.success ? read.data : null;
}
