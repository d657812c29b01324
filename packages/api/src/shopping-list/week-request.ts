import { type GenerationRequest, generationRequestSchema } from '@platewise/contract/generation-schema';
import { LIST_SLOTS } from '@platewise/planner/shopping-list/plan-shopping-week';
import type { DietText } from '@platewise/planner/shopping-list/read-diet-text';

/** What each day of a generated week is planned for. */
export function weekRequest({ diet, notes, excludeIngredients }: DietText): GenerationRequest {
  return generationRequestSchema.parse({
    goal: 'balanced',
    dietaryPreferences: diet,
    mealCount: LIST_SLOTS.length,
    additionalNotes: notes,
    excludeIngredients,
  });
}
