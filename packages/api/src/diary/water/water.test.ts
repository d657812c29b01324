import { testDatabases } from '@platewise/db/testing/test-database';
import { describe, expect, test } from 'vitest';
import { grantPlan } from '../../subscription/grant-plan.ts';
import { STRANGER } from '../../testing/people.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const TODAY = '2026-11-21';
const YESTERDAY = '2026-11-20';
const id = (place: number) => `0198c0de-0000-7000-8000-${String(place).padStart(12, '0')}`;
const GLASS = { drinkId: id(1), date: TODAY, ml: 250 };

describe.each(testDatabases())('water on %s', (kind) => {
  const testApi = useTestApi({ kind });

  test('of a day is the sum of its glasses, and the sizes that were used last are offered again', async () => {
    const { proApi } = testApi();
    for (const [place, ml] of [100, 200, 300, 250].entries())
      await proApi.calorie.addWater({ drinkId: id(10 + place), date: YESTERDAY, ml });

    const { water, entry } = await proApi.calorie.addWater({ ...GLASS, ml: 330 });

    expect(water).toEqual({ ml: 330, drinks: [{ id: GLASS.drinkId, ml: 330 }], sizes: [330, 250, 300] });
    expect(entry).toBeNull();
    expect((await proApi.calorie.day({ date: YESTERDAY })).water.ml).toBe(850);
    expect((await proApi.calorie.day({ date: '2026-11-19' })).water).toMatchObject({ ml: 0, drinks: [] });
  });

  test('keeps the order in which it was logged, also within one millisecond', async () => {
    const { proApi } = testApi();
    for (const place of [9, 4, 7, 1]) await proApi.calorie.addWater({ ...GLASS, drinkId: id(place), ml: 100 + place });

    const { water } = await proApi.calorie.day({ date: TODAY });

    expect(water.drinks.map(({ ml }) => ml)).toEqual([109, 104, 107, 101]);
    expect(water.sizes).toEqual([101, 107, 104]);
  });

  test('is added once for an id: the same glass again has its new size', async () => {
    const { proApi } = testApi();

    await Promise.all([1, 2, 3].map(() => proApi.calorie.addWater(GLASS)));
    const { water } = await proApi.calorie.addWater({ ...GLASS, ml: 300 });

    expect(water.drinks).toEqual([{ id: GLASS.drinkId, ml: 300 }]);
  });

  test('is taken back glass by glass', async () => {
    const { proApi } = testApi();
    await proApi.calorie.addWater(GLASS);
    await proApi.calorie.addWater({ ...GLASS, drinkId: id(2) });

    const { water } = await proApi.calorie.removeWater({ drinkId: id(2), date: TODAY });

    expect(water).toMatchObject({ ml: 250, drinks: [{ id: GLASS.drinkId }] });
    await expect(proApi.calorie.removeWater({ drinkId: id(2), date: TODAY })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(proApi.calorie.removeWater({ drinkId: 'x', date: TODAY })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('has room for a hundred glasses a day', async () => {
    const { proApi } = testApi();
    for (let place = 0; place < 100; place++) await proApi.calorie.addWater({ ...GLASS, drinkId: id(place) });

    await expect(proApi.calorie.addWater({ ...GLASS, drinkId: id(100) })).rejects.toThrow(
      'A day has room for 100 glasses of water.',
    );
    expect((await proApi.calorie.addWater({ ...GLASS, drinkId: id(99) })).water.drinks).toHaveLength(100);
  });

  test('of a person is not somebody else’s', async () => {
    const { proApi, otherApi: other, context } = testApi();
    await other.subscription.status();
    await grantPlan(context, { email: STRANGER.email, plan: 'pro' });
    await proApi.calorie.addWater(GLASS);

    await expect(other.calorie.removeWater(GLASS)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await other.calorie.addWater({ ...GLASS, ml: 500 });

    expect((await proApi.calorie.day({ date: TODAY })).water.ml).toBe(250);
  });

  test('is for those whose plan has the tracker', async () => {
    await expect(testApi().api.calorie.addWater(GLASS)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test.each([
    [{ ml: 9 }, 'ml must be a whole number from 10 to 3000.'],
    [{ ml: 250.5 }, 'ml must be a whole number from 10 to 3000.'],
    [{ date: '2026-02-30' }, 'date'],
    [{ date: '2029-01-01' }, 'date'],
    [{ drinkId: 'glass' }, 'We could not find that.'],
  ])('%o is refused with a sentence', async (change, sentence) => {
    await expect(testApi().proApi.calorie.addWater({ ...GLASS, ...change })).rejects.toThrow(sentence);
  });
});
