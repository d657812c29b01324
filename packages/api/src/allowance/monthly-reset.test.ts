import { testDatabases } from '@platewise/db/testing/test-database';
import { describe, expect, test } from 'vitest';
import { grantPlan } from '../subscription/grant-plan.ts';
import { gatedPlanner } from '../testing/fake-planner.ts';
import { OWNER } from '../testing/people.ts';
import { readBooks } from '../testing/test-data-repository.ts';
import { useTestApi } from '../testing/use-test-api.ts';
import { refundExpired } from './refund-expired.ts';

const REQUEST = { goal: 'maintenance', dietaryPreferences: 'none', mealCount: 4 } as const;
const REGISTRATION = { userId: OWNER.userId, email: OWNER.email, name: '' };

describe.each(testDatabases())('the monthly reset on %s', (kind) => {
  const testApi = useTestApi({ kind });

  test('a new user has ten tokens and a reset one month after registration', async () => {
    const { api, clock } = testApi();
    clock.set('2026-01-31T08:00:00.000Z');
    await api.subscription.status();
    clock.set('2026-01-31T09:00:00.000Z');

    await api.users.register(REGISTRATION);

    expect(await api.subscription.status()).toEqual({
      subscription: 'free',
      subscriptionStatus: 'active',
      tokens: 10,
      nextReset: '2026-02-28T09:00:00.000Z',
      isPro: false,
      entitlements: {
        unlimitedMeals: false,
        shoppingList: false,
        calorieTracker: false,
        prepGuide: false,
        profiles: 1,
      },
      currentPeriodEnd: null,
      cancelAtPeriodEnd: false,
    });
  });

  test('the balance is full again at the reset, not before, and once', async () => {
    const { api, clock, context } = testApi();
    await api.meals.generate(REQUEST);

    clock.set('2026-12-21T09:59:59.999Z');
    expect((await api.subscription.status()).tokens).toBe(6);
    clock.set('2026-12-21T10:00:00.000Z');
    const states = await Promise.all(Array.from({ length: 10 }, () => api.subscription.status()));

    expect(new Set(states.map(({ tokens }) => tokens))).toEqual(new Set([10]));
    expect(states[0]?.nextReset).toBe('2027-01-21T10:00:00.000Z');
    expect(await readBooks(context.db, OWNER.userId)).toEqual({ ledger: 10, balance: 10 });
  });

  test('a clock that goes back does not grant the month again', async () => {
    const { api, clock } = testApi();
    await api.meals.generate(REQUEST);
    clock.set('2026-12-21T10:00:01.000Z');
    await api.meals.generate(REQUEST);

    clock.set('2026-12-20T10:00:00.000Z');
    expect((await api.subscription.status()).tokens).toBe(6);
    clock.set('2026-12-21T10:00:02.000Z');

    expect((await api.subscription.status()).tokens).toBe(6);
  });

  test('tokens of last month are not given back into the new one', async () => {
    const { api, as, clock, context } = testApi();
    clock.set('2026-11-21T10:00:00.000Z');
    await api.subscription.status();
    clock.set('2026-12-21T09:59:30.000Z');
    const { planner, started, release } = gatedPlanner();
    const generating = as(OWNER, { planner }).meals.generate(REQUEST);
    await started;
    clock.set('2026-12-21T10:01:31.000Z');
    await api.meals.generate({ ...REQUEST, mealCount: 1 });

    await refundExpired(context);
    release();
    await expect(generating).rejects.toThrow('Failed to generate meal plan. Please try again.');

    expect(await readBooks(context.db, OWNER.userId)).toEqual({ ledger: 9, balance: 9 });
  });

  test('registering moves the day of the reset and grants nothing', async () => {
    const { api, clock } = testApi();
    await api.meals.generate(REQUEST);
    clock.set('2027-01-25T10:00:00.000Z');
    await api.meals.generate(REQUEST);

    await api.users.register(REGISTRATION);

    expect(await api.subscription.status()).toMatchObject({ tokens: 6, nextReset: '2027-02-25T10:00:00.000Z' });
  });

  test('a paid plan rests the balance: it has no reset and returns to what was left', async () => {
    const { api, clock, context } = testApi();
    await api.meals.generate(REQUEST);
    await grantPlan(context, { email: OWNER.email, plan: 'family' });
    clock.advance(60_000);
    await api.meals.generate(REQUEST);

    expect(await api.subscription.status()).toMatchObject({
      subscription: 'family',
      isPro: false,
      tokens: 6,
      nextReset: null,
    });
    await grantPlan(context, { email: OWNER.email, plan: 'free' });

    expect(await api.subscription.status()).toMatchObject({
      subscription: 'free',
      subscriptionStatus: 'cancelled',
      tokens: 6,
      nextReset: '2026-12-21T10:00:00.000Z',
    });
  });
});
