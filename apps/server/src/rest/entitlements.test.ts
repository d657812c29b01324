import { grantPlan } from '@platewise/api/subscription/grant-plan';
import { PLAN_IDS, type PlanId } from '@platewise/contract/billing/subscription-schema';
import { ENTITLEMENTS } from '@platewise/domain/entitlements';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../testing/create-test-server.ts';

let server: TestServer;
const tokens = {} as Record<PlanId, string>;
const shared = {} as Record<PlanId, { planId: string; profileIds: string[] }>;

beforeAll(async () => {
  server = await createTestServer({ RATE_LIMITS: 'relaxed' });
  for (const plan of PLAN_IDS) {
    const { token, email, api } = await server.signUp();
    await api.subscription.status.query();
    const grant = (to: PlanId) => grantPlan({ ...server.services, db: server.database.db }, { email, plan: to });
    await grant('family');
    const profileIds: string[] = [];
    for (const name of ['Asha', 'Ravi']) profileIds.push((await api.profiles.create.mutate({ name }))._id);
    const { planId = '' } = await api.familyPlans.generate.mutate({ profileIds, mealCount: 2 });
    await grant(plan);
    tokens[plan] = token;
    shared[plan] = { planId, profileIds };
  }
});
afterAll(() => server.close());

describe.each(PLAN_IDS)('on the plan %s', (plan) => {
  test('a plan that is shared is read and kept by anyone who has it', async () => {
    const path = `/api/meals/plans/${shared[plan].planId}`;
    const exported = await server.request('GET', `${path}/export.json`, { token: tokens[plan] });
    const renamed = await server.request('PATCH', path, { token: tokens[plan], body: { name: 'Our day' } });

    expect([exported.status, renamed.status]).toEqual([200, 200]);
  });

  test('profiles, unlimited meals and the status follow one table', async () => {
    const status = await server.request('GET', '/api/sub/subscription-status', { token: tokens[plan] });
    for (const profileId of shared[plan].profileIds) {
      await server.request('DELETE', `/api/users/me/profiles/${profileId}`, { token: tokens[plan] });
    }
    const made: number[] = [];
    for (let count = 0; count <= ENTITLEMENTS[plan].profiles; count += 1) {
      const body = { name: `Profile ${count}` };
      made.push((await server.request('POST', '/api/users/me/profiles', { token: tokens[plan], body })).status);
    }

    expect(await status.json()).toMatchObject({ subscription: plan, entitlements: ENTITLEMENTS[plan] });
    expect(made).toEqual([...Array<number>(ENTITLEMENTS[plan].profiles).fill(201), 403]);
  });
});
