import { z } from 'zod';
import { conditionsSchema, keptConditionSchema } from '../generation/condition-schema.ts';
import { excludeIngredientsSchema } from '../generation/generation-schema.ts';
import { DIETS, GOALS } from '../generation/options.ts';
import { cleanText, oneOf, wholeNumber } from '../language/clean-text.ts';
import { LIMITS } from '../limits.ts';
import { dislikedMealsSchema } from '../meals/disliked-meal-schema.ts';

const goal = oneOf('goal', GOALS).nullable();
const dietaryPreferences = oneOf('dietaryPreferences', DIETS).nullable();
const calorieTarget = wholeNumber('calorieTarget', {
  min: LIMITS.calorieTargetMinKcal,
  max: LIMITS.calorieTargetMaxKcal,
});
const name = cleanText('name', { min: 1, max: LIMITS.nameMaxCharacters });

/**
 * What the planner's form is filled with (decisions 4). Goal and diet are null while nothing is chosen. The meals that it
 * does not want are left out next to those that the person does not want again.
 */
export const profileSchema = z.object({
  _id: z.string(),
  name: z.string(),
  goal: z.enum(GOALS).nullable(),
  dietaryPreferences: z.enum(DIETS).nullable(),
  excludeIngredients: z.array(z.string()),
  dislikedMeals: z
    .array(z.string())
    .describe('Names of meals that plans for this profile leave out while others remain.'),
  conditions: z.array(keptConditionSchema).describe('Conditions whose published rule plans for this profile keep.'),
  calorieTarget: z.number().int().describe('kcal a day'),
  createdAt: z.string().describe('ISO date-time, UTC'),
  updatedAt: z.string().describe('ISO date-time, UTC'),
});

export type Profile = z.infer<typeof profileSchema>;

export const createProfileSchema = z.object({
  name,
  goal: goal.default(null),
  dietaryPreferences: dietaryPreferences.default(null),
  excludeIngredients: excludeIngredientsSchema.default([]),
  dislikedMeals: dislikedMealsSchema.default([]),
  conditions: conditionsSchema.default([]),
  calorieTarget: calorieTarget.default(LIMITS.calorieTargetDefaultKcal),
});

export type CreateProfile = z.output<typeof createProfileSchema>;

/** An id that cannot be one of ours is not found, like a missing one. */
export const profileIdSchema = z.object({ profileId: z.string() });

/** The fields that are there are changed, the others stay. */
export const updateProfileSchema = profileIdSchema.extend({
  name: name.optional(),
  goal: goal.optional(),
  dietaryPreferences: dietaryPreferences.optional(),
  excludeIngredients: excludeIngredientsSchema.optional(),
  dislikedMeals: dislikedMealsSchema.optional(),
  conditions: conditionsSchema.optional(),
  calorieTarget: calorieTarget.optional(),
});

export type UpdateProfile = z.output<typeof updateProfileSchema>;
