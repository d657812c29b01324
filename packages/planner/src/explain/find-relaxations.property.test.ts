import { propertyRuns } from '@platewise/config/testing/property-runs';
import { readExclusions } from '@platewise/nutrition/exclusions/read-exclusions';
import { isAllergen } from '@platewise/nutrition/foods/is-allergen';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canPlanMeals, planMeals } from '../day/plan-meals.ts';
import { checkPlan } from '../testing/check-plan.ts';
import { anyRequest } from '../testing/random-requests.ts';
import { strictRequest } from '../testing/strict-requests.ts';
import { explainWayOut } from './explain-way-out.ts';
import { findRelaxations } from './find-relaxations.ts';
import { readAsked } from './relaxation.ts';

const RUNS = propertyRuns(250, { shareOfLong: 1 / 4 });

it('every change that a refusal names makes the request possible', { timeout: 600_000 }, () => {
  let refused = 0;
  let helped = 0;
  let seed = 0;

  fc.assert(
    fc.property(fc.oneof({ weight: 3, arbitrary: strictRequest }, { weight: 1, arbitrary: anyRequest }), (request) => {
      const options = { seed: seed++, avoid: [] };
      const outcome = planMeals(request, options);
      if (outcome.ok) return;
      refused++;

      const ways = findRelaxations(readAsked(request), (changed) => canPlanMeals(changed, options));

      expect(outcome.reason.endsWith(` ${explainWayOut(ways)}`)).toBe(true);
      expect(outcome.reason).toMatch(/^[\dA-Z][^{}]*\.$/);
      if (ways.length > 0) helped++;
      for (const way of ways) {
        const given = request.excludeIngredients.filter((term) => !way.request.excludeIngredients.includes(term));
        expect(given.flatMap(readExclusions).filter(isAllergen)).toEqual([]);
        const changed = planMeals(way.request, options);
        expect(changed.ok, JSON.stringify(way)).toBe(true);
        // The checker knows days, not single meals.
        if (changed.ok && !request.slot) expect(checkPlan(way.request, changed.meals)).toEqual([]);
      }
    }),
    { numRuns: RUNS, endOnFailure: true },
  );

  expect(refused).toBeGreaterThan(RUNS / 20);
  expect(helped).toBeGreaterThan(refused * 0.9);
});
