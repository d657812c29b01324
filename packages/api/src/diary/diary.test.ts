import { addDays } from '@platewise/contract/dates/local-date';
import { testDatabases } from '@platewise/db/testing/test-database';
import { describe, expect, test } from 'vitest';
import { grantPlan } from '../subscription/grant-plan.ts';
import { PRO, STRANGER } from '../testing/people.ts';
import { insertDiaryDays } from '../testing/test-data-repository.ts';
import { useTestApi } from '../testing/use-test-api.ts';

const TODAY = '2026-11-21';
const SALAD = { name: 'Chicken Salad', calories: 350, protein: 30, carbs: 12.5, fat: 18, date: TODAY };

describe.each(testDatabases())('the diary on %s', (kind) => {
  const testApi = useTestApi({ kind });

  test('keeps a meal in the documented shape, with the usual goal and the time where the person is', async () => {
    const { proApi } = testApi();
    await proApi.preferences.update({ timeZone: 'Asia/Kolkata' });

    const entry = await proApi.calorie.addMeal({ ...SALAD, name: '  Chicken Salad ' });

    expect(entry).toMatchObject({ userId: PRO.userId, date: TODAY, dailyGoal: 2000 });
    expect(entry.meals).toMatchObject([
      {
        name: 'Chicken Salad',
        time: '15:30',
        calories: 350,
        protein: 30,
        carbs: 12.5,
        fat: 18,
        unknown: [],
        origin: { kind: 'own' },
      },
    ]);
    expect(entry.totals).toEqual({ calories: 350, protein: 30, carbs: 12.5, fat: 18, unknown: [] });
    expect(await proApi.calorie.entries({ date: TODAY })).toEqual([entry]);
  });

  test('a macro that nobody reported counts as nothing and is named as not known', async () => {
    const { proApi } = testApi();
    await proApi.calorie.addMeal(SALAD);

    const entry = await proApi.calorie.addMeal({ name: 'Cake', calories: 400.125, carbs: 0, date: TODAY });

    expect(entry.meals[1]).toMatchObject({ protein: 0, carbs: 0, fat: 0, unknown: ['protein', 'fat'] });
    expect(entry.totals).toEqual({ calories: 750.125, protein: 30, carbs: 12.5, fat: 18, unknown: ['protein', 'fat'] });
  });

  test('two first meals at once make one day with two meals', async () => {
    const { proApi } = testApi();

    await Promise.all([proApi.calorie.addMeal(SALAD), proApi.calorie.addMeal({ ...SALAD, name: 'Soup' })]);

    const days = await proApi.calorie.entries({});
    expect(days).toHaveLength(1);
    expect(days[0]?.meals.map(({ name }) => name).toSorted()).toEqual(['Chicken Salad', 'Soup']);
  });

  test('takes a hundred meals a day, and not one more, also when several come at once', async () => {
    const { proApi } = testApi();
    for (let count = 0; count < 98; count++) await proApi.calorie.addMeal(SALAD);

    const last = await Promise.allSettled([1, 2, 3, 4].map(() => proApi.calorie.addMeal(SALAD)));

    expect(last.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(last.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: {
        code: 'CONFLICT',
        message: 'This day has 100 meals, the most we keep. Remove one to add another.',
      },
    });
  });

  test('changes only the fields that are sent, so that two devices keep both', async () => {
    const { proApi } = testApi();
    const { _id: entryId, meals } = await proApi.calorie.addMeal(SALAD);
    const ids = { entryId, mealId: meals[0]?.id ?? '' };

    await Promise.all([
      proApi.calorie.changeMeal({ ...ids, calories: 300 }),
      proApi.calorie.changeMeal({ ...ids, name: 'Salad', time: '07:05' }),
      proApi.calorie.changeMeal({ ...ids, fat: null }),
    ]);

    const [entry] = await proApi.calorie.entries({ date: TODAY });
    expect(entry?.meals).toMatchObject([
      { name: 'Salad', time: '07:05', calories: 300, protein: 30, fat: 0, unknown: ['fat'], isEdited: false },
    ]);
  });

  test('removes a meal once; a repetition under its key answers as before, another one finds nothing', async () => {
    const { proApi, as } = testApi();
    const { _id: entryId, meals } = await proApi.calorie.addMeal(SALAD);
    const ids = { entryId, mealId: meals[0]?.id ?? '' };
    const keyed = as(PRO, { idempotencyKey: 'click-1' });

    const first = await keyed.calorie.removeMeal(ids);
    const again = await keyed.calorie.removeMeal(ids);

    expect(first).toMatchObject({ _id: entryId, date: TODAY, meals: [] });
    expect(again).toEqual(first);
    await expect(proApi.calorie.removeMeal(ids)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('an offline meal that is sent twice is there once', async () => {
    const { proApi, as } = testApi();
    const keyed = as(PRO, { idempotencyKey: 'made-offline' });

    const sent = await Promise.allSettled([keyed.calorie.addMeal(SALAD), keyed.calorie.addMeal(SALAD)]);
    const again = await keyed.calorie.addMeal(SALAD);

    expect(sent.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(again.meals).toHaveLength(1);
    expect((await proApi.calorie.entries({ date: TODAY }))[0]?.meals).toHaveLength(1);
  });

  test('a meal and a day that do not belong together are not found', async () => {
    const { proApi } = testApi();
    const today = await proApi.calorie.addMeal(SALAD);
    const tomorrow = await proApi.calorie.addMeal({ ...SALAD, date: '2026-11-22' });

    const ids = { entryId: tomorrow._id, mealId: today.meals[0]?.id ?? '' };

    await expect(proApi.calorie.removeMeal(ids)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(proApi.calorie.changeMeal({ ...ids, name: 'Mine' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('a goal holds from its date on until the next one, macros with it', async () => {
    const { proApi } = testApi();
    await proApi.calorie.setDailyGoal({ dailyGoal: 1800, date: '2026-11-10', protein: 120 });
    await proApi.calorie.setDailyGoal({ dailyGoal: 2200, date: '2026-11-20', fat: 70 });
    await proApi.calorie.setDailyGoal({ dailyGoal: 2300, date: '2026-11-20', protein: null });

    const goals = await Promise.all(
      ['2026-11-09', '2026-11-10', '2026-11-19', '2026-11-20', '2027-11-01'].map((date) =>
        proApi.calorie.day({ date }),
      ),
    );

    const usual = { calories: 2000, protein: null, carbs: null, fat: null, from: null };
    const first = { calories: 1800, protein: 120, carbs: null, fat: null, from: '2026-11-10' };
    const second = { calories: 2300, protein: null, carbs: null, fat: 70, from: '2026-11-20' };
    expect(goals.map(({ goal }) => goal)).toEqual([usual, first, first, second, second]);
    const entries = await proApi.calorie.entries({ from: '2026-11-01', to: '2026-11-30' });
    expect(entries.map(({ date, dailyGoal }) => [date, dailyGoal])).toEqual([
      ['2026-11-20', 2300],
      ['2026-11-10', 1800],
    ]);
  });

  test('before any goal is set, days aim at what the profile aims at', async () => {
    const { proApi } = testApi();
    await proApi.profiles.create({ name: 'Asha', calorieTarget: 1700 });
    await proApi.calorie.setDailyGoal({ dailyGoal: 1900, date: '2026-11-20' });
    await proApi.calorie.addMeal({ ...SALAD, date: '2026-11-19' });

    const { goal } = await proApi.calorie.day({ date: '2026-11-19' });
    const entries = await proApi.calorie.entries({});
    const { days } = await proApi.calorie.trend({});

    expect(goal).toMatchObject({ calories: 1700, from: null });
    expect(entries.map(({ dailyGoal }) => dailyGoal)).toEqual([1900, 1700]);
    expect(days.map((day) => day.goal.calories)).toEqual([1700, 1700, 1700, 1700, 1700, 1900, 1900]);
  });

  test('lists a range newest first, and without dates the newest 31 days', async () => {
    const { proApi } = testApi();
    for (let day = 0; day < 33; day++) await proApi.calorie.addMeal({ ...SALAD, date: addDays(TODAY, -day) });

    const newest = await proApi.calorie.entries({});
    const range = await proApi.calorie.entries({ from: '2026-11-01', to: '2026-11-03' });

    expect(newest).toHaveLength(31);
    expect(newest[0]?.date).toBe(TODAY);
    expect(range.map(({ date }) => date)).toEqual(['2026-11-03', '2026-11-02', '2026-11-01']);
  });

  test('copies a day as far as the other has room, and says what was left out', async () => {
    const { proApi } = testApi();
    for (const name of ['A', 'B', 'C']) await proApi.calorie.addMeal({ ...SALAD, name, time: '08:00' });
    for (let count = 0; count < 98; count++) await proApi.calorie.addMeal({ ...SALAD, date: '2026-11-22' });

    const part = await proApi.calorie.copyDay({ from: TODAY, to: '2026-11-22' });
    const whole = await proApi.calorie.copyDay({ from: TODAY, to: '2026-11-23' });
    const nothing = await proApi.calorie.copyDay({ from: '2026-01-01', to: '2026-11-24' });

    expect(part).toMatchObject({ copied: 2, skipped: ['C'] });
    expect(whole.day.entry?.meals.map(({ name, time }) => [name, time])).toEqual([
      ['A', '08:00'],
      ['B', '08:00'],
      ['C', '08:00'],
    ]);
    expect(nothing).toMatchObject({ copied: 0, skipped: [], day: { date: '2026-11-24', entry: null } });
  });

  test('copies one meal onto another day, or its own', async () => {
    const { proApi } = testApi();
    const { _id: entryId, meals } = await proApi.calorie.addMeal({ ...SALAD, time: '12:00' });
    const ids = { entryId, mealId: meals[0]?.id ?? '' };

    const other = await proApi.calorie.copyMeal({ ...ids, to: '2026-11-20' });
    const same = await proApi.calorie.copyMeal({ ...ids, to: TODAY, time: '18:00' });

    expect(other).toMatchObject({ date: '2026-11-20', meals: [{ name: 'Chicken Salad', time: '12:00' }] });
    expect(same.meals.map(({ time }) => time)).toEqual(['12:00', '18:00']);
  });

  test('a favorite counts with the figures of one serving of it, whatever is sent along', async () => {
    const { proApi } = testApi();
    const nutrition = { fiber: 8, sugar: 2, saturatedFat: 1, sodium: 300 };
    const macros = { protein: 10, fat: 6, carbs: 50 };
    const { favorite } = await proApi.favorites.add({ meal: { name: 'Porridge', calories: 300, macros, nutrition } });
    const sent = { name: 'Porridge', date: TODAY, favoriteId: favorite._id };

    await proApi.calorie.addMeal({ ...sent, calories: 300, ...macros });
    const entry = await proApi.calorie.addMeal({ ...sent, calories: 1, protein: 200 });

    const figures = { origin: { kind: 'favorite', favoriteId: favorite._id }, calories: 300, ...macros, nutrition };
    expect(entry.meals).toMatchObject([figures, figures]);
    expect(entry.totals).toEqual({ calories: 600, protein: 20, fat: 12, carbs: 100, unknown: [] });
    await expect(proApi.calorie.addMeal({ ...SALAD, favoriteId: 'x' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('a favorite with ingredients counts with what the food table says of them', async () => {
    const { proApi } = testApi();
    const items = [{ food: 'whole-milk', name: 'Milk', fdcId: null, grams: 200 }];
    const { favorite } = await proApi.favorites.add({ meal: { name: 'Cup of milk', calories: 5, items } });

    const { meals } = await proApi.calorie.addMeal({
      name: 'Cup of milk',
      date: TODAY,
      calories: 5,
      favoriteId: favorite._id,
    });

    const { calories, macros, nutrition } = favorite.meal;
    expect(calories).toBeGreaterThan(100);
    expect(meals).toMatchObject([{ calories, ...macros, nutrition, unknown: [] }]);
  });

  test('what a favorite does not say is as it was sent', async () => {
    const { proApi } = testApi();
    const { favorite } = await proApi.favorites.add({ meal: { name: 'Cake of a friend' } });

    const { meals } = await proApi.calorie.addMeal({
      name: 'Cake',
      date: TODAY,
      calories: 400,
      fat: 20,
      favoriteId: favorite._id,
    });

    expect(meals).toMatchObject([{ calories: 400, fat: 20, unknown: ['protein', 'carbs'], nutrition: null }]);
  });

  test('the whole diary holds 4,000 days', async () => {
    const { proApi } = testApi();
    await insertDiaryDays(testApi().context.db, PRO.userId, { days: 3999 });
    await proApi.calorie.addMeal(SALAD);

    await expect(proApi.calorie.addMeal({ ...SALAD, date: '2026-11-22' })).rejects.toMatchObject({
      cause: { code: 'DIARY_FULL' },
    });
    expect((await proApi.calorie.addMeal(SALAD)).meals).toHaveLength(2);
  });

  test.each([
    [{ ...SALAD, name: ' ' }, 'name is required.'],
    [{ ...SALAD, name: 'x'.repeat(121) }, 'name must be at most 120 characters.'],
    [{ ...SALAD, calories: -1 }, 'calories must be a number from 0 to 20000.'],
    [{ ...SALAD, calories: 20_001 }, 'calories must be a number from 0 to 20000.'],
    [{ ...SALAD, calories: Number.NaN }, 'calories must be a number from 0 to 20000.'],
    [{ ...SALAD, calories: '350' }, 'calories must be a number from 0 to 20000.'],
    [{ ...SALAD, calories: undefined }, 'calories must be a number from 0 to 20000.'],
    [{ ...SALAD, protein: 2000.001 }, 'protein must be a number from 0 to 2000.'],
    [{ ...SALAD, fat: 1.0001 }, 'fat must have at most 3 decimals.'],
    [{ ...SALAD, carbs: Number.POSITIVE_INFINITY }, 'carbs must be a number from 0 to 2000.'],
    [{ ...SALAD, date: '2026-02-30' }, /^date must be a real day/],
    [{ ...SALAD, date: '1999-12-31' }, /^date must be a real day/],
    [{ ...SALAD, date: '2027-11-23' }, /^date must be a real day/],
    [{ ...SALAD, date: [TODAY] }, /^date must be a real day/],
    [{ ...SALAD, time: '25:00' }, 'time must be a time of the day such as 19:30.'],
  ])('%j is refused with a sentence', async (input, sentence) => {
    const { proApi } = testApi();

    await expect(proApi.calorie.addMeal(input as typeof SALAD)).rejects.toThrow(sentence);
    expect(await proApi.calorie.entries({})).toEqual([]);
  });

  test.each([
    [{ date: TODAY, from: TODAY }, 'Send either date, or from and to.'],
    [{ from: TODAY }, /^to must be a real day/],
    [{ from: TODAY, to: '2026-11-20' }, 'to must not come before from.'],
    [{ from: '2025-01-01', to: TODAY }, 'to must come less than 366 days after from.'],
    [{ date: '2026-02-30' }, /^date must be a real day/],
    [{ date: '2030-01-01' }, /^date must be a real day/],
  ])('days %j are refused with a sentence', async (input, sentence) => {
    const { proApi } = testApi();

    await expect(proApi.calorie.entries(input)).rejects.toThrow(sentence);
  });

  test.each([
    [{ dailyGoal: 0, date: TODAY }, 'dailyGoal must be a whole number from 1 to 20000.'],
    [{ dailyGoal: 20_001, date: TODAY }, 'dailyGoal must be a whole number from 1 to 20000.'],
    [{ dailyGoal: 1999.5, date: TODAY }, 'dailyGoal must be a whole number from 1 to 20000.'],
    [{ dailyGoal: 2000, date: '2026-13-01' }, /^date must be a real day/],
    [{ dailyGoal: 2000, date: TODAY, protein: -1 }, 'protein must be a number from 0 to 2000.'],
  ])('the goal %j is refused with a sentence', async (input, sentence) => {
    const { proApi } = testApi();

    await expect(proApi.calorie.setDailyGoal(input)).rejects.toThrow(sentence);
  });
});

describe('who may', () => {
  const testApi = useTestApi();

  test('somebody else’s meal is not found, and nobody sees another’s days', async () => {
    const { proApi, otherApi, context } = testApi();
    await otherApi.subscription.status();
    await grantPlan(context, { email: STRANGER.email, plan: 'pro' });
    const { _id: entryId, meals } = await proApi.calorie.addMeal(SALAD);
    const ids = { entryId, mealId: meals[0]?.id ?? '' };

    const refused = await Promise.allSettled([
      otherApi.calorie.changeMeal({ ...ids, name: 'Mine' }),
      otherApi.calorie.removeMeal(ids),
      otherApi.calorie.copyMeal({ ...ids, to: TODAY }),
    ]);

    for (const call of refused) expect(call).toMatchObject({ status: 'rejected', reason: { code: 'NOT_FOUND' } });
    expect(await otherApi.calorie.entries({})).toEqual([]);
    expect((await otherApi.calorie.copyDay({ from: TODAY, to: '2026-11-22' })).copied).toBe(0);
    expect((await proApi.calorie.entries({}))[0]?.meals).toMatchObject([{ name: 'Chicken Salad' }]);
  });
});
