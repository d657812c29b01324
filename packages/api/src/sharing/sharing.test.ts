import { LIMITS } from '@platewise/contract/limits';
import { sharedPlanSchema } from '@platewise/contract/sharing/sharing-schema';
import { testDatabases } from '@platewise/db/testing/test-database';
import { describe, expect, test } from 'vitest';
import { embeddedPlanner } from '../meals/planners/embedded-planner.ts';
import { newId } from '../new-id.ts';
import { createMemoryLimiter } from '../rate-limit/create-limiter.ts';
import { OWNER } from '../testing/people.ts';
import { listLinkHashes } from '../testing/test-data-repository.ts';
import { useTestApi } from '../testing/use-test-api.ts';

const REQUEST = { goal: 'weight_loss', dietaryPreferences: 'vegan', mealCount: 2 } as const;

describe.each(testDatabases())('links to plans on %s', (kind) => {
  const testApi = useTestApi({ kind });

  const newPlan = async () => (await testApi().api.meals.generate(REQUEST)).planId ?? '';

  test('show the plan to a visitor and to a stranger, as it is when they look', async () => {
    const { api, anonymousApi, otherApi } = testApi();
    const planId = await newPlan();
    const { token, path } = await api.sharing.create({ planId });

    await api.plans.rename({ planId, name: 'Monday' });

    expect(path).toBe(`/shared/${token}`);
    const [plan] = (await api.plans.page({})).plans;
    for (const reader of [anonymousApi, otherApi]) {
      const shared = await reader.sharing.read({ token });
      expect(sharedPlanSchema.strict().parse(shared)).toEqual(shared);
      expect(shared).toMatchObject({ name: 'Monday', dietaryPreferences: 'vegan', day: plan?.certificate.actual });
      expect(shared.meals.map(({ name }) => name)).toEqual(plan?.meals.map(({ name }) => name));
    }
  });

  test('say nothing about the person: no ids of theirs, goal, exclusions, notes, warnings or favorites', async () => {
    const { as, anonymousApi } = testApi();
    const api = as(OWNER, { planner: embeddedPlanner });
    const { planId = '', meals } = await api.meals.generate({
      ...REQUEST,
      excludeIngredients: ['nuts', 'zorblax'],
      additionalNotes: 'Indian food please, no mushrooms',
    });
    if (meals[0]) await api.favorites.add({ meal: meals[0] });
    const { token } = await api.sharing.create({ planId });

    const text = JSON.stringify(await anonymousApi.sharing.read({ token }));

    for (const secret of [
      planId,
      OWNER.userId,
      OWNER.email,
      'weight_loss',
      'zorblax',
      'excluded',
      'warnings',
      'choices',
    ]) {
      expect(text).not.toContain(secret);
    }
    expect(text).not.toContain('isFavorite');
  });

  test('are all revoked at once, and then are like links that never were', async () => {
    const { api, anonymousApi } = testApi();
    const planId = await newPlan();
    const links = [await api.sharing.create({ planId }), await api.sharing.create({ planId })];
    expect(await api.sharing.status({ planId })).toEqual({ links: 2, sharedAt: links[0]?.createdAt });

    await api.sharing.revoke({ planId });
    await api.sharing.revoke({ planId });

    expect(await api.sharing.status({ planId })).toEqual({ links: 0, sharedAt: null });
    for (const token of [...links.map((link) => link.token), 'x', '', '\u0000', 'y'.repeat(5000)]) {
      await expect(anonymousApi.sharing.read({ token })).rejects.toMatchObject({ cause: { code: 'NOT_FOUND' } });
    }
  });

  test('lead nowhere while their plan is deleted, and again when it is restored', async () => {
    const { api, anonymousApi } = testApi();
    const planId = await newPlan();
    const { token } = await api.sharing.create({ planId });

    await api.plans.remove({ planId });
    await expect(anonymousApi.sharing.read({ token })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await api.plans.restore({ planId });

    expect((await anonymousApi.sharing.read({ token })).meals).toHaveLength(2);
  });

  test('are kept as digests, and there are at most 20 to a plan, also when they are made at once', async () => {
    const { api, context } = testApi();
    const planId = await newPlan();

    const made = await Promise.allSettled(
      Array.from({ length: LIMITS.planLinksMax + 3 }, () => api.sharing.create({ planId })),
    );

    const tokens = made.flatMap((one) => (one.status === 'fulfilled' ? [one.value.token] : []));
    const hashes = await listLinkHashes(context.db);
    expect(tokens).toHaveLength(LIMITS.planLinksMax);
    expect(new Set(tokens).size).toBe(LIMITS.planLinksMax);
    expect(tokens.every((token) => token.length === 43)).toBe(true);
    expect(hashes.map(({ token_hash }) => token_hash).filter((hash) => tokens.includes(hash))).toEqual([]);
    await expect(api.sharing.create({ planId })).rejects.toMatchObject({ cause: { code: 'PLAN_LINKS_FULL' } });
  });

  test('are opened thirty times a minute from one address, then the visitor waits', async () => {
    const { as, clock } = testApi();
    const visitor = as(null, { limiter: createMemoryLimiter({ now: clock.now }) });
    const open = () => visitor.sharing.read({ token: newId() });

    for (let count = 0; count < 30; count += 1) await expect(open()).rejects.toMatchObject({ code: 'NOT_FOUND' });

    await expect(open()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', cause: { retryAfterSeconds: 60 } });
  });
});
