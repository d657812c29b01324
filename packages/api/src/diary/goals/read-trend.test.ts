import { addDays } from '@platewise/contract/dates/local-date';
import { testDatabases } from '@platewise/db/testing/test-database';
import { describe, expect, test } from 'vitest';
import { useTestApi } from '../../testing/use-test-api.ts';

const TODAY = '2026-11-21';
const MEAL = { name: 'Soup', calories: 600, protein: 20, carbs: 80, fat: 20 };

describe.each(testDatabases())('a trend on %s', (kind) => {
  const testApi = useTestApi({ kind });

  test('shows every day next to the goal of that day, and averages over those that were logged', async () => {
    const { proApi } = testApi();
    await proApi.calorie.setDailyGoal({ dailyGoal: 1800, date: '2026-11-01' });
    await proApi.calorie.setDailyGoal({ dailyGoal: 2100, date: '2026-11-18', protein: 100 });
    await proApi.calorie.addMeal({ ...MEAL, date: '2026-11-17' });
    await proApi.calorie.addMeal({ ...MEAL, date: '2026-11-19' });
    await proApi.calorie.addMeal({ name: 'Cake', calories: 400.5, date: '2026-11-19' });
    await proApi.calorie.addMeal({ ...MEAL, date: '2026-11-14' });

    const trend = await proApi.calorie.trend({});

    expect(trend).toMatchObject({ from: '2026-11-15', to: TODAY, logged: 2 });
    expect(
      trend.days.map(({ date, meals, eaten, goal }) => [date, meals, eaten?.calories ?? null, goal.calories]),
    ).toEqual([
      ['2026-11-15', 0, null, 1800],
      ['2026-11-16', 0, null, 1800],
      ['2026-11-17', 1, 600, 1800],
      ['2026-11-18', 0, null, 2100],
      ['2026-11-19', 2, 1000.5, 2100],
      ['2026-11-20', 0, null, 2100],
      ['2026-11-21', 0, null, 2100],
    ]);
    expect(trend.days[4]?.eaten?.unknown).toEqual(['protein', 'carbs', 'fat']);
    expect(trend.averages).toEqual({
      calories: 800.25,
      protein: 20,
      carbs: 80,
      fat: 20,
      unknown: ['protein', 'carbs', 'fat'],
    });
    expect(trend.averageGoal).toBe(1950);
  });

  test('without anything logged has days and no averages', async () => {
    const { proApi } = testApi();

    const trend = await proApi.calorie.trend({ to: '2026-03-01', days: 90 });

    expect(trend.days).toHaveLength(90);
    expect(trend).toMatchObject({ from: '2025-12-02', logged: 0, inARow: 0, averages: null, averageGoal: null });
  });

  test.each([
    ['pregnant', 0],
    ['breastfeeding', 0],
    ['eating_disorder', 0],
    ['diabetes', 3],
  ] as const)('with %s %i days are counted in a row', async (condition, inARow) => {
    const { proApi } = testApi();
    for (let day = 1; day <= 3; day++) await proApi.calorie.addMeal({ ...MEAL, date: addDays(TODAY, -day) });
    const facts = { bornOn: '1991-05-02', sex: 'female', heightCm: 168, activity: 'light', aim: 'keep' } as const;
    await proApi.body.setFacts({ ...facts, conditions: [condition] });

    expect(await proApi.calorie.trend({})).toMatchObject({ logged: 3, inARow });
  });

  test('counts days in a row beyond its own days; a day that is still empty ends nothing', async () => {
    const { proApi } = testApi();
    for (let day = 1; day <= 9; day++) await proApi.calorie.addMeal({ ...MEAL, date: addDays(TODAY, -day) });
    await proApi.calorie.addMeal({ ...MEAL, date: addDays(TODAY, -11) });

    const before = await proApi.calorie.trend({});
    await proApi.calorie.addMeal({ ...MEAL, date: TODAY });
    await proApi.calorie.addMeal({ ...MEAL, date: TODAY });
    const after = await proApi.calorie.trend({});
    const tomorrow = await proApi.calorie.trend({ to: '2026-11-23' });

    expect([before.inARow, after.inARow, tomorrow.inARow]).toEqual([9, 10, 0]);
    expect(before.logged).toBe(6);
  });

  test('ends today where the person is', async () => {
    const { proApi, clock } = testApi();
    clock.set('2026-11-21T20:00:00.000Z');
    await proApi.preferences.update({ timeZone: 'Pacific/Auckland' });

    expect((await proApi.calorie.trend({ days: 30 })).to).toBe('2026-11-22');
  });

  test('crosses a change of the clock without losing a day', async () => {
    const { proApi } = testApi();
    await proApi.preferences.update({ timeZone: 'Europe/Berlin' });

    const { days } = await proApi.calorie.trend({ to: '2026-10-27', days: 7 });

    expect(days.map(({ date }) => date.slice(8))).toEqual(['21', '22', '23', '24', '25', '26', '27']);
  });

  test.each([
    [{ days: 8 }, 'days must be one of: 7, 30, 90.'],
    [{ days: '7' }, 'days must be one of: 7, 30, 90.'],
    [{ to: 'today' }, /^to must be a real day/],
    [{ to: '2029-01-01' }, /^to must be a real day/],
  ])('%j is refused with a sentence', async (input, sentence) => {
    const { proApi } = testApi();

    await expect(proApi.calorie.trend(input as { days: number })).rejects.toThrow(sentence);
  });
});
