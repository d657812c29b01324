import type { GenerationStep } from '@platewise/contract/generation/generation-step-schema';
import { expect, test } from 'vitest';
import { brokenPlanner } from '../../testing/fake-planner.ts';
import { OWNER } from '../../testing/people.ts';
import { readBooks } from '../../testing/test-data-repository.ts';
import { plannerAsking, useStandInModel } from '../../testing/use-stand-in-model.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const REQUEST = {
  goal: 'balanced' as const,
  dietaryPreferences: 'vegan' as const,
  mealCount: 3,
  excludeIngredients: ['nuts'],
};

const testApi = useTestApi();
const service = useStandInModel();
const planner = () => plannerAsking(service(), { isFallbackOn: true });

async function read(steps: AsyncIterable<GenerationStep>): Promise<GenerationStep[]> {
  const all: GenerationStep[] = [];
  for await (const step of steps) all.push(step);
  return all;
}

test('dishes are reported one by one, without figures, and the plan comes last', async () => {
  const api = testApi().as(OWNER, { planner: planner() });

  const steps = await read(await api.meals.generateStepwise(REQUEST));

  const last = steps.at(-1);
  const dishes = steps.flatMap((step) => (step.kind === 'dish' ? [step] : []));
  expect(steps.map(({ kind }) => kind)).toEqual(['dish', 'dish', 'dish', 'plan']);
  expect(dishes).toEqual([0, 1, 2].map((place) => expect.objectContaining({ place, foods: expect.any(Array) })));
  expect(JSON.stringify(dishes)).not.toMatch(/calories|grams|kcal/);
  expect(last).toMatchObject({ plan: { meals: dishes.map(({ name }) => ({ name })) } });
  expect((await api.subscription.status()).tokens).toBe(7);
});

test('a dish that fails its checks is not reported', async () => {
  const api = testApi().as(OWNER, { planner: planner() });
  service().script = { wrong: 'markup', wrongOnly: 'first' };

  const steps = await read(await api.meals.generateStepwise(REQUEST));

  expect(steps.map((step) => (step.kind === 'dish' ? step.place : step.kind))).toEqual([1, 2, 'plan']);
});

test('anyone who lost the connection after it was paid for gets the finished plan with the same key', async () => {
  const api = testApi().as(OWNER, { planner: planner(), idempotencyKey: 'once' });
  const [first] = (await read(await api.meals.generateStepwise(REQUEST))).slice(-1);

  const again = await read(await api.meals.generateStepwise(REQUEST));

  expect(again).toEqual([first]);
  expect(service().calls).toHaveLength(1);
  expect((await api.subscription.status()).tokens).toBe(7);
});

test('cancelling stops the model, and nothing is charged', async () => {
  const { as, context } = testApi();
  const gone = new AbortController();
  const api = as(OWNER, { planner: planner(), signal: gone.signal });
  service().script = { fault: 'stall' };
  const steps = (await api.meals.generateStepwise(REQUEST))[Symbol.asyncIterator]();

  const first = await steps.next();
  gone.abort();

  expect(first.value).toMatchObject({ kind: 'dish', place: 0 });
  await expect(steps.next()).rejects.toMatchObject({ message: 'Failed to generate meal plan. Please try again.' });
  await expect.poll(() => service().calls[0]?.wasCut).toBe(true);
  expect(await readBooks(context.db, OWNER.userId)).toEqual({ ledger: 10, balance: 10 });
});

test('a failure is reported as the same failure of the whole answer', async () => {
  const api = testApi().as(OWNER, { planner: brokenPlanner });

  await expect(api.meals.generateStepwise(REQUEST).then(read)).rejects.toMatchObject({ code: 'BAD_GATEWAY' });
});
