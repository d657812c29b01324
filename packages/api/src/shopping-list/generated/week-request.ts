import { type GenerationRequest, generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import type { GenerateList } from '@platewise/contract/shopping/shopping-list-request-schema';
import { LIST_SLOTS } from '@platewise/shopping/budget/plan-shopping-week';
import type { DietText } from '@platewise/shopping/budget/read-diet-text';

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

/**
 * The same request as it is asked about: a word that is left out stands next to the notes again, since an allergy that they
 * name may be its own ('allergies: peanut, zorblax').
 */
export function askedRequest(
  { notes, excludeIngredients, ...diet }: DietText,
  { acceptNotAssessed }: Pick<GenerateList, 'acceptNotAssessed'>,
): GenerationRequest {
  const additionalNotes = [notes, ...excludeIngredients].filter(Boolean).join(', ');
  return {
    ...weekRequest({ ...diet, notes: '', excludeIngredients: [] }),
    additionalNotes,
    ...(acceptNotAssessed && { acceptNotAssessed }),
  };
}
