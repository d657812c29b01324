import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planMeals } from './plan-meals.ts';
import { checkPlan } from './testing/check-plan.ts';
import { anyRequest, promisedRequest } from './testing/random-requests.ts';

// The long run takes more; any run prints its seed when it fails.
const RUNS = Number(process.env.PLAN_RUNS ?? 2000);

describe('random requests', () => {
  it(`break no rule in ${RUNS} plans, judged by a checker that shares nothing with the planner`, {
    timeout: 1_200_000,
  }, () => {
    const kcalErrors: number[] = [];
    let seed = 0;

    fc.assert(
      fc.property(anyRequest, (request) => {
        const outcome = planMeals(request, { seed: seed++, avoid: [] });
        if (!outcome.ok) {
          expect(outcome.reason).toMatch(/\.$/);
          return;
        }
        const { target, actual } = outcome.certificate;
        kcalErrors.push(Math.abs(actual.calories - target.calories) / target.calories);
        expect(checkPlan(request, outcome.meals)).toEqual([]);
      }),
      { numRuns: RUNS, endOnFailure: true },
    );

    kcalErrors.sort((a, b) => a - b);
    expect(kcalErrors.length).toBeGreaterThan(RUNS / 3);
    expect(kcalErrors[Math.floor(kcalErrors.length / 2)]).toBeLessThanOrEqual(0.005);
    expect(kcalErrors.at(-1)).toBeLessThanOrEqual(0.03);
  });

  it('are never refused where the promise holds', { timeout: 600_000 }, () => {
    let seed = 0;

    fc.assert(
      fc.property(promisedRequest, (request) => {
        const outcome = planMeals(request, { seed: seed++, avoid: [] });
        if (!outcome.ok) throw new Error(outcome.reason);
        expect(checkPlan(request, outcome.meals)).toEqual([]);
      }),
      { numRuns: Math.min(RUNS, 600), endOnFailure: true },
    );
  });
});
