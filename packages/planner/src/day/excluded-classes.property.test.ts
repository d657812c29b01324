import { propertyRuns } from '@platewise/config/testing/property-runs';
import { generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import { COOKING_TIMES, DIETS, GOALS } from '@platewise/contract/generation/options';
import type { FoodClass } from '@platewise/nutrition/foods/food-classes';
import { findFood } from '@platewise/nutrition/foods/foods';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { planMeals } from './plan-meals.ts';

// The long run (`npm run test:long`) takes 10,000; every run draws the same requests.
const RUNS = propertyRuns(200);
const MINUTES_MAX = 20;

// Decisions 9.1, written down again from their words: what somebody types, and the classes of food that it takes whole.
const TAKES: Readonly<Record<string, readonly FoodClass[]>> = {
  shrimp: ['crustacean'],
  'crab allergy': ['crustacean'],
  mussels: ['mollusc'],
  shellfish: ['crustacean', 'mollusc'],
  salmon: ['fish'],
  'tuna allergy': ['fish'],
  almonds: ['tree-nut'],
  cashews: ['tree-nut'],
  nuts: ['tree-nut'],
  peanuts: ['peanut'],
  eggs: ['egg'],
  milk: ['milk'],
  wheat: ['wheat'],
  gluten: ['wheat', 'rye', 'barley', 'oat'],
  soy: ['soy'],
  sesame: ['sesame'],
  celery: ['celery'],
  mustard: ['mustard'],
};
const TERMS = Object.keys(TAKES);

/** Requests with one to three allergies: two in the field at most, and one in the notes now and then. */
const allergicRequest = fc
  .record({
    goal: fc.constantFrom(...GOALS),
    dietaryPreferences: fc.constantFrom(...DIETS),
    mealCount: fc.integer({ min: 1, max: 5 }),
    calorieTarget: fc.integer({ min: 1200, max: 3000 }),
    cookingTime: fc.constantFrom(...COOKING_TIMES),
    typed: fc.uniqueArray(fc.constantFrom(...TERMS), { minLength: 1, maxLength: 2 }),
    noted: fc.option(fc.constantFrom('shrimp', 'salmon', 'almonds', 'peanuts', 'eggs', 'sesame'), { nil: undefined }),
  })
  .map(({ typed, noted, ...request }) => ({
    terms: noted === undefined ? typed : [...typed, noted],
    request: generationRequestSchema.parse({
      ...request,
      excludeIngredients: typed,
      ...(noted !== undefined && { additionalNotes: `I am allergic to ${noted}` }),
    }),
  }));

it(`no food of an excluded class is in any item of ${RUNS} plans, sides included`, {
  timeout: MINUTES_MAX * 60_000,
}, () => {
  let planned = 0;
  for (const [seed, { request, terms }] of fc.sample(allergicRequest, { numRuns: RUNS, seed: 15 }).entries()) {
    const plan = planMeals(request, { seed, avoid: [] });
    if (!plan.ok) continue;
    planned++;
    const taken = new Set(terms.flatMap((term) => TAKES[term] ?? []));
    const held = plan.meals.flatMap(({ name, items }) =>
      items.flatMap(({ food }) =>
        (findFood(food)?.classes ?? []).filter((one) => taken.has(one)).map((one) => `${name}: ${food} is ${one}`),
      ),
    );
    expect(held, JSON.stringify({ seed, terms, request })).toEqual([]);
  }
  process.stdout.write(`plans with exclusions: ${planned} of ${RUNS} requests\n`);
  expect(planned).toBeGreaterThan(RUNS / 2);
});
