import { type GenerationRequest, generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import type { PlannedMeal, PlanOutcome } from '@platewise/planner/day/plan-outcome';
import { checkPlan } from '@platewise/planner/testing/check-plan';
import { describe, expect, test } from 'vitest';
import { PLANNERS } from '../../testing/every-planner.ts';
import { useStandInModel } from '../../testing/use-stand-in-model.ts';
import { embeddedPlanner } from './embedded-planner.ts';

const REQUESTS = (
  [
    { goal: 'maintenance', dietaryPreferences: 'none', mealCount: 1, calorieTarget: 900 },
    { goal: 'weight_loss', dietaryPreferences: 'vegan', cookingTime: 'quick', excludeIngredients: ['soy', 'nuts'] },
    { goal: 'muscle_gain', dietaryPreferences: 'high_protein', mealCount: 4, calorieTarget: 2800 },
    { goal: 'balanced', dietaryPreferences: 'vegetarian', mealCount: 5, excludeIngredients: ['dairy', 'gluten'] },
    { goal: 'weight_loss', dietaryPreferences: 'keto', calorieTarget: 1600, excludeIngredients: ['fish'] },
    { goal: 'balanced', dietaryPreferences: 'low_carb', mealCount: 2, cookingTime: 'medium' },
  ] as const
).map((request) => generationRequestSchema.parse(request));

const REQUEST = generationRequestSchema.parse({
  goal: 'balanced',
  dietaryPreferences: 'vegan',
  mealCount: 3,
  excludeIngredients: ['nuts'],
});

const EVERYTHING = ['vegetables', 'fruit', 'grains', 'legumes', 'nuts', 'seeds', 'soy', 'oil', 'mushrooms'];
const IMPOSSIBLE: [string, Partial<GenerationRequest>][] = [
  ['a meal of 5,000 kcal', { mealCount: 1, calorieTarget: 5000 }],
  ['a diet of which everything is excluded', { excludeIngredients: EVERYTHING }],
  ['a snack of 1,400 kcal', { slot: 'snack', mealCount: 1, calorieTarget: 1400 }],
];

const service = useStandInModel();

describe.each(PLANNERS)('every planner: $name', (planner) => {
  const create = () => planner.create(service());

  const options = (change: { avoid?: string[]; disliked?: string[]; person?: string | undefined } = {}) => ({
    seed: 1,
    avoid: [],
    disliked: [],
    signal: new AbortController().signal,
    person: 'ann',
    ...change,
  });
  const plan = async (request = REQUEST, change = {}) => made(await create().planMeals(request, options(change)));

  test.each(REQUESTS)('keeps every rule of a request and meets its target: %o', async (request) => {
    const { meals, certificate } = await plan(request);

    expectProven(request, meals);
    expect(certificate).toMatchObject({ diet: request.dietaryPreferences, notAssessed: [] });
    expect(certificate.excluded.map(({ term }) => term)).toEqual(request.excludeIngredients);
    expect(certificate.target.calories).toBe(request.calorieTarget);
    expect(certificate.actual.calories).toBe(kcalOf(meals));
    expect(certificate.checkedIngredients).toBe(meals.flatMap(({ items }) => items).length);
    expect(certificate.choices?.map(({ meal }) => meal)).toEqual(meals.map(({ name }) => name));
  });

  test('says which excluded words nobody knows', async () => {
    const { certificate } = await plan({ ...REQUEST, excludeIngredients: ['nuts', 'xyzzy'] });

    expect(certificate.notAssessed).toEqual(['xyzzy']);
  });

  test('leaves out what was served lately and what is not wanted again', async () => {
    const before = (await plan()).meals.map(({ name }) => name);

    const avoiding = (await plan(REQUEST, { avoid: before })).meals.map(({ name }) => name);
    const disliking = (await plan(REQUEST, { disliked: before })).meals.map(({ name }) => name);

    expect([...avoiding, ...disliking].filter((name) => before.includes(name))).toEqual([]);
  });

  test.each(IMPOSSIBLE)('refuses %s, with the same reason', async (_, change) => {
    const request = { ...REQUEST, ...change };

    const outcome = await create().planMeals(request, options());

    expect(outcome.ok).toBe(false);
    expect(outcome).toEqual(await embeddedPlanner.planMeals(request, options()));
  });

  test('plans one meal again, keeps a locked one to the byte and portions the rest', async () => {
    const { meals } = await plan();
    const { signal, seed, avoid } = options();

    const changed = made(
      await create().regenerateMeals(
        REQUEST,
        meals,
        { places: [1] },
        { seed, avoid, locked: [2], signal, person: 'ann' },
      ),
    ).meals;

    expectProven(REQUEST, changed);
    expect(changed.map(({ name }) => name)).toEqual([meals[0]?.name, expect.any(String), meals[2]?.name]);
    expect(changed[1]?.name).not.toBe(meals[1]?.name);
    expect(changed[2]).toEqual(meals[2]);
  });

  test('plans around a favorite, which stays to the gram', async () => {
    const favorite = (await plan(REQUEST, { person: undefined })).meals[2] as PlannedMeal;

    const { meals } = await plan({ ...REQUEST, seed: 7 }, { favorite });

    expectProven(REQUEST, meals);
    expect(meals.find(({ name }) => name === favorite.name)).toMatchObject({ items: favorite.items });
  });

  test('computes what a visitor was shown again, with the same figures', async () => {
    const { meals } = await plan(REQUEST, { person: undefined });

    const again = made(await create().recomputePlan(REQUEST, meals, { seed: 1 }));

    expect(again.meals).toEqual(meals);
  });

  test('plans several days at once, on target and without repeats, until nobody waits for them', async () => {
    const days = ['2026-11-23', '2026-11-24', '2026-11-25'].map((date) => ({ date }));
    const gone = new AbortController();

    const week = await create().planWeek(REQUEST, { ...options(), days });
    const leaving = expect(create().planWeek(REQUEST, { ...options(), days, signal: gone.signal })).rejects.toThrow();
    gone.abort();

    await leaving;
    if (!week.ok) throw new Error(week.reason);
    const names = week.days.flatMap(({ meals }) => meals.map(({ name }) => name));
    for (const { meals } of week.days) expectProven(REQUEST, meals);
    expect(new Set(names).size).toBe(9);
  });
});

function made(outcome: PlanOutcome): Extract<PlanOutcome, { ok: true }> {
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome;
}

const kcalOf = (meals: readonly PlannedMeal[]) => meals.reduce((sum, { calories }) => sum + calories, 0);

/** No rule broken, judged by rules of its own; the day within 2 %, closer than what is promised. */
function expectProven(request: GenerationRequest, meals: readonly PlannedMeal[]): void {
  expect(checkPlan(request, meals)).toEqual([]);
  expect(Math.abs(kcalOf(meals) - request.calorieTarget)).toBeLessThanOrEqual(0.02 * request.calorieTarget);
}
