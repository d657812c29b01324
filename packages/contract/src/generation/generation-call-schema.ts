import { z } from 'zod';
import { texts } from '../texts.ts';
import { excludeIngredientsSchema, generationRequestSchema } from './generation-schema.ts';
import { DIETS, GOALS } from './options.ts';
import { tasteSchema } from './taste-schema.ts';

const { goal, dietaryPreferences, calorieTarget, ...others } = generationRequestSchema.shape;

/**
 * What is sent to have meals made (contract 3): a request, or one that a profile completes. The rest, such as the bounds
 * of the calorie target, is checked where the request is complete.
 */
export const generationCallSchema = z
  .object({
    goal: goal.optional(),
    dietaryPreferences: dietaryPreferences.optional(),
    ...others,
    calorieTarget: calorieTarget.unwrap().optional().describe('kcal; 2000 where neither the call nor a profile says.'),
    excludeIngredients: excludeIngredientsSchema.optional(),
    taste: tasteSchema.optional(),
    profileId: z
      .string({ error: () => texts.validation.textExpected({ field: 'profileId' }) })
      .optional()
      .describe(
        'One of your profiles. Goal, diet and calorie target that are absent come from it; its exclusions and the meals that it does not want are added to those of the call.',
      ),
  })
  .refine(({ goal, profileId }) => isGiven(goal, profileId), {
    path: ['goal'],
    error: () => texts.validation.oneOf({ field: 'goal', values: GOALS.join(', ') }),
    when: isObject,
  })
  .refine(({ dietaryPreferences, profileId }) => isGiven(dietaryPreferences, profileId), {
    path: ['dietaryPreferences'],
    error: () => texts.validation.oneOf({ field: 'dietaryPreferences', values: DIETS.join(', ') }),
    when: isObject,
  })
  .meta({ anyOf: [{ required: ['goal', 'dietaryPreferences'] }, { required: ['profileId'] }] });

export type GenerationCall = z.output<typeof generationCallSchema>;

function isGiven(value: unknown, profileId: unknown): boolean {
  return value !== undefined || profileId !== undefined;
}

// Checked also while other fields are refused, so that the answer names all that is wrong at once.
function isObject({ value }: { value: unknown }): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
