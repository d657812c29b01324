import { testDatabases } from '@platewise/db/testing/test-database';
import { describe, expect, test } from 'vitest';
import { refundExpired } from '../../allowance/refund-expired.ts';
import { brokenPlanner, gatedPlanner, porridgePlanner, refusingPlanner } from '../../testing/fake-planner.ts';
import { OWNER, PRO, STRANGER } from '../../testing/people.ts';
import { countRows, listGenerations, readBooks, setBalance } from '../../testing/test-data-repository.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { embeddedPlanner } from '../planners/embedded-planner.ts';

const REQUEST = { goal: 'maintenance', dietaryPreferences: 'vegan', mealCount: 3 } as const;

describe.each(testDatabases())('generating meals on %s', (kind) => {
  const testApi = useTestApi({ kind });

  test('a free user gets the meals, pays a token for each and finds the plan saved', async () => {
    const { api } = testApi();

    const { meals, planId } = await api.meals.generate(REQUEST);

    expect(meals).toHaveLength(3);
    expect(meals.map(({ id }) => id)).toEqual(meals.map(() => expect.stringMatching(/^meal-[0-9a-f]{32}$/)));
    expect((await api.subscription.status()).tokens).toBe(7);
    expect((await api.plans.page({})).plans[0]).toMatchObject({ _id: planId, name: null, meals });
  });

  test('a Pro customer pays no tokens', async () => {
    const { proApi } = testApi();

    for (let round = 0; round < 4; round += 1) await proApi.meals.generate({ ...REQUEST, mealCount: 5 });

    expect((await proApi.subscription.status()).tokens).toBe(10);
    expect((await proApi.plans.page({})).total).toBe(4);
  });

  test('a visitor gets meals and nothing is stored', async () => {
    const { anonymousApi, context } = testApi();

    const result = await anonymousApi.meals.generate(REQUEST);

    expect(result.meals).toHaveLength(3);
    expect(result).not.toHaveProperty('planId');
    expect(await countRows(context.db, 'meal_plan')).toBe(0);
    expect(await countRows(context.db, 'app_user')).toBe(1);
  });

  test('of ten generations at once with one token left exactly one succeeds, every time', async () => {
    const { api, context } = testApi();
    await api.subscription.status();

    for (let round = 1; round <= 10; round += 1) {
      await setBalance(context.db, OWNER.userId, { tokens: 1 });
      const answers = await Promise.allSettled(
        Array.from({ length: 10 }, () => api.meals.generate({ ...REQUEST, mealCount: 1 })),
      );

      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const reasons = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.message] : []));
      expect(new Set(reasons)).toEqual(new Set(['No more tokens available. Upgrade to pro to continue.']));
      expect(await readBooks(context.db, OWNER.userId)).toEqual({ ledger: 0, balance: 0 });
      expect((await api.plans.page({})).total).toBe(round);
    }
  });

  test('asking for more meals than there are tokens says how many are left and takes none', async () => {
    const { api, context } = testApi();
    await api.subscription.status();
    await setBalance(context.db, OWNER.userId, { tokens: 2 });

    await expect(api.meals.generate(REQUEST)).rejects.toMatchObject({
      code: 'PAYMENT_REQUIRED',
      message: 'Only 2 tokens left this month. Ask for 2 meals or fewer, or upgrade to Pro.',
    });
    expect((await api.subscription.status()).tokens).toBe(2);
  });

  test('an impossible plan says why and gives the tokens back', async () => {
    const { as, context } = testApi();
    const api = as(OWNER, { planner: refusingPlanner('Nothing is left for dinner.') });

    await expect(api.meals.generate(REQUEST)).rejects.toMatchObject({
      code: 'UNPROCESSABLE_CONTENT',
      message: 'Nothing is left for dinner.',
    });
    expect(await readBooks(context.db, OWNER.userId)).toEqual({ ledger: 10, balance: 10 });
  });

  test('a planner that breaks gives the tokens back and says nothing of its error', async () => {
    const { as, context } = testApi();
    const api = as(OWNER, { planner: brokenPlanner });

    await expect(api.meals.generate(REQUEST)).rejects.toMatchObject({
      code: 'BAD_GATEWAY',
      message: 'Failed to generate meal plan. Please try again.',
    });
    expect(await readBooks(context.db, OWNER.userId)).toEqual({ ledger: 10, balance: 10 });
    expect(await listGenerations(context.db, OWNER.userId)).toMatchObject([{ state: 'refunded' }]);
  });

  test('a caller who has gone pays nothing and finds no plan', async () => {
    const { as, api, context } = testApi();
    const gone = new AbortController();
    const { planner, started, release } = gatedPlanner();
    const generating = as(OWNER, { planner, signal: gone.signal }).meals.generate(REQUEST);
    await started;

    gone.abort();
    release();

    await expect(generating).rejects.toMatchObject({ code: 'BAD_GATEWAY' });
    expect(await readBooks(context.db, OWNER.userId)).toEqual({ ledger: 10, balance: 10 });
    expect((await api.plans.page({})).total).toBe(0);
  });

  test('a caller who leaves while the plan is stored pays nothing and finds no plan', async () => {
    const { as, api, context, clock } = testApi();
    const gone = new AbortController();
    const { planner, started, release } = gatedPlanner();
    let isPlanned = false;
    // The clock is first read after planning when the tokens are settled, in the transaction that stores the plan.
    const now = () => {
      if (isPlanned) gone.abort();
      return clock.now();
    };
    const generating = as(OWNER, { planner, signal: gone.signal, now, idempotencyKey: 'click' }).meals.generate(
      REQUEST,
    );
    await started;

    isPlanned = true;
    release();

    await expect(generating).rejects.toMatchObject({ code: 'BAD_GATEWAY' });
    expect(await readBooks(context.db, OWNER.userId)).toEqual({ ledger: 10, balance: 10 });
    expect(await listGenerations(context.db, OWNER.userId)).toMatchObject([{ state: 'refunded' }]);
    expect((await api.plans.page({})).total).toBe(0);
    // Nothing was kept under the key: asked again, it makes the plan.
    expect((await as(OWNER, { idempotencyKey: 'click' }).meals.generate(REQUEST)).meals).toHaveLength(3);
  });

  test('meals that were not delivered are given back', async () => {
    const { as, context } = testApi();
    const planner = {
      ...porridgePlanner,
      planMeals: (...[request, options]: Parameters<typeof porridgePlanner.planMeals>) =>
        porridgePlanner.planMeals({ ...request, mealCount: 2 }, options),
    };

    await as(OWNER, { planner }).meals.generate(REQUEST);

    expect(await readBooks(context.db, OWNER.userId)).toEqual({ ledger: 8, balance: 8 });
  });

  test('a generation that outlives its reservation stores nothing, and its tokens come back once', async () => {
    const { as, api, context, clock } = testApi();
    const { planner, started, release } = gatedPlanner();
    const generating = as(OWNER, { planner }).meals.generate(REQUEST);
    await started;
    clock.advance(121_000);

    const refunded = await refundExpired(context);
    release();

    expect(refunded).toBe(1);
    await expect(generating).rejects.toMatchObject({ code: 'BAD_GATEWAY' });
    expect(await refundExpired(context)).toBe(0);
    expect(await readBooks(context.db, OWNER.userId)).toEqual({ ledger: 10, balance: 10 });
    expect((await api.plans.page({})).total).toBe(0);
  });

  test('one meal is made for a slot, whatever the count', async () => {
    const { api } = testApi();

    const { meals } = await api.meals.generate({ ...REQUEST, mealCount: 5, slot: 'lunch', calorieTarget: 700 });

    expect(meals).toHaveLength(1);
    expect((await api.subscription.status()).tokens).toBe(9);
  });

  test('the names of recent meals are passed on, to be avoided', async () => {
    const { as } = testApi();
    const avoided: string[][] = [];
    const planner = {
      ...porridgePlanner,
      planMeals: (...[request, options]: Parameters<typeof porridgePlanner.planMeals>) => {
        avoided.push([...options.avoid]);
        return porridgePlanner.planMeals(request, options);
      },
    };
    const api = as(OWNER, { planner });

    const { seed } = await api.meals.generate({ ...REQUEST, mealCount: 1 });
    await api.meals.generate({ ...REQUEST, mealCount: 1 });

    expect(avoided).toEqual([[], [`Porridge ${seed}-0`]]);
  });

  test('the same body with the same seed makes the same plan for a signed-in person, too', async () => {
    const { as } = testApi();
    const api = as(OWNER, { planner: embeddedPlanner });
    const body = { ...REQUEST, mealCount: 3, calorieTarget: 2000, seed: 7 };

    const first = await api.meals.generate(body);
    const second = await api.meals.generate(body);

    const dishes = ({ meals }: typeof first) => meals.map(({ name, items }) => ({ name, items }));
    expect(dishes(second)).toEqual(dishes(first));
  });
});

