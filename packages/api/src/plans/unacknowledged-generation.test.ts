import { LIMITS } from '@platewise/contract/limits';
import type { offeredPlanSchema } from '@platewise/contract/plans/plan-schema';
import { testDatabases } from '@platewise/db/testing/test-database';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { brokenPlanner, gatedPlanner } from '../testing/fake-planner.ts';
import { OWNER, STRANGER } from '../testing/people.ts';
import { readBooks } from '../testing/test-data-repository.ts';
import { useTestApi } from '../testing/use-test-api.ts';

const REQUEST = { goal: 'maintenance', dietaryPreferences: 'vegan', mealCount: 2 } as const;
const GENERATION = { idempotencyKey: 'generation-1' };
const SAVING = { idempotencyKey: 'saving-1' };

// A browser whose generation had no answer plans on the device, and saves that plan when the server is back.
describe.each(testDatabases())('a plan made in place of a generation without an answer on %s', (kind) => {
  const testApi = useTestApi({ kind });

  /** Two free places of the demo are used up, so that each plan takes tokens. */
  async function payingApi() {
    const { as, api, context } = testApi();
    await api.plans.save(offer());
    await api.plans.save(offer());
    return { as, api, context };
  }

  test('is the plan that the server had made: one is kept, and paid once', async () => {
    const { as, api, context } = await payingApi();
    const made = await as(OWNER, GENERATION).meals.generate(REQUEST);

    const saved = await as(OWNER, SAVING).plans.save(offer({ generationKey: 'generation-1' }));

    expect(saved).toMatchObject({ _id: made.planId, meals: made.meals, name: null });
    expect((await api.plans.page({})).total).toBe(3);
    expect(await readBooks(context.db, OWNER.userId)).toEqual({ ledger: 8, balance: 8 });
    expect(await as(OWNER, SAVING).plans.save(offer({ generationKey: 'generation-1' }))).toEqual(saved);
  });

  test('gives that plan the name that it was saved with, unless it has one', async () => {
    const { as, api } = testApi();
    const { planId } = await as(OWNER, GENERATION).meals.generate(REQUEST);

    const saved = await api.plans.save(offer({ generationKey: 'generation-1', name: 'On the train' }));
    const again = await api.plans.save(offer({ generationKey: 'generation-1', name: 'In the tunnel' }));

    expect([saved, again]).toMatchObject([
      { _id: planId, name: 'On the train' },
      { _id: planId, name: 'On the train' },
    ]);
  });

  test('is saved and paid itself where the generation never arrived, which then comes too late', async () => {
    const { as, api, context } = await payingApi();

    const saved = await as(OWNER, SAVING).plans.save(offer({ generationKey: 'generation-1' }));

    expect(saved.meals.map(({ name }) => name)).toEqual(['Porridge', 'Soup']);
    await expect(as(OWNER, GENERATION).meals.generate(REQUEST)).rejects.toMatchObject({
      cause: { code: 'KEY_REUSED' },
    });
    expect((await api.plans.page({})).total).toBe(3);
    expect(await readBooks(context.db, OWNER.userId)).toEqual({ ledger: 8, balance: 8 });
  });

  test('is saved itself where the generation failed, and where an earlier saving did', async () => {
    const { as, api } = await payingApi();
    await expect(as(OWNER, { ...GENERATION, planner: brokenPlanner }).meals.generate(REQUEST)).rejects.toThrow();
    const offered = offer({ generationKey: 'generation-1' });
    await expect(as(OWNER, { ...SAVING, planner: brokenPlanner }).plans.save(offered)).rejects.toThrow();

    await as(OWNER, SAVING).plans.save(offered);

    expect((await api.plans.page({})).total).toBe(3);
    expect((await api.subscription.status()).tokens).toBe(8);
  });

  test('waits while the server still makes the other one', async () => {
    const { as, api } = testApi();
    const { planner, started, release } = gatedPlanner();
    const generating = as(OWNER, { ...GENERATION, planner }).meals.generate(REQUEST);
    await started;
    const offered = offer({ generationKey: 'generation-1' });

    await expect(as(OWNER, SAVING).plans.save(offered)).rejects.toMatchObject({
      cause: { code: 'KEY_STILL_RUNNING', retryAfterSeconds: 2 },
    });

    release();
    const { planId } = await generating;
    expect((await as(OWNER, SAVING).plans.save(offered))._id).toBe(planId);
    expect((await api.plans.page({})).total).toBe(1);
  });

  test('takes the place of one whose process died', async () => {
    const { as, api, clock } = testApi();
    const { planner, started, release } = gatedPlanner();
    const dead = as(OWNER, { ...GENERATION, planner }).meals.generate(REQUEST);
    await started;
    clock.advance(121_000);

    const saved = await as(OWNER, SAVING).plans.save(offer({ generationKey: 'generation-1' }));
    release();

    await expect(dead).rejects.toMatchObject({ cause: { code: 'GENERATION_FAILED' } });
    expect((await api.plans.page({})).plans).toEqual([saved]);
  });

  test('is saved itself where the other one was deleted meanwhile', async () => {
    const { as, api } = testApi();
    const { planId = '' } = await as(OWNER, GENERATION).meals.generate(REQUEST);
    await api.plans.remove({ planId });

    const saved = await as(OWNER, SAVING).plans.save(offer({ generationKey: 'generation-1' }));

    expect((await api.plans.page({})).plans).toEqual([saved]);
  });

  test('says nothing of what somebody else did under that key', async () => {
    const { as, api } = testApi();
    const theirs = await as(STRANGER, GENERATION).meals.generate(REQUEST);

    const saved = await api.plans.save(offer({ generationKey: 'generation-1' }));

    expect(saved._id).not.toBe(theirs.planId);
    expect(await as(STRANGER, GENERATION).meals.generate(REQUEST)).toEqual(theirs);
  });

  test.each(['', 'x'.repeat(LIMITS.idempotencyKeyMaxCharacters + 1)])(
    'the key %j is refused',
    async (generationKey) => {
      const { api } = testApi();

      await expect(api.plans.save(offer({ generationKey }))).rejects.toMatchObject({
        cause: { issues: [{ path: 'generationKey' }] },
      });
    },
  );
});

function offer(more: Partial<z.input<typeof offeredPlanSchema>> = {}): z.input<typeof offeredPlanSchema> {
  return {
    request: REQUEST,
    seed: 7,
    items: [
      { name: 'Porridge', mealType: 'breakfast', items: [{ food: 'rolled-oats', grams: 80 }] },
      { name: 'Soup', mealType: 'dinner', items: [{ food: 'red-lentils', grams: 90 }] },
    ],
    ...more,
  };
}
