import { type GenerationRequest, generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import { validationError } from '../../to-app-error.ts';
import type { PlanningBasis } from './planning-basis.ts';

type Extras = Partial<
  Pick<
    GenerationRequest,
    'cookingTime' | 'additionalNotes' | 'mealCount' | 'calorieTarget' | 'slot' | 'acceptNotAssessed'
  >
> & { excludeIngredients?: readonly string[] };

/**
 * A request for the person's meals, as decisions 9.9 say. What the profile or the last request leaves out is left out
 * whatever else is, and so are the meals that a profile does not want.
 * @throws AppError VALIDATION where profile and call leave out more together than a request may
 */
export function requestFor(
  { plannedFor }: PlanningBasis,
  { excludeIngredients = [], ...extras }: Extras = {},
): GenerationRequest {
  const read = generationRequestSchema.safeParse({
    goal: plannedFor.goal,
    dietaryPreferences: plannedFor.dietaryPreferences,
    calorieTarget: plannedFor.calorieTarget,
    excludeIngredients: [...plannedFor.excludeIngredients, ...excludeIngredients],
    dislikedMeals: plannedFor.profile?.disliked_meals,
    conditions: plannedFor.conditions,
    ...extras,
  });
  if (!read.success) throw validationError(read.error);
  return read.data;
}