describe('who may generate for whom', () => {
  const testApi = useTestApi();

  test('a user id in the body must be the caller\u2019s own, and nobody pays otherwise', async () => {
    const { api } = testApi();

    await expect(api.meals.generate({ ...REQUEST, userId: STRANGER.userId })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    expect((await api.subscription.status()).tokens).toBe(10);
    expect((await api.meals.generate({ ...REQUEST, userId: OWNER.userId })).meals).toHaveLength(3);
  });

  test('a visitor who names a user is asked to sign in', async () => {
    const { anonymousApi } = testApi();

    await expect(anonymousApi.meals.generate({ ...REQUEST, userId: PRO.userId })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
  });

  test.each([
    ['an unknown goal', { ...REQUEST, goal: 'fame' }],
    ['no diet', { goal: 'maintenance' }],
    ['six meals', { ...REQUEST, mealCount: 6 }],
    ['meals as text', { ...REQUEST, mealCount: '3' }],
    ['NaN as text', { ...REQUEST, calorieTarget: 'NaN' }],
    ['a negative target', { ...REQUEST, calorieTarget: -2000 }],
    ['a huge target', { ...REQUEST, calorieTarget: 1e15 }],
    ['control characters', { ...REQUEST, additionalNotes: 'no\u0000nuts' }],
    ['exclusions that are no list', { ...REQUEST, excludeIngredients: 'nuts' }],
    ['nothing', undefined],
  ])('%s is refused and takes no token', async (_what, input) => {
    const { api } = testApi();

    await expect(api.meals.generate(input as typeof REQUEST)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect((await api.subscription.status()).tokens).toBe(10);
  });
});
