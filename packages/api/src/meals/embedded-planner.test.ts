import type { generationRequestSchema } from '@platewise/contract/generation-schema';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { OWNER } from '../testing/people.ts';
import { useTestApi } from '../testing/use-test-api.ts';
import { embeddedPlanner } from './embedded-planner.ts';

const testApi = useTestApi();
const request = (): z.input<typeof generationRequestSchema> => ({
  goal: 'weight_loss',
  dietaryPreferences: 'vegan',
  mealCount: 3,
  calorieTarget: 1800,
  excludeIngredients: ['soy', 'nuts'],
  cookingTime: 'quick',
});

test('a signed-in person gets a day that meets its target, with the proof, and finds it saved', async () => {
  const { as } = testApi();
  const api = as(OWNER, { planner: embeddedPlanner });

  const { meals, certificate, planId } = await api.meals.generate(request());

  const calories = meals.reduce((sum, meal) => sum + meal.calories, 0);
  expect(meals.map(({ mealType }) => mealType)).toEqual(['breakfast', 'lunch', 'dinner']);
  expect(Math.abs(calories - 1800)).toBeLessThanOrEqual(1800 * 0.03);
  expect(certificate.excluded.map(({ term }) => term)).toEqual(['soy', 'nuts']);
  expect((await api.plans.page({})).plans[0]).toMatchObject({ _id: planId, meals, certificate });
});

test('a visitor\u2019s plan, offered after signing up, is computed again and saved with the same figures', async () => {
  const { as } = testApi();
  const shown = await as(null, { planner: embeddedPlanner }).meals.generate(request());
  const items = shown.meals.map((meal) => ({ ...meal, calories: 1 }));

  const saved = await as(OWNER, { planner: embeddedPlanner }).plans.save({
    request: request(),
    seed: shown.seed,
    items,
  });

  const figures = (meals: typeof shown.meals) =>
    meals.map(({ name, calories, macros }) => ({ name, calories, macros }));
  expect(figures(saved.meals)).toEqual(figures(shown.meals));
  expect((await as(OWNER).subscription.status()).tokens).toBe(10);
});

test('an impossible request is refused with the reason, and costs nothing', async () => {
  const { as } = testApi();
  const api = as(OWNER, { planner: embeddedPlanner });
  const everything = ['vegetables', 'fruit', 'grains', 'legumes', 'nuts', 'seeds', 'soy', 'oil', 'mushrooms'];

  await expect(api.meals.generate({ ...request(), excludeIngredients: everything })).rejects.toMatchObject({
    code: 'UNPROCESSABLE_CONTENT',
    cause: { code: 'PLAN_IMPOSSIBLE' },
  });
  expect((await api.subscription.status()).tokens).toBe(10);
});
