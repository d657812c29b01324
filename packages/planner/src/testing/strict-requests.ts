import { type GenerationRequest, generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import { COOKING_TIMES, DIETS, GOALS, MEAL_TYPES } from '@platewise/contract/generation/options';
import fc from 'fast-check';
import { TERM_WORDS } from './forbidden-words.ts';

/** Requests that ask for much at once, for days and for single meals: a good part of them cannot be met. */
export const strictRequest: fc.Arbitrary<GenerationRequest> = fc
  .record({
    goal: fc.constantFrom(...GOALS),
    dietaryPreferences: fc.constantFrom(...DIETS),
    mealCount: fc.integer({ min: 1, max: 5 }),
    kcalPerMeal: fc.integer({ min: 150, max: 820 }),
    cookingTime: fc.constantFrom(...COOKING_TIMES),
    excludeIngredients: fc.uniqueArray(fc.constantFrom(...Object.keys(TERM_WORDS)), { minLength: 4, maxLength: 18 }),
    slot: fc.option(fc.constantFrom(...MEAL_TYPES), { nil: undefined, freq: 2 }),
  })
  .map(({ kcalPerMeal, slot, ...request }) => {
    const dayKcal = Math.max(800, kcalPerMeal * request.mealCount);
    return generationRequestSchema.parse({ ...request, slot, calorieTarget: slot ? kcalPerMeal : dayKcal });
  });
