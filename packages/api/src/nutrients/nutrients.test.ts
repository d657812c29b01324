import type { TokenScope } from '@platewise/contract/account/api-token-schema';
import type { NutrientReport } from '@platewise/contract/meals/nutrient-report-schema';
import type { Nutrient } from '@platewise/contract/meals/nutrients';
import { testDatabases } from '@platewise/db/testing/test-database';
import { describe, expect, test } from 'vitest';
import { newId } from '../new-id.ts';
import { PRO } from '../testing/people.ts';
import { useTestApi } from '../testing/use-test-api.ts';

const TODAY = '2026-11-21';
const TOMORROW = '2026-11-22';
const DAY = { from: TODAY, to: TODAY };
const FACTS = { bornOn: '1991-05-02', sex: 'female', heightCm: 168, activity: 'light', aim: 'keep' } as const;
const POTATOES = {
  name: 'Boiled potatoes',
  items: [{ food: 'potato', name: 'potato', fdcId: null, grams: 200 }],
  instructions: ['Boil the potatoes.'],
};

function line({ lines }: NutrientReport, nutrient: Nutrient) {
  const found = lines.find((one) => one.nutrient === nutrient);
  if (!found) throw new Error(nutrient);
  const { low, high, missing, target, status } = found;
  return { low, high, missing, target: target?.amount ?? null, status };
}

