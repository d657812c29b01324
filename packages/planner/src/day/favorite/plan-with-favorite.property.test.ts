import { propertyRuns } from '@platewise/config/testing/property-runs';
import type { GenerationRequest } from '@platewise/contract/generation/generation-schema';
import { texts } from '@platewise/contract/texts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPlan } from '../../testing/check-plan.ts';
import { anyRequest, promisedRequest } from '../../testing/random-requests.ts';
import { planMeals } from '../plan-meals.ts';
import type { PlannedMeal } from '../plan-outcome.ts';

const RUNS = propertyRuns(100, { shareOfLong: 1 / 10 });

const planSeed = fc.integer({ min: 0, max: 2 ** 31 - 1 });

/** A meal of some plan, kept as a favorite. */
function favoriteOf(request: GenerationRequest, seed: number, pick: number): PlannedMeal | null {
  const outcome = planMeals(request, { seed, avoid: [] });
  return outcome.ok ? (outcome.meals[pick % outcome.meals.length] ?? null) : null;
}

/** The day is on target, keeps every rule, and holds the favorite to the gram. */
function expectPlannedAround(favorite: PlannedMeal, request: GenerationRequest, seed: number): boolean {
  const outcome = planMeals(request, { seed, avoid: [], favorite });
  if (!outcome.ok) {
    expect(outcome.reason).toMatch(/\.$/);
    return false;
  }
  const { meals, certificate } = outcome;
  const place = meals.findIndex(({ name }) => name === favorite.name);
  expect({ ...meals[place], mealType: favorite.mealType }).toEqual(favorite);
  expect(certificate.choices?.[place]?.reasons[0]).toBe(texts.plans.choice.favorite);
  expect(Math.abs(certificate.actual.calories / certificate.target.calories - 1)).toBeLessThanOrEqual(0.03);
  expect(checkPlan(request, meals)).toEqual([]);
  expect(planMeals(request, { seed, avoid: [], favorite })).toEqual(outcome);
  return true;
}

describe('a day around a favorite', () => {
  it('of any other plan keeps it to the gram and every rule of its own request', () => {
    let met = 0;

    fc.assert(
      fc.property(anyRequest, promisedRequest, planSeed, fc.nat(), (other, request, seed, pick) => {
        const favorite = favoriteOf({ ...other, mealCount: request.mealCount }, seed, pick);
        fc.pre(favorite !== null);

        if (expectPlannedAround(favorite, request, seed)) met++;
      }),
      { numRuns: RUNS, endOnFailure: true },
    );

    expect(met).toBeGreaterThan(RUNS / 10);
  }, 1_800_000);

  it('is never refused by the request that the favorite came from', () => {
    fc.assert(
      fc.property(promisedRequest, planSeed, fc.nat(), (request, seed, pick) => {
        const favorite = favoriteOf(request, seed, pick);
        fc.pre(favorite !== null);

        expect(expectPlannedAround(favorite, request, seed)).toBe(true);
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  }, 1_800_000);
});
