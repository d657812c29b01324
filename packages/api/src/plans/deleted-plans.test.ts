import { LIMITS } from '@platewise/contract/limits';
import { testDatabases } from '@platewise/db/testing/test-database';
import { describe, expect, test } from 'vitest';
import { runMaintenance } from '../maintenance/run-maintenance.ts';
import { embeddedPlanner } from '../meals/planners/embedded-planner.ts';
import { newId } from '../new-id.ts';
import { OWNER } from '../testing/people.ts';
import { countRows } from '../testing/test-data-repository.ts';
import { useTestApi } from '../testing/use-test-api.ts';
import { insertPlan } from './plans-repository.ts';

const REQUEST = { goal: 'maintenance', dietaryPreferences: 'vegan', mealCount: 2 } as const;
const HOUR_MS = 3_600_000;

describe.each(testDatabases())('a deleted plan on %s', (kind) => {
  const testApi = useTestApi({ kind });

  const generate = async (request: object = REQUEST) =>
    (await testApi().proApi.meals.generate(request as typeof REQUEST)).planId ?? '';
  const plans = async (asked: object = {}) => (await testApi().proApi.plans.page({ pageSize: 100, ...asked })).plans;

  test('comes back whole within a day: its name, its meals, its changes to undo', async () => {
    const { as } = testApi();
    const api = as(OWNER, { planner: embeddedPlanner });
    const { planId = '', meals } = await api.meals.generate(REQUEST);
    await api.plans.rename({ planId, name: 'Monday' });
    await api.plans.regenerate({ planId, mealIds: [meals[0]?.id ?? ''] });
    const [before] = (await api.plans.page({})).plans;

    await api.plans.remove({ planId });
    expect(await api.plans.page({})).toMatchObject({ plans: [], total: 0 });
    expect((await api.meals.list()).meals).toEqual([]);
    const restored = await api.plans.restore({ planId });

    expect(restored).toEqual(before);
    expect(await api.plans.restore({ planId })).toEqual(before);
    expect((await api.plans.undo({ planId })).meals.map(({ name }) => name)).toEqual(meals.map(({ name }) => name));
  });

  test('is not found by anything else', async () => {
    const { proApi } = testApi();
    const planId = await generate();
    await proApi.plans.remove({ planId });

    for (const call of [
      () => proApi.plans.remove({ planId }),
      () => proApi.plans.rename({ planId, name: 'Mine' }),
      () => proApi.plans.duplicate({ planId }),
      () => proApi.plans.exportJson({ planId }),
      () => proApi.plans.reportion({ planId }),
      () => proApi.plans.undo({ planId }),
      () => proApi.sharing.create({ planId }),
    ]) {
      await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  test('is gone for good after a day', async () => {
    const { proApi, clock, context } = testApi();
    const planId = await generate();
    await proApi.plans.remove({ planId });

    clock.advance(LIMITS.deletedPlanHours * HOUR_MS - 1);
    await runMaintenance(context);
    expect(await countRows(context.db, 'meal_plan')).toBe(1);
    clock.advance(1);
    await expect(proApi.plans.restore({ planId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await runMaintenance(context);

    expect(await countRows(context.db, 'meal_plan')).toBe(0);
  });

  test.each(['', 'x', '\u0000', newId()])('%# restoring an id that is none of ours finds nothing', async (planId) => {
    await expect(testApi().proApi.plans.restore({ planId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('with a name waits while 500 others have one, and nothing is lost', async () => {
    const { proApi, context, clock } = testApi();
    const planId = await generate();
    await proApi.plans.rename({ planId, name: 'Mine' });
    const { content } = await proApi.plans.exportJson({ planId });
    await proApi.plans.remove({ planId });
    for (let count = 0; count < LIMITS.namedPlansMax; count += 1) {
      await insertPlan(context.db, 'user-pro', {
        id: newId(),
        name: `Plan ${count}`,
        goal: 'balanced',
        dietary_preferences: 'none',
        request: { ...REQUEST, calorieTarget: 2000, additionalNotes: '', excludeIngredients: [], cookingTime: 'any' },
        seed: 1,
        meals: [],
        certificate: content.certificate,
        warnings: [],
        paid_meals: [],
        created_at: clock.now(),
      });
    }

    await expect(proApi.plans.restore({ planId })).rejects.toMatchObject({ cause: { code: 'PLANS_FULL' } });
    const [other] = await plans();
    await proApi.plans.remove({ planId: other?._id ?? '' });

    expect(await proApi.plans.restore({ planId })).toEqual(content);
  });

  test('stays deleted when another tab changes it at the same moment, or the change comes first', async () => {
    const { as } = testApi();
    const api = as(OWNER, { planner: embeddedPlanner });
    const { planId = '', meals } = await api.meals.generate(REQUEST);
    const mealId = meals[0]?.id ?? '';

    const [, changed] = await Promise.allSettled([
      api.plans.remove({ planId }),
      api.plans.reportion({ planId, servings: { [mealId]: 0.75 } }),
    ]);

    expect((await api.plans.page({})).total).toBe(0);
    const restored = await api.plans.restore({ planId });
    expect(restored.undoSteps).toBe(changed.status === 'fulfilled' ? 1 : 0);
  });
});
