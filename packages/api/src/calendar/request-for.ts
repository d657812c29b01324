import { type GenerationRequest, generationRequestSchema } from '@platewise/contract/generation-schema';
import { LIMITS } from '@platewise/contract/limits';
import { validationError } from '../to-app-error.ts';
import type { PlanningBasis } from './planning-basis.ts';

type Extras = Partial<
  Pick<GenerationRequest, 'cookingTime' | 'additionalNotes' | 'mealCount' | 'calorieTarget' | 'slot'>
> & { excludeIngredients?: readonly string[] };

/**
 * A request for the person's meals: goal and diet of the profile, else 'balanced' and 'none' (decisions 5). What the
 * profile leaves out is left out whatever else is, and so are the meals that it does not want.
 * @throws AppError VALIDATION where profile and call leave out more together than a request may
 */
export function requestFor(
  { profile }: PlanningBasis,
  { excludeIngredients = [], ...extras }: Extras = {},
): GenerationRequest {
  const read = generationRequestSchema.safeParse({
    goal: profile?.goal ?? 'balanced',
    dietaryPreferences: profile?.dietary_preferences ?? 'none',
    calorieTarget: profile?.calorie_target ?? LIMITS.calorieTargetDefaultKcal,
    excludeIngredients: [...(profile?.exclude_ingredients ?? []), ...excludeIngredients],
    dislikedMeals: profile?.disliked_meals,
    ...extras,
  });
  if (!read.success) throw validationError(read.error);
  return read.data;
}