describe.each(testDatabases())('nutrients on %s', (kind) => {
  const testApi = useTestApi({ kind });
  const aPlan = async (mealCount: number) => {
    const { api } = testApi();
    const made = await api.meals.generate({ goal: 'balanced', dietaryPreferences: 'none', mealCount, seed: 7 });
    return { ...made, planId: made.planId ?? '' };
  };

  test('of a plan are those of its meals together, compared with a day where they are one', async () => {
    const { api } = testApi();
    const { planId, meals } = await aPlan(3);

    const day = await api.plans.nutrients({ planId });
    const parts = await Promise.all(meals.map(({ id }) => api.plans.nutrients({ planId, mealId: id })));

    expect(day).toMatchObject({ days: 1, meals: 3, notCounted: [], isWholeDay: true, noReferences: null });
    const sum = parts.reduce((total, part) => total + line(part, 'iron').high, 0);
    expect(line(day, 'iron').high).toBeCloseTo(sum, 2);
    expect(line(day, 'iron')).toMatchObject({ target: 18, status: expect.any(String) });
    expect(parts.map((part) => line(part, 'iron').status)).toEqual([null, null, null]);
  });

  test('of meals that lie nowhere are for everybody, and those of a plan of ours are the same by the names of its dishes', async () => {
    const { api, anonymousApi } = testApi();
    const { planId, meals: made } = await aPlan(4);
    const meals = made.map(({ name, items, servings }) => ({
      name,
      servings,
      items: items.map(({ food, grams }) => ({ food, grams })),
    }));

    const report = await anonymousApi.meals.nutrients({ meals });

    expect(report).toEqual(await api.plans.nutrients({ planId }));
    expect(report.check).toMatchObject({ compared: 25, reached: expect.any(Number) });
  });

  test('of a dish that is not ours leave open how it is cooked', async () => {
    const { anonymousApi } = testApi();
    const [meal] = [{ name: 'Aloo of my aunt', items: [{ food: 'potato', grams: 100 }] }];

    const report = await anonymousApi.meals.nutrients({ meals: [meal] });

    expect(report).toMatchObject({ isWholeDay: false, check: null, meals: 1 });
    expect(line(report, 'vitaminC').low).toBeLessThan(0.75 * 19.7);
  });

  test.each([
    [130, false],
    [140, true],
  ])('of %i g of oil, in one meal, are those of a day: %s, by its 1,200 kcal', async (grams, isWholeDay) => {
    const oil = { name: 'Oil', items: [{ food: 'olive-oil', grams }] };

    expect(await testApi().anonymousApi.meals.nutrients({ meals: [oil] })).toMatchObject({ isWholeDay });
  });

  test.each([
    [{ meals: [] }, 'meals is required.'],
    [{ meals: [{ name: 'Air', items: [] }] }, 'items is required.'],
    [{ meals: [{ name: 'Oats', items: [{ food: 'oats', grams: 0 }] }] }, 'grams must be'],
    [{ meals: Array.from({ length: 6 }, () => ({ name: 'Oats', items: [{ food: 'oats', grams: 50 }] })) }, 'meals'],
  ])('of %j are refused with a sentence', async (input, sentence) => {
    await expect(testApi().anonymousApi.meals.nutrients(input)).rejects.toThrow(sentence);
  });

  test('of a plan or a meal that the caller does not have are not found', async () => {
    const { api, otherApi } = testApi();
    const { planId } = await aPlan(1);

    const calls = [
      otherApi.plans.nutrients({ planId }),
      api.plans.nutrients({ planId: newId() }),
      api.plans.nutrients({ planId, mealId: 'meal-of-nobody' }),
    ];

    for (const call of await Promise.allSettled(calls)) expect(call).toMatchObject({ reason: { code: 'NOT_FOUND' } });
  });

  test('of the calendar are the average of the days with meals; of what is eaten out nothing is known', async () => {
    const { api } = testApi();
    await api.calendar.place({ date: TODAY, slot: 'lunch', meal: POTATOES });
    await api.calendar.place({ date: TOMORROW, slot: 'lunch', meal: POTATOES, servings: 3 });
    await api.calendar.place({ date: '2026-11-23', slot: 'lunch', note: 'Fasting' });

    const week = await api.calendar.nutrients({ from: TODAY, to: '2026-11-27' });
    expect(week).toMatchObject({ days: 2, meals: 2, notCounted: [] });
    expect(line(week, 'vitaminC')).toMatchObject({ low: 59.1, high: 63.04, missing: 0, status: 'short' });

    await api.calendar.place({ date: TODAY, slot: 'dinner', eatingOut: true, kcal: 800 });
    const withDinner = await api.calendar.nutrients(DAY);
    expect(withDinner).toMatchObject({ days: 1, meals: 1, notCounted: ['Eating out'] });
    expect(line(withDinner, 'kcal')).toMatchObject({ low: 154, missing: 1 });
    expect(line(withDinner, 'vitaminC').status).toBe('open');
  });

  test('of no days are none, and seven days are the most', async () => {
    const { api } = testApi();

    expect(await api.calendar.nutrients(DAY)).toMatchObject({ days: 0, meals: 0, notCounted: [] });
    await expect(api.calendar.nutrients({ from: TODAY, to: '2026-11-28' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: expect.stringContaining('to'),
    });
  });

  test('of the diary count foods by their grams and meals by their ingredients, and name what has figures alone', async () => {
    const { proApi } = testApi();
    await proApi.calorie.logFood({ food: 'potato', grams: 100, date: TODAY });
    await proApi.calendar.place({ date: TODAY, slot: 'lunch', meal: POTATOES, servings: 2 });
    await proApi.calorie.tickPlanned({ date: TODAY, slot: 'lunch', outcome: 'eaten', share: 0.5 });
    const { favorite } = await proApi.favorites.add({ meal: POTATOES });
    await proApi.calorie.addMeal({ name: 'Potatoes', calories: 154, date: TODAY, favoriteId: favorite._id });
    await proApi.calorie.addMeal({ name: 'Cake', calories: 400, protein: 5, date: TODAY });
    await proApi.calorie.logFood({ food: 'usda-168878', grams: 100, date: TODAY });

    const day = await proApi.calorie.nutrients(DAY);

    expect(day).toMatchObject({ days: 1, meals: 3, notCounted: ['Cake', expect.stringContaining('Rice')] });
    // 500 g of potatoes, 77 kcal in 100 g, a cake, and 130 kcal of rice.
    expect(line(day, 'kcal')).toMatchObject({ low: 915, high: 915, missing: 0 });
    expect(line(day, 'carbs').missing).toBe(1);
    // Of 400 g that were boiled 75 to 80 %, of 100 g that were cooked somehow 50 % to all.
    const { low, high, missing } = line(day, 'vitaminC');
    expect(missing).toBe(2);
    expect(low).toBeGreaterThan(0.75 * 4 * 19.7);
    expect(high).toBeLessThanOrEqual(0.8 * 4 * 19.7 + 19.7);
  });

  test('of a meal whose figures the person changed, or whose ingredients are gone, count the figures alone', async () => {
    const { proApi } = testApi();
    const { favorite } = await proApi.favorites.add({ meal: POTATOES });
    await proApi.calorie.addMeal({ name: 'Gone', calories: 154, date: TODAY, favoriteId: favorite._id });
    await proApi.favorites.remove({ favoriteId: favorite._id });
    const { _id, meals } = await proApi.calorie.logFood({ food: 'potato', grams: 100, date: TODAY });
    await proApi.calorie.changeMeal({ entryId: _id, mealId: meals[1]?.id ?? '', calories: 90 });

    expect(await proApi.calorie.nutrients(DAY)).toMatchObject({ meals: 0, notCounted: ['Gone', 'Potato'] });
  });

  test('of the diary are for those whose plan has it', async () => {
    await expect(testApi().api.calorie.nutrients(DAY)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('are compared with the references of every adult, until the person states who they are and chooses a set', async () => {
    const { proApi } = testApi();
    const references = () => proApi.preferences.references();
    expect(await references()).toEqual({ set: 'dri', person: { ageYears: null, sex: null, stage: null } });

    await proApi.body.setFacts({ ...FACTS, conditions: ['breastfeeding'] });
    expect(await references()).toEqual({ set: 'dri', person: { ageYears: 35, sex: 'female', stage: 'lactating' } });
    expect(line(await proApi.calendar.nutrients(DAY), 'iron').target).toBe(9);

    expect(await proApi.preferences.update({ referenceSet: 'icmr' })).toMatchObject({ referenceSet: 'icmr' });
    expect(await proApi.calendar.nutrients(DAY)).toMatchObject({
      noReferences: expect.stringContaining('American set'),
      references: { set: 'icmr' },
    });
    await proApi.body.setFacts(FACTS);
    expect(line(await proApi.calendar.nutrients(DAY), 'iron').target).toBe(29);
  });

  test('are compared with those of every adult for a token that may not read the body', async () => {
    const { proApi, as } = testApi();
    await proApi.body.setFacts({ ...FACTS, conditions: ['pregnant'] });
    const withScopes = (...tokenScopes: TokenScope[]) =>
      as(PRO, { tokenKind: 'personal', tokenId: 'token-1', tokenScopes });
    const narrow = withScopes('read:calendar', 'write:diary');
    const meals = [POTATOES];

    for (const report of [
      await narrow.calendar.nutrients(DAY),
      await narrow.calorie.nutrients(DAY),
      await narrow.meals.nutrients({ meals }),
    ]) {
      expect(report.references.person).toEqual({ ageYears: null, sex: null, stage: null });
      expect(line(report, 'iron').target).toBe(18);
    }
    expect((await withScopes('read:all').calendar.nutrients(DAY)).references.person.stage).toBe('pregnant');
    await expect(narrow.preferences.references()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('of somebody of 18 stand without references, and it says why', async () => {
    const { proApi } = testApi();
    await proApi.body.setFacts({ ...FACTS, bornOn: '2008-05-02' });

    const report = await proApi.calendar.nutrients(DAY);

    expect(report.noReferences).toMatch(/adults from 19 years on/);
    expect(line(report, 'iron')).toMatchObject({ target: null, status: null });
  });
});
