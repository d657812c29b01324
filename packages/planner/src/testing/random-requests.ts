import { type GenerationRequest, generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import { COOKING_TIMES, DIETS, GOALS } from '@platewise/contract/generation/options';
import fc from 'fast-check';
import { TERM_WORDS } from './forbidden-words.ts';

/** Any request that the contract accepts, exclusions drawn from the terms that the independent checker knows. */
export const anyRequest: fc.Arbitrary<GenerationRequest> = fc
  .record({
    goal: fc.constantFrom(...GOALS),
    dietaryPreferences: fc.constantFrom(...DIETS),
    mealCount: fc.integer({ min: 1, max: 5 }),
    calorieTarget: fc.integer({ min: 800, max: 6000 }),
    cookingTime: fc.constantFrom(...COOKING_TIMES),
    excludeIngredients: fc.uniqueArray(fc.constantFrom(...Object.keys(TERM_WORDS)), { maxLength: 4 }),
  })
  .map((request) => generationRequestSchema.parse(request));

/** Requests that are never refused: nothing excluded, and every meal within 250-1,500 kcal, snacks 80-600 (decisions 1.3). */
export const promisedRequest: fc.Arbitrary<GenerationRequest> = fc
  .record({
    goal: fc.constantFrom(...GOALS),
    dietaryPreferences: fc.constantFrom(...DIETS),
    mealCount: fc.integer({ min: 1, max: 5 }),
    place: fc.double({ min: 0, max: 1, noNaN: true }),
    cookingTime: fc.constantFrom(...COOKING_TIMES),
  })
  .map(({ place, ...request }) => {
    const { min, max } = PROMISED_KCAL[request.mealCount] ?? { min: 0, max: 0 };
    return generationRequestSchema.parse({ ...request, calorieTarget: Math.round(min + place * (max - min)) });
  });

// The smallest and largest share of each number of meals, divided into the promised bounds.
const PROMISED_KCAL: Record<number, { min: number; max: number }> = {
  1: { min: 800, max: 1500 },
  2: { min: 800, max: 2500 },
  3: { min: 893, max: 4166 },
  4: { min: 1000, max: 4615 },
  5: { min: 1137, max: 5172 },
};

/** Requests of the sizes that people eat, some with something left out. */
export const plateRequest: fc.Arbitrary<GenerationRequest> = fc
  .record({
    goal: fc.constantFrom(...GOALS),
    dietaryPreferences: fc.constantFrom(...DIETS),
    mealCount: fc.integer({ min: 1, max: 5 }),
    calorieTarget: fc.integer({ min: 1200, max: 3000 }),
    cookingTime: fc.constantFrom(...COOKING_TIMES),
    excludeIngredients: fc.uniqueArray(fc.constantFrom(...Object.keys(TERM_WORDS)), { maxLength: 2 }),
  })
  .map((request) => generationRequestSchema.parse(request));
