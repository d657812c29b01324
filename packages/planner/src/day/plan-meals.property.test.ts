import { propertyRuns } from '@platewise/config/testing/property-runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPlan } from '../testing/check-plan.ts';
import { anyRequest, promisedRequest } from '../testing/random-requests.ts';
import { planMeals } from './plan-meals.ts';

// The long run (`npm run test:long`) takes more. A failure prints the request and the seed of its plan.
const RUNS = propertyRuns(300);

// Planning is synchronous, so only fast-check itself can stop a run that takes too long; being stopped is a failure.
const MINUTES_MAX = 15;
const bounded = { endOnFailure: true, interruptAfterTimeLimit: MINUTES_MAX * 60_000, markInterruptAsFailure: true };

const planSeed = fc.integer({ min: 0, max: 2 ** 31 - 1 });

describe('random requests', () => {
  it(`break no rule in ${RUNS} plans, judged by a checker that shares nothing with the planner`, {
    timeout: (MINUTES_MAX + 1) * 60_000,
  }, () => {
    const kcalErrors: number[] = [];
    fc.assert(
      fc.property(anyRequest, planSeed, (request, seed) => {
        const outcome = planMeals(request, { seed, avoid: [] });
        if (!outcome.ok) {
          expect(outcome.reason).toMatch(/\.$/);
          return;
        }
        const { target, actual } = outcome.certificate;
        kcalErrors.push(Math.abs(actual.calories - target.calories) / target.calories);
        expect(checkPlan(request, outcome.meals)).toEqual([]);
      }),
      { ...bounded, numRuns: RUNS },
    );

    kcalErrors.sort((a, b) => a - b);
    expect(kcalErrors.length).toBeGreaterThan(RUNS / 3);
    expect(kcalErrors[Math.floor(kcalErrors.length / 2)]).toBeLessThanOrEqual(0.005);
    expect(kcalErrors.at(-1)).toBeLessThanOrEqual(0.03);
  });

  it('are never refused where the promise holds', {
    timeout: (MINUTES_MAX + 1) * 60_000,
  }, () => {
    fc.assert(
      fc.property(promisedRequest, planSeed, (request, seed) => {
        const outcome = planMeals(request, { seed, avoid: [] });
        if (!outcome.ok) throw new Error(outcome.reason);
        expect(checkPlan(request, outcome.meals)).toEqual([]);
      }),
      { ...bounded, numRuns: Math.ceil(RUNS / 3) },
    );
  });
});
