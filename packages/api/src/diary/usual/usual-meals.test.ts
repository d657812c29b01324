import { testDatabases } from '@platewise/db/testing/test-database';
import { describe, expect, test } from 'vitest';
import { useTestApi } from '../../testing/use-test-api.ts';

const TODAY = '2026-11-21';
const SALAD = { name: 'Chicken Salad', calories: 350, protein: 30, date: TODAY, time: '12:30' };

describe.each(testDatabases())('what is usually eaten, on %s', (kind) => {
  const testApi = useTestApi({ kind });

  test('is what was logged before, once each, as it was logged last, and is logged again by copying it', async () => {
    const { proApi } = testApi();
    await proApi.calorie.logFood({ food: 'rolled-oats', grams: 40, date: '2026-11-19', time: '08:00' });
    await proApi.calorie.logFood({ food: 'rolled-oats', grams: 60, date: '2026-11-20', time: '08:10' });
    await proApi.calorie.addMeal(SALAD);

    const [oats, ...others] = await proApi.calorie.usual({ slot: 'breakfast' });
    const { entryId = '', mealId = '' } = oats ?? {};
    const { meals } = await proApi.calorie.copyMeal({ entryId, mealId, to: TODAY, time: '07:30' });

    expect(oats).toMatchObject({ name: 'Rolled oats', times: 2, date: '2026-11-20', origin: { grams: 60 } });
    expect(others).toMatchObject([{ name: 'Chicken Salad', times: 1, unknown: ['carbs', 'fat'] }]);
    expect(meals.at(-1)).toMatchObject({ name: 'Rolled oats', time: '07:30', origin: { kind: 'food', grams: 60 } });
  });

  test('is of the last six weeks, and not of days to come', async () => {
    const { proApi } = testApi();
    await proApi.calorie.addMeal({ ...SALAD, date: '2026-10-09' });
    await proApi.calorie.addMeal({ ...SALAD, name: 'Soup', date: '2026-10-10' });
    await proApi.calorie.addMeal({ ...SALAD, name: 'Cake', date: '2026-11-22' });

    expect((await proApi.calorie.usual({ slot: 'lunch' })).map(({ name }) => name)).toEqual(['Soup']);
  });

  test('is the caller’s alone, for those whose plan has the tracker, for a meal of the day', async () => {
    const { proApi, api } = testApi();
    await proApi.calorie.addMeal(SALAD);

    await expect(api.calorie.usual({ slot: 'lunch' })).rejects.toThrow('Available for Pro Users Only');
    await expect(proApi.calorie.usual({ slot: 'brunch' as 'lunch' })).rejects.toThrow(
      'slot must be one of: breakfast, lunch, dinner, snack.',
    );
  });
});
