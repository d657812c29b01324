import { z } from 'zod';
import { conditionsSchema } from '../generation/condition-schema.ts';
import {
  acceptNotAssessedSchema,
  excludeIngredientsSchema,
  type GenerationRequest,
  generationRequestSchema,
} from '../generation/generation-schema.ts';
import { DIETS, GOALS } from '../generation/options.ts';
import { tasteSchema } from '../generation/taste-schema.ts';
import { oneOf } from '../language/clean-text.ts';
import { LIMITS } from '../limits.ts';
import { texts } from '../texts.ts';

const { userId, mealCount, additionalNotes, cookingTime, seed } = generationRequestSchema.shape;

/**
 * What is sent to have meals made that several people share: whose profiles, and what holds for all of them. Goal, diet,
 * exclusions and calorie target are those of each profile.
 */
export const familyCallSchema = z.object({
  profileIds: z
    .array(z.string(), { error: () => texts.validation.listExpected({ field: 'profileIds' }) })
    .meta({ minItems: LIMITS.familyPeopleMin, maxItems: LIMITS.familyPeopleMax })
    .transform((ids) => [...new Set(ids)])
    .refine(({ length }) => length >= LIMITS.familyPeopleMin && length <= LIMITS.familyPeopleMax, {
      error: () => texts.family.howMany({ min: LIMITS.familyPeopleMin, max: LIMITS.familyPeopleMax }),
    })
    .describe('Two to six of your profiles, in the order in which people are named.'),
  userId,
  mealCount,
  additionalNotes,
  excludeIngredients: excludeIngredientsSchema
    .default([])
    .describe('Left out for everybody, besides what each leaves out.'),
  cookingTime,
  goal: oneOf('goal', GOALS).default('balanced').describe('Of profiles in which the goal is open.'),
  dietaryPreferences: oneOf('dietaryPreferences', DIETS)
    .default('none')
    .describe('Of profiles in which the diet is open.'),
  seed,
  taste: tasteSchema.optional(),
  acceptNotAssessed: acceptNotAssessedSchema.optional(),
  conditions: conditionsSchema
    .max(0, { error: () => texts.conditions.validation.onePerson })
    .optional()
    .describe('Only empty: conditions are planned for one person at a time.'),
});

export type FamilyCall = z.output<typeof familyCallSchema>;

/** One of the people who share meals, as their profile was when the plan was made. */
export type FamilyPerson = Pick<
  GenerationRequest,
  'goal' | 'dietaryPreferences' | 'excludeIngredients' | 'calorieTarget'
> & { profileId: string; name: string };

/** What a plan was asked for; with `people` its meals are shared, and what stands next to them holds for the meals as a whole. */
export type PlanRequest = GenerationRequest & { people?: readonly FamilyPerson[] | undefined };

/** A request for meals that several people share. */
export type FamilyRequest = Omit<PlanRequest, 'slot' | 'withFavorite' | 'userId' | 'people'> & {
  people: readonly FamilyPerson[];
};
