import { errorBodySchema } from '@platewise/contract/errors/error-schema';
import { traceSchema } from '@platewise/contract/generation/trace-schema';
import { alternativeSchema } from '@platewise/contract/plans/plan-change-schema';
import { type Plan, planSchema } from '@platewise/contract/plans/plan-schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Person } from '../../testing/create-person.ts';
import { createTestServer, type TestServer } from '../../testing/create-test-server.ts';

let server: TestServer;
let owner: Person;

beforeAll(async () => {
  server = await createTestServer({ RATE_LIMITS: 'relaxed' });
});
afterAll(() => server.close());

const ask = (method: string, path: string, body?: unknown) =>
  server.request(method, path, { token: owner.token, ...(body === undefined ? {} : { body }) });

async function askPlan(method: string, path: string, body?: unknown): Promise<Plan> {
  const response = await ask(method, path, body);
  expect(response.status).toBe(200);
  return planSchema.parse(await response.json());
}

/** A fresh person's plan of three meals, as bytes of its meals too. */
async function newPlan() {
  owner = await server.signUp();
  const asked = { goal: 'balanced', dietaryPreferences: 'vegetarian', mealCount: 3, calorieTarget: 2000 };
  const { planId } = (await (await ask('POST', '/api/meals/generate', asked)).json()) as { planId: string };
  const { plans } = (await (await ask('GET', '/api/meals/plans')).json()) as { plans: Plan[] };
  const meals = plans[0]?.meals ?? [];
  const [first = '', second = '', third = ''] = meals.map(({ id }) => id);
  return { path: `/api/meals/plans/${planId}`, meals, first, second, third };
}

const tokens = async () =>
  ((await (await ask('GET', '/api/sub/subscription-status')).json()) as { tokens: number }).tokens;
const kcal = ({ meals }: Pick<Plan, 'meals'>) => meals.reduce((sum, meal) => sum + meal.calories * meal.servings, 0);

describe('changing a plan over REST', () => {
  test('locked meals may be named one by one, and a body is an object', async () => {
    const { path, first, second, third } = await newPlan();

    const twice = await ask('GET', `${path}/meals/${second}/alternatives?locked=${first}&locked=${third}`);
    const bodies = await Promise.all(['null', '5', '[1]', '"x"'].map((body) => ask('POST', `${path}/reportion`, body)));

    expect(twice.status).toBe(200);
    expect(bodies.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    expect(errorBodySchema.parse(await bodies[0]?.json()).error).toBe('body must be an object.');
  });

  test('a meal is regenerated for a token, the locked ones stay the same bytes', async () => {
    const { path, meals, first, second, third } = await newPlan();

    const plan = await askPlan('POST', `${path}/regenerate`, { mealIds: [second], locked: [first, third] });

    expect(JSON.stringify([plan.meals[0], plan.meals[2]])).toBe(JSON.stringify([meals[0], meals[2]]));
    expect(plan.meals[1]?.name).not.toBe(meals[1]?.name);
    expect(Math.abs(kcal(plan) - 2000)).toBeLessThanOrEqual(60);
    expect(await tokens()).toBe(6);
  });

  test('three alternatives come with their effect, one is chosen, and undo restores the plan', async () => {
    const { path, meals, second, third } = await newPlan();

    const answer = await ask('GET', `${path}/meals/${second}/alternatives?locked=${third}`);
    const alternatives = z.array(alternativeSchema).parse(await answer.json());
    const [chosen] = alternatives;
    const swapped = await askPlan('POST', `${path}/meals/${second}/swap`, { alternative: chosen?.id, locked: [third] });
    const stale = await ask('POST', `${path}/undo?revision=0`);
    const restored = await askPlan('POST', `${path}/undo?revision=${swapped.revision}`);

    expect(alternatives).toHaveLength(3);
    expect(swapped.meals[1]?.name).toBe(chosen?.meal.name);
    expect(kcal(swapped) - kcal({ meals })).toBe(chosen?.effect.calories);
    expect(JSON.stringify(swapped.meals[2])).toBe(JSON.stringify(meals[2]));
    expect(await stale.json()).toMatchObject({ ok: false, code: 'PLAN_CHANGED' });
    expect(JSON.stringify(restored.meals)).toBe(JSON.stringify(meals));
    expect(await tokens()).toBe(6);
  });

  test('servings of one meal are set and the others portioned, or a sentence says why not', async () => {
    const { path, first, second } = await newPlan();

    const plan = await askPlan('POST', `${path}/reportion`, { locked: [], servings: { [first]: 0.5 } });
    const tooMuch = await ask('POST', `${path}/reportion`, { servings: { [first]: 4, [second]: 4 } });
    const bad = await ask('POST', `${path}/reportion`, { servings: { [first]: 0.3 } });

    expect(plan.meals[0]?.servings).toBe(0.5);
    expect(Math.abs(kcal(plan) - 2000)).toBeLessThanOrEqual(60);
    expect([tooMuch.status, bad.status]).toEqual([422, 400]);
    expect(errorBodySchema.parse(await tooMuch.json()).error).toMatch(/kcal/);
    expect(errorBodySchema.parse(await bad.json()).error).toMatch(/servings/);
  });
});

test('a disliked meal is added once, listed and removed', async () => {
  await newPlan();
  const path = '/api/users/me/disliked-meals';

  const added = await ask('POST', path, { name: 'Poha with peas' });
  const again = await ask('POST', path, { name: 'Poha with peas' });
  const list = (await (await ask('GET', path)).json()) as { _id: string; name: string }[];
  const removed = await ask('DELETE', `${path}/${list[0]?._id}`);

  expect([added.status, again.status, removed.status]).toEqual([201, 200, 204]);
  expect(list.map(({ name }) => name)).toEqual(['Poha with peas']);
  expect(await (await ask('GET', path)).json()).toEqual([]);
});

test('a visitor can trace the figures of ingredients', async () => {
  const items = [
    { food: 'rolled-oats', grams: 60 },
    { food: 'no-such-food', grams: 5 },
  ];

  const response = await server.request('POST', '/api/meals/trace', { body: { items } });

  expect(response.status).toBe(200);
  const { ingredients } = traceSchema.parse(await response.json());
  expect(ingredients[0]?.fdcId).toBeGreaterThan(100_000);
  expect(ingredients[1]?.figures).toBeNull();
});
