import { expect, test } from 'vitest';
import { OWNER, person } from '../testing/people.ts';
import { insertLocalAccount } from '../testing/test-data-repository.ts';
import { useTestApi } from '../testing/use-test-api.ts';
import { grantPlan } from './grant-plan.ts';

const testApi = useTestApi();

test('an operator sets the plan of an address, letter case aside', async () => {
  const { api, context } = testApi();
  await api.users.me();

  const outcome = await grantPlan(context, { email: ' OWNER@example.com', plan: 'pro' });

  expect(outcome).toMatchObject({ kind: 'granted', previous: 'free', user: { userId: OWNER.userId } });
  expect(await api.subscription.status()).toMatchObject({
    subscription: 'pro',
    subscriptionStatus: 'active',
    isPro: true,
    nextReset: null,
    entitlements: { unlimitedMeals: true, profiles: 1 },
  });
});

test('a local account that has not called yet gets its record on the way', async () => {
  const { as, context } = testApi();
  await insertLocalAccount(context.db, person('fresh'));

  expect(await grantPlan(context, { email: 'fresh@example.com', plan: 'family' })).toMatchObject({ kind: 'granted' });

  expect(await as(person('fresh')).subscription.status()).toMatchObject({
    subscription: 'family',
    entitlements: { profiles: 6 },
  });
});

test('an address that nobody has changes nothing', async () => {
  const { context } = testApi();

  expect(await grantPlan(context, { email: 'nobody@example.com', plan: 'pro' })).toEqual({ kind: 'unknown' });
});

test('several accounts of one address are listed, and distinguished by their id', async () => {
  const { as, context } = testApi();
  const twin = { ...person('twin'), email: OWNER.email };
  await as(OWNER).users.me();
  await as(twin).users.me();

  const outcome = await grantPlan(context, { email: OWNER.email, plan: 'pro' });
  expect(outcome).toMatchObject({ kind: 'several', matches: [{ userId: OWNER.userId }, { userId: twin.userId }] });
  await grantPlan(context, { email: OWNER.email, plan: 'pro', userId: twin.userId });

  expect((await as(OWNER).subscription.status()).subscription).toBe('free');
  expect((await as(twin).subscription.status()).subscription).toBe('pro');
});
