import { propertyRuns } from '@platewise/config/testing/property-runs';
import { CONDITIONS } from '@platewise/contract/generation/condition-options';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { regenerateMeals } from '../change/regenerate-meals.ts';
import { planMeals } from '../day/plan-meals.ts';
import { checkPlan } from '../testing/check-plan.ts';
import { conditionBreaches } from '../testing/condition-breaches.ts';
import { anyCondition, requestWith, severalConditions } from '../testing/random-conditions.ts';

// The long run (`npm run test:long`, 10,000) tries 2,000 plans of each condition.
const RUNS = propertyRuns(30, { shareOfLong: 1 / 5 });
const MINUTES_MAX = 25;
const bounded = { endOnFailure: true, interruptAfterTimeLimit: MINUTES_MAX * 60_000, markInterruptAsFailure: true };
const timeout = (MINUTES_MAX + 1) * 60_000;

const planSeed = fc.integer({ min: 0, max: 2 ** 31 - 1 });

describe('random plans', () => {
  it.each(CONDITIONS)(
    'with %s break nothing of its rule, judged by a checker that shares nothing with it',
    { timeout },
    (id) => {
      fc.assert(
        fc.property(requestWith(fc.tuple(anyCondition(id))), planSeed, (request, seed) => {
          const outcome = planMeals(request, { seed, avoid: [] });
          if (!outcome.ok) expect(outcome.reason).toMatch(/\.$/);
          // Another request takes the place of one that is refused: so many plans are judged.
          fc.pre(outcome.ok);
          if (!outcome.ok) return;
          expect(conditionBreaches(request, outcome.meals)).toEqual([]);
          expect(checkPlan(request, outcome.meals)).toEqual([]);
          expect(
            outcome.certificate.conditions?.[0]?.checks.filter(({ kind, isKept }) => kind === 'limit' && !isKept),
          ).toEqual([]);
        }),
        { ...bounded, numRuns: RUNS },
      );
    },
  );

  it('with several conditions break none of their rules, also after meals are exchanged', { timeout }, () => {
    fc.assert(
      fc.property(requestWith(severalConditions), planSeed, (request, seed) => {
        const outcome = planMeals(request, { seed, avoid: [] });
        fc.pre(outcome.ok);
        if (!outcome.ok) return;
        expect(conditionBreaches(request, outcome.meals)).toEqual([]);
        const changed = regenerateMeals(
          request,
          outcome.meals,
          { places: [0] },
          { seed: seed + 1, avoid: [], locked: [] },
        );
        if (changed.ok) expect(conditionBreaches(request, changed.meals)).toEqual([]);
      }),
      { ...bounded, numRuns: RUNS },
    );
  });

  it.each(CONDITIONS.filter((id) => id !== 'histamine' && id !== 'g6pd'))(
    'that do not know of %s break its rule: the checker finds it',
    (id) => {
      const asked = fc.sample(requestWith(fc.tuple(anyCondition(id))), { numRuns: 40, seed: 3 });
      const broken = asked.filter((request, seed) => {
        const { conditions: _, ...plain } = request;
        const outcome = planMeals(plain, { seed, avoid: [] });
        return outcome.ok && conditionBreaches(request, outcome.meals).length > 0;
      });

      expect(broken.length).toBeGreaterThan(0);
    },
  );
});
