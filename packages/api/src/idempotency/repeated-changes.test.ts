import { testDatabases } from '@platewise/db/testing/test-database';
import { describe, expect, test } from 'vitest';
import { porridge } from '../testing/fake-planner.ts';
import { OWNER, STRANGER } from '../testing/people.ts';
import { countRows } from '../testing/test-data-repository.ts';
import { useTestApi } from '../testing/use-test-api.ts';

const REQUEST = { goal: 'maintenance', dietaryPreferences: 'vegan', mealCount: 2 } as const;
const KEY = { idempotencyKey: 'made-offline' };

// What was done without a connection is sent when it is back, and again when the answer was lost on the way.
describe.each(testDatabases())('a change that is sent again on %s', (kind) => {
  const testApi = useTestApi({ kind });

  async function newPlan(): Promise<string> {
    return (await testApi().api.meals.generate(REQUEST)).planId ?? '';
  }

  async function nameOf(wanted: string): Promise<string | null | undefined> {
    const { plans } = await testApi().api.plans.page({ pageSize: 100 });
    return plans.find(({ _id }) => _id === wanted)?.name;
  }

  test('a favorite is kept once, and a late repetition does not bring back what was removed since', async () => {
    const { api, as, context } = testApi();
    const meal = { ...porridge('Porridge'), id: 'meal-1' };

    const first = await as(OWNER, KEY).favorites.add({ meal });
    await api.favorites.remove({ favoriteId: first.favorite._id });
    const again = await as(OWNER, KEY).favorites.add({ meal });

    expect(again).toEqual(first);
    expect(await countRows(context.db, 'favorite')).toBe(0);
  });

  test('ten sendings of a favorite at once keep it once', async () => {
    const { as, context } = testApi();
    const meal = { ...porridge('Porridge'), id: 'meal-1' };

    await Promise.allSettled(Array.from({ length: 10 }, () => as(OWNER, KEY).favorites.add({ meal })));

    expect(await countRows(context.db, 'favorite')).toBe(1);
  });

  test('a removed favorite answers as before; another one under the same key is refused', async () => {
    const { api, as } = testApi();
    const { favorite } = await api.favorites.add({ meal: porridge('Porridge') });
    const { favorite: other } = await api.favorites.add({ meal: porridge('Other') });

    expect(await as(OWNER, KEY).favorites.remove({ favoriteId: favorite._id })).toBeNull();
    expect(await as(OWNER, KEY).favorites.remove({ favoriteId: favorite._id })).toBeNull();

    await expect(as(OWNER, KEY).favorites.remove({ favoriteId: other._id })).rejects.toMatchObject({
      cause: { code: 'KEY_REUSED' },
    });
    expect(await api.favorites.list()).toEqual([other]);
  });

  test('a profile is added once', async () => {
    const { api, as } = testApi();

    const first = await as(OWNER, KEY).profiles.create({ name: 'Asha' });
    const again = await as(OWNER, KEY).profiles.create({ name: 'Asha' });

    expect(again).toEqual(first);
    expect(await api.profiles.list()).toEqual([first]);
  });

  test('a name is given once: a late repetition does not undo a newer one', async () => {
    const { api, as } = testApi();
    const planId = await newPlan();

    const first = await as(OWNER, KEY).plans.rename({ planId, name: 'Monday' });
    await api.plans.rename({ planId, name: 'Tuesday' });
    const again = await as(OWNER, KEY).plans.rename({ planId, name: 'Monday' });

    expect(again).toEqual(first);
    expect(await nameOf(planId)).toBe('Tuesday');
  });

  test('a plan is deleted once: a late repetition does not delete what was restored since', async () => {
    const { api, as } = testApi();
    const planId = await newPlan();

    await as(OWNER, KEY).plans.remove({ planId });
    await api.plans.restore({ planId });
    expect(await as(OWNER, KEY).plans.remove({ planId })).toBeNull();

    expect(await nameOf(planId)).toBeNull();
  });

  test('a failure is not kept: the same key works once the reason is gone', async () => {
    const { api, as } = testApi();
    const planId = await newPlan();
    await api.plans.remove({ planId });
    await expect(as(OWNER, KEY).plans.rename({ planId, name: 'Monday' })).rejects.toMatchObject({ code: 'NOT_FOUND' });

    await api.plans.restore({ planId });
    await as(OWNER, KEY).plans.rename({ planId, name: 'Monday' });

    expect(await nameOf(planId)).toBe('Monday');
  });

  test('somebody else\u2019s plan and favorite stay as they are, whatever the key', async () => {
    const { api, as } = testApi();
    const planId = await newPlan();
    const { favorite } = await as(OWNER, KEY).favorites.add({ meal: porridge('Porridge') });
    const stranger = as(STRANGER, KEY);

    await expect(stranger.plans.remove({ planId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(stranger.plans.rename({ planId, name: 'Mine' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(stranger.favorites.remove({ favoriteId: favorite._id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(as(null, KEY).plans.remove({ planId })).rejects.toMatchObject({ code: 'UNAUTHORIZED' });

    expect(await nameOf(planId)).toBeNull();
    expect(await api.favorites.list()).toHaveLength(1);
  });
});
