import { propertyRuns } from '@platewise/config/testing/property-runs';
import type { GenerationRequest } from '@platewise/contract/generation/generation-schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainDishName } from '../day/candidates/find-candidates.ts';
import { planMeals } from '../day/plan-meals.ts';
import type { PlannedMeal, PlanOutcome } from '../day/plan-outcome.ts';
import { checkPlan } from '../testing/check-plan.ts';
import { anyRequest, promisedRequest } from '../testing/random-requests.ts';
import { listAlternatives } from './list-alternatives.ts';
import { regenerateMeals } from './regenerate-meals.ts';
import { reportionMeals } from './reportion-meals.ts';
import { swapMeal } from './swap-meal.ts';

const RUNS = propertyRuns(100, { shareOfLong: 1 / 10 });

/** A request, its plan, and which of its meals are locked. */
const change = fc.record({
  request: fc.oneof(anyRequest, promisedRequest),
  seed: fc.integer({ min: 0, max: 2 ** 31 - 1 }),
  picks: fc.array(fc.nat(), { minLength: 5, maxLength: 5 }),
});

type Change = { request: GenerationRequest; seed: number; picks: number[] };

function planOf({ request, seed, picks }: Change) {
  const outcome = planMeals(request, { seed, avoid: [] });
  if (!outcome.ok) return null;
  const place = (picks[0] ?? 0) % outcome.meals.length;
  const locked = outcome.meals.flatMap((_, index) => (index !== place && (picks[index] ?? 0) % 2 === 0 ? [index] : []));
  return { meals: outcome.meals, place, options: { seed: seed + 1, avoid: [], locked } };
}

function expectOnTarget({ request }: Change, outcome: Extract<PlanOutcome, { ok: true }>) {
  const { target, actual } = outcome.certificate;
  expect(Math.abs(actual.calories - target.calories) / target.calories).toBeLessThanOrEqual(0.03);
  expect(checkPlan(request, outcome.meals)).toEqual([]);
}

const bytes = (meals: readonly PlannedMeal[], places: readonly number[]) =>
  JSON.stringify(places.map((place) => meals[place]));

/** The dishes of the other places, each with the side that it is served with. */
const othersOf = (meals: readonly PlannedMeal[], place: number) =>
  meals.filter((_, index) => index !== place).map(({ name }) => name);

describe('a changed plan', () => {
  it('has another meal where one was regenerated, its locked meals byte for byte, and stays on target', () => {
    fc.assert(
      fc.property(change, (asked) => {
        const plan = planOf(asked);
        fc.pre(plan !== null);
        const { meals, place, options } = plan;

        const outcome = regenerateMeals(asked.request, meals, { places: [place] }, options);

        if (!outcome.ok) {
          expect(outcome.reason).toMatch(/\.$/);
          return;
        }
        const dishes = (served: readonly { name: string }[]) => served.map(({ name }) => plainDishName(name));
        expect(dishes(outcome.meals)).not.toContain(dishes(meals)[place]);
        expect(bytes(outcome.meals, options.locked)).toBe(bytes(meals, options.locked));
        expect(othersOf(outcome.meals, place)).toEqual(othersOf(meals, place));
        expectOnTarget(asked, outcome);
        expect(regenerateMeals(asked.request, meals, { places: [place] }, options)).toEqual(outcome);
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  }, 1_800_000);

  it('is exactly what the alternative showed when it is chosen', () => {
    fc.assert(
      fc.property(change, (asked) => {
        const plan = planOf(asked);
        fc.pre(plan !== null);
        const { meals, place, options } = plan;

        const alternatives = listAlternatives(asked.request, meals, { place }, options);

        expect(new Set(alternatives.map(({ name }) => name)).size).toBe(alternatives.length);
        for (const { name, meal, plan: shown } of alternatives) {
          expect(meals.map((one) => one.name)).not.toContain(name);
          const swapped = swapMeal(asked.request, meals, { place, name }, options);
          expect(swapped).toEqual(shown);
          expect(shown.meals[place]).toEqual(meal);
          expect(othersOf(shown.meals, place)).toEqual(othersOf(meals, place));
          expect(bytes(shown.meals, options.locked)).toBe(bytes(meals, options.locked));
          expectOnTarget(asked, shown);
        }
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  }, 1_800_000);

  it('is portioned around a meal of which more or less is eaten', () => {
    let met = 0;

    fc.assert(
      fc.property(change, fc.constantFrom(0.5, 1.5, 2), (asked, servings) => {
        const plan = planOf(asked);
        fc.pre(plan !== null);
        const { meals, place, options } = plan;

        const outcome = reportionMeals(asked.request, meals, { servings: new Map([[place, servings]]) }, options);

        if (!outcome.ok) {
          expect(outcome.reason).toMatch(/\.$/);
          return;
        }
        met++;
        expect(outcome.meals[place]).toEqual({ ...meals[place], servings });
        expect(othersOf(outcome.meals, place)).toEqual(othersOf(meals, place));
        expect(bytes(outcome.meals, options.locked)).toBe(bytes(meals, options.locked));
        const eaten = outcome.meals.reduce((sum, meal) => sum + meal.calories * meal.servings, 0);
        const { target, actual } = outcome.certificate;
        expect(Math.abs(actual.calories - target.calories) / target.calories).toBeLessThanOrEqual(0.03);
        expect(Math.abs(eaten - actual.calories)).toBeLessThanOrEqual(1);
      }),
      { numRuns: RUNS, endOnFailure: true },
    );

    expect(met).toBeGreaterThan(RUNS / 10);
  }, 1_800_000);
});
