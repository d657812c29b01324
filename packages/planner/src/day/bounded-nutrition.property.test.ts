import fc from 'fast-check';
import { expect, test } from 'vitest';
import { promisedRequest } from '../testing/random-requests.ts';
import { planMeals } from './plan-meals.ts';

const runs = Number(process.env.PLAN_RUNS ?? 40);

/** Of meals whose sugar and fiber are known or bounded within 1 g; a small sample lies further off. */
const BOUNDED_SHARE_MIN = runs >= 1000 ? 0.99 : 0.97;

test('every figure of a meal is a number, or lies in a range; most sugar and fiber within a gram', () => {
  const requests = fc.sample(promisedRequest, { numRuns: runs, seed: 9 });
  const meals = requests.flatMap((request, seed) => {
    const plan = planMeals(request, { seed, avoid: [] });
    return plan.ok ? plan.meals : [];
  });

  const lost = meals.filter(({ nutrition, nutritionRange }) =>
    (['fiber', 'sugar', 'saturatedFat', 'sodium'] as const).some(
      (figure) => nutrition[figure] === null && !nutritionRange?.[figure],
    ),
  );
  const narrow = meals.filter(({ nutrition }) => nutrition.sugar !== null && nutrition.fiber !== null);
  expect(lost).toEqual([]);
  expect(narrow.length / meals.length).toBeGreaterThanOrEqual(BOUNDED_SHARE_MIN);
}, 900_000);
