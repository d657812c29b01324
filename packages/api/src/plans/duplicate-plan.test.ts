import { testDatabases } from '@platewise/db/testing/test-database';
import { describe, expect, test } from 'vitest';
import { embeddedPlanner } from '../meals/planners/embedded-planner.ts';
import { OWNER } from '../testing/people.ts';
import { useTestApi } from '../testing/use-test-api.ts';

const REQUEST = { goal: 'maintenance', dietaryPreferences: 'vegan', mealCount: 2 } as const;

describe.each(testDatabases())('a copy of a plan on %s', (kind) => {
  const testApi = useTestApi({ kind });

  const generate = async (request: object = REQUEST) =>
    (await testApi().proApi.meals.generate(request as typeof REQUEST)).planId ?? '';

  test('is another plan with the same meals under other ids, without tokens, and changes alone', async () => {
    const { as } = testApi();
    const api = as(OWNER, { planner: embeddedPlanner });
    const { planId = '' } = await api.meals.generate(REQUEST);
    await api.plans.rename({ planId, name: 'Monday' });
    const [plan] = (await api.plans.page({})).plans;

    const copy = await api.plans.duplicate({ planId });
    await api.plans.reportion({ planId: copy._id, servings: { [copy.meals[0]?.id ?? '']: 0.75 } });

    const { content } = await api.plans.exportJson({ planId });
    expect(content).toEqual(plan);
    expect(copy).toMatchObject({ name: 'Monday (copy)', undoSteps: 0, goal: 'maintenance' });
    expect(copy.meals.map(({ name }) => name)).toEqual(plan?.meals.map(({ name }) => name));
    expect(copy.meals.some(({ id }) => plan?.meals.some((meal) => meal.id === id))).toBe(false);
    expect(copy.certificate).toEqual(plan?.certificate);
    expect((await api.subscription.status()).tokens).toBe(8);
  });

  test('takes the name that is given, has none where the plan has none, and keeps a long one in bounds', async () => {
    const { proApi } = testApi();
    const planId = await generate();

    expect((await proApi.plans.duplicate({ planId })).name).toBeNull();
    expect((await proApi.plans.duplicate({ planId, name: 'Tuesday' })).name).toBe('Tuesday');
    await proApi.plans.rename({ planId, name: '🍲'.repeat(120) });
    const { name } = await proApi.plans.duplicate({ planId });

    expect(Array.from(name ?? '')).toHaveLength(120);
    expect(name).toMatch(/^🍲+ \(copy\)$/u);
    await expect(proApi.plans.duplicate({ planId, name: 'x'.repeat(121) })).rejects.toThrow('at most 120 characters');
  });

  test('is made once for an Idempotency-Key', async () => {
    const { as } = testApi();
    const { planId = '' } = await testApi().api.meals.generate(REQUEST);
    const api = as(OWNER, { idempotencyKey: 'click-1' });

    const [first, second] = [await api.plans.duplicate({ planId }), await api.plans.duplicate({ planId })];

    expect(second).toEqual(first);
    expect((await api.plans.page({})).total).toBe(2);
  });
});
