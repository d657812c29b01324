import { propertyRuns } from '@platewise/config/testing/property-runs';
import type { DishProposal } from '@platewise/contract/generation/dish-proposal-schema';
import { FOODS } from '@platewise/nutrition/foods/foods';
import { RECIPES } from '@platewise/nutrition/recipes/recipes';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkPlan } from '../testing/check-plan.ts';
import { anyRequest } from '../testing/random-requests.ts';
import { draftNewDay } from './draft-day.ts';
import { planComposed } from './plan-composed.ts';

const RUNS = propertyRuns(150, { shareOfLong: 1 / 10 });

/** One of our recipes under another name and in other amounts, often with a food more in it or only in its steps. */
const anyDish: fc.Arbitrary<DishProposal> = fc
  .record({
    recipe: fc.constantFrom(...RECIPES),
    place: fc.integer({ min: 0, max: 4 }),
    factors: fc.array(fc.double({ min: 0.3, max: 3, noNaN: true }), { minLength: 30, maxLength: 30 }),
    food: fc.constantFrom(...FOODS),
    change: fc.constantFrom('none', 'none', 'none', 'more', 'named', 'unnamed'),
    cookMinutes: fc.option(fc.integer({ min: 0, max: 120 }), { nil: undefined, freq: 4 }),
  })
  .map(({ recipe, place, factors, food, change, cookMinutes }) => ({
    place,
    name: `Our ${recipe.name.charAt(0).toLowerCase()}${recipe.name.slice(1)}`.slice(0, 80),
    cuisine: recipe.cuisine,
    prepMinutes: recipe.prepMinutes,
    cookMinutes: cookMinutes ?? recipe.cookMinutes,
    difficulty: recipe.difficulty,
    items: [
      ...recipe.items.map(([id, grams], index) => ({ food: id, grams: grams * (factors[index] ?? 1) })),
      ...(change === 'more' || change === 'unnamed' ? [{ food: food.id, grams: 25 }] : []),
    ],
    steps: [...recipe.steps, ...(change === 'more' || change === 'named' ? [`Add the ${food.name} and cook it.`] : [])],
  }));

test(`whatever is proposed, ${RUNS} plans keep every rule of their request`, { timeout: 600_000 }, () => {
  let composed = 0;
  fc.assert(
    fc.property(anyRequest, fc.array(anyDish, { minLength: 4, maxLength: 12 }), (request, dishes) => {
      const draft = draftNewDay(request);
      if (!draft) return;
      const { outcome } = planComposed(draft, dishes, { seed: 1, avoid: [] });
      if (!outcome.ok) return;
      composed += outcome.meals.filter(({ source }) => source === 'model').length;
      expect(checkPlan(request, outcome.meals)).toEqual([]);
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
  process.stdout.write(`composed meals in ${RUNS} plans: ${composed}\n`);
  expect(composed).toBeGreaterThan(RUNS / 5);
});
