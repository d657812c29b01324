import type { ConditionId } from '@platewise/contract/generation/condition-options';
import { CONDITIONS, POLLENS } from '@platewise/contract/generation/condition-options';
import type { Condition } from '@platewise/contract/generation/condition-schema';
import { type GenerationRequest, generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import { COOKING_TIMES, DIETS, GOALS } from '@platewise/contract/generation/options';
import fc from 'fast-check';

/** A condition with what a person states of it: limits of a kidney that diets come near, pollens, and at times an own limit. */
export function anyCondition(id: ConditionId): fc.Arbitrary<Condition> {
  const acknowledged = fc.constant(true);
  if (id === 'kidney') {
    const limits = fc.record(
      {
        potassiumMg: fc.integer({ min: 1500, max: 3500 }),
        phosphorusMg: fc.integer({ min: 700, max: 1500 }),
        proteinGrams: fc.integer({ min: 40, max: 120 }),
        sodiumMg: fc.integer({ min: 1200, max: 2500 }),
      },
      { requiredKeys: ['potassiumMg'] },
    );
    return fc.record({ id: fc.constant(id), acknowledged, limits });
  }
  if (id === 'oral_allergy') {
    const pollens = fc.uniqueArray(fc.constantFrom(...POLLENS), { minLength: 1, maxLength: 2 });
    return fc.record({ id: fc.constant(id), acknowledged, pollens });
  }
  if (id === 'lactose') {
    const limits = fc.record({ lactoseGrams: fc.integer({ min: 2, max: 40 }) }, { requiredKeys: [] });
    return fc.record({ id: fc.constant(id), acknowledged, limits });
  }
  return fc.record({ id: fc.constant(id), acknowledged });
}

/** Requests of whole days with conditions. */
export function requestWith(conditions: fc.Arbitrary<Condition[]>): fc.Arbitrary<GenerationRequest> {
  return fc
    .record({
      goal: fc.constantFrom(...GOALS),
      dietaryPreferences: fc.constantFrom(...DIETS),
      mealCount: fc.integer({ min: 1, max: 5 }),
      kcalPerMeal: fc.integer({ min: 380, max: 900 }),
      cookingTime: fc.constantFrom(...COOKING_TIMES),
      conditions,
    })
    .map(({ kcalPerMeal, ...request }) =>
      generationRequestSchema.parse({ ...request, calorieTarget: Math.max(1000, kcalPerMeal * request.mealCount) }),
    );
}

/** Two or three conditions at once. */
export const severalConditions: fc.Arbitrary<Condition[]> = fc
  .uniqueArray(fc.constantFrom(...CONDITIONS), { minLength: 2, maxLength: 3 })
  .chain((ids) => fc.tuple(...ids.map(anyCondition)));
