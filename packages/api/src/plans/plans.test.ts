import type { offeredPlanSchema } from '@platewise/contract/plans/plan-schema';
import { testDatabases } from '@platewise/db/testing/test-database';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { newId } from '../new-id.ts';
import { refusingPlanner } from '../testing/fake-planner.ts';
import { OWNER, STRANGER } from '../testing/people.ts';
import { readBooks } from '../testing/test-data-repository.ts';
import { useTestApi } from '../testing/use-test-api.ts';
import { storePlan } from './store-plan.ts';

const REQUEST = { goal: 'maintenance', dietaryPreferences: 'vegan', mealCount: 1 } as const;
const offer = (): z.input<typeof offeredPlanSchema> => ({
  request: { ...REQUEST, mealCount: 2 },
  seed: 7,
  items: [
    { name: 'Porridge', mealType: 'breakfast', items: [{ food: 'rolled-oats', grams: 80 }] },
    { name: 'Soup', mealType: 'dinner', items: [{ food: 'red-lentils', grams: 90 }] },
  ],
});

const testApi = useTestApi();

describe('the list of plans', () => {
  test('pages through the plans, newest first', async () => {
    const { proApi, clock } = testApi();
    const ids: (string | undefined)[] = [];
    for (let round = 0; round < 3; round += 1) {
      ids.unshift((await proApi.meals.generate(REQUEST)).planId);
      clock.advance(1000);
    }

    const pages = await Promise.all([1, 2, 3, 4].map((page) => proApi.plans.page({ page })));

    expect(pages.map(({ plans }) => plans[0]?._id)).toEqual([...ids, undefined]);
    expect(pages.map(({ total }) => total)).toEqual([3, 3, 3, 3]);
  });

  test('marks the meals that are favorites', async () => {
    const { api } = testApi();
    const { meals } = await api.meals.generate({ ...REQUEST, mealCount: 2 });
    const [first] = meals;
    if (!first) throw new Error('no meal');

    await api.favorites.add({ meal: first });

    expect((await api.plans.page({})).plans[0]?.meals.map(({ isFavorite }) => isFavorite)).toEqual([true, false]);
  });

  test.each([{ page: 0 }, { page: 1.5 }, { pageSize: 101 }, { pageSize: 1e9 }, { page: '1' }])(
    '%j is refused',
    async (input) => {
      const { api } = testApi();

      await expect(api.plans.page(input as { page: number })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    },
  );
});

describe('naming and deleting a plan', () => {
  test('a name is kept and can be changed', async () => {
    const { api } = testApi();
    const { planId = '' } = await api.meals.generate(REQUEST);

    expect(await api.plans.rename({ planId, name: '  My Meal Plan ' })).toMatchObject({
      _id: planId,
      name: 'My Meal Plan',
    });
    expect((await api.plans.page({})).plans[0]?.name).toBe('My Meal Plan');
  });

  test('a plan that is only to have some name keeps the one that it was given since', async () => {
    const { api } = testApi();
    const { planId = '' } = await api.meals.generate(REQUEST);

    await api.plans.rename({ planId, name: 'My Meal Plan', onlyUnnamed: true });
    await api.plans.rename({ planId, name: 'Sunday' });

    expect(await api.plans.rename({ planId, name: 'My Meal Plan', onlyUnnamed: true })).toMatchObject({
      name: 'Sunday',
    });
    expect((await api.plans.page({})).plans[0]?.name).toBe('Sunday');
  });

  test('a deleted plan is gone, and deleting it again finds nothing', async () => {
    const { api } = testApi();
    const { planId = '' } = await api.meals.generate(REQUEST);

    expect(await api.plans.remove({ planId })).toBeNull();

    expect(await api.plans.page({})).toMatchObject({ plans: [], total: 0 });
    await expect(api.plans.remove({ planId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test.each(['', 'x', '\u0000', 'x'.repeat(5000), newId()])(
    '%# an id that is none of ours is not found',
    async (planId) => {
      const { api } = testApi();

      await expect(api.plans.remove({ planId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(api.plans.rename({ planId, name: 'Mine' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    },
  );

  test('an empty name is refused', async () => {
    const { api } = testApi();
    const { planId = '' } = await api.meals.generate(REQUEST);

    await expect(api.plans.rename({ planId, name: ' ' })).rejects.toThrow('name is required.');
  });
});

describe('saving a plan that was made elsewhere', () => {
  test('the first two of an account are the demo\u2019s and free, the third takes tokens', async () => {
    const { api } = testApi();

    await api.plans.save(offer());
    await api.plans.save(offer());
    expect((await api.subscription.status()).tokens).toBe(10);
    await api.plans.save(offer());

    expect((await api.subscription.status()).tokens).toBe(8);
    expect((await api.plans.page({})).total).toBe(3);
  });

  test('ten at once get two free places, and the books agree', async () => {
    const { api, context } = testApi();

    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => api.plans.save(offer())));

    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
    expect(await readBooks(context.db, OWNER.userId)).toEqual({ ledger: 0, balance: 0 });
  });

  test('one that does not meet its request is refused and takes no free place', async () => {
    const { as, api } = testApi();
    const strict = as(OWNER, { planner: refusingPlanner('Porridge is not keto.') });

    await expect(strict.plans.save(offer())).rejects.toMatchObject({
      code: 'UNPROCESSABLE_CONTENT',
      message: 'Porridge is not keto.',
    });
    await api.plans.save(offer());
    await api.plans.save(offer());

    expect((await api.subscription.status()).tokens).toBe(10);
  });

  test('a retry with the same Idempotency-Key saves it once', async () => {
    const { as } = testApi();
    const api = as(OWNER, { idempotencyKey: 'demo-1' });

    const first = await api.plans.save(offer());
    const second = await api.plans.save(offer());

    expect(second).toEqual(first);
    expect((await api.plans.page({})).total).toBe(1);
  });

  test('a request that names somebody else is refused', async () => {
    const { api } = testApi();
    const foreign = { ...offer(), request: { ...REQUEST, userId: STRANGER.userId } };

    await expect(api.plans.save(foreign)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('it can have a name from the start', async () => {
    const { api } = testApi();

    const saved = await api.plans.save({ ...offer(), name: 'On the train' });

    expect(saved.name).toBe('On the train');
    expect((await api.plans.page({})).plans[0]).toEqual(saved);
  });

  test('a plan without meals, with a negative weight or without a seed is refused', async () => {
    const { api } = testApi();
    const bad = [
      { ...offer(), items: [] },
      { ...offer(), items: [{ name: 'Air', mealType: 'dinner', items: [{ food: 'air', grams: -1 }] }] },
      { request: offer().request, items: offer().items },
    ];

    for (const input of bad) {
      await expect(api.plans.save(input as ReturnType<typeof offer>)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    }
  });
});

describe.each(testDatabases())('how many plans are kept on %s', (kind) => {
  const api = useTestApi({ kind });

  test('the newest 200 without a name stay, and every one with a name', async () => {
    const { api: owner, context, clock } = api();
    const { planId = '' } = await owner.meals.generate(REQUEST);
    await owner.plans.rename({ planId, name: 'Keep me' });
    const { meals, certificate } = await owner.plans
      .page({})
      .then(({ plans }) => plans[0] ?? { meals: [], certificate: null });
    if (!certificate) throw new Error('no plan');
    const request = {
      ...REQUEST,
      calorieTarget: 2000,
      additionalNotes: '',
      excludeIngredients: [],
      cookingTime: 'any' as const,
    };

    for (let round = 0; round < 205; round += 1) {
      clock.advance(1000);
      const plan = { meals, seed: 1, certificate, warnings: [] };
      await storePlan(context.db, OWNER.userId, { request, plan, now: clock.now, newId });
    }

    const { total, plans } = await owner.plans.page({ page: 201 });
    expect(total).toBe(201);
    expect(plans[0]).toMatchObject({ _id: planId, name: 'Keep me' });
  });
});
