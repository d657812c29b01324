import { testDatabases } from '@platewise/db/testing/test-database';
import { describe, expect, test } from 'vitest';
import { grantPlan } from '../../subscription/grant-plan.ts';
import { PRO, STRANGER } from '../../testing/people.ts';
import { copyOwnFood } from '../../testing/test-data-repository.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const TODAY = '2026-11-21';
const ID = '0198c0de-0000-7000-8000-00000000b0a7';
const OTHER_ID = '0198c0de-0000-7000-8000-00000000b0a8';
const MUESLI = {
  foodId: ID,
  name: 'Nut muesli',
  statedPer: '100g',
  calories: 420,
  protein: 11,
  carbs: 55,
  fat: 16,
} as const;
const BAR = {
  foodId: ID,
  name: 'Oat bar with dates',
  statedPer: 'serving',
  servingGrams: 40,
  calories: 180,
  protein: 4,
  carbs: 24,
  fat: 7,
  sugar: 12,
  sodium: 60,
  barcode: '4006381333931',
} as const;

describe.each(testDatabases())('foods of one’s own, on %s', (kind) => {
  const testApi = useTestApi({ kind });

  test('are kept as the label states them, and found before all others with figures per 100 g', async () => {
    const { proApi } = testApi();

    const kept = await proApi.calorie.setOwnFood(BAR);
    const [first, second] = await proApi.calorie.foods({ search: 'oat b' });

    expect(kept).toEqual({ ...BAR, food: `own-${ID}`, fiber: null, saturatedFat: null });
    expect(await proApi.calorie.ownFoods()).toEqual([kept]);
    expect(first).toMatchObject({
      id: `own-${ID}`,
      name: 'Oat bar with dates',
      fdcId: null,
      source: 'From a label, as you typed it.',
      measures: [{ name: 'serving', grams: 40 }],
      per100g: { calories: 450, protein: 10, carbs: 60, fat: 17.5, fiber: null, sugar: 30, sodium: 150 },
      range: { fiber: [0, 30], saturatedFat: [0, 17.5] },
    });
    expect(second?.id).not.toBe(first?.id);
  });

  test('are logged with the figures of that time, which later changes of the label leave as they are', async () => {
    const { proApi } = testApi();
    const { food } = await proApi.calorie.setOwnFood(BAR);

    const logged = await proApi.calorie.logFood({ food, measure: 'serving', count: 2, date: TODAY });
    await proApi.calorie.setOwnFood({ ...BAR, calories: 200 });
    const { meals } = await proApi.calorie.logFood({ food, grams: 40, date: TODAY });
    const ids = { entryId: logged._id, mealId: meals[0]?.id ?? '' };
    const weighed = await proApi.calorie.changeMeal({ ...ids, grams: 40 });

    expect(meals).toMatchObject([
      {
        name: 'Oat bar with dates',
        calories: 360,
        protein: 8,
        nutrition: { fiber: null, sugar: 24, sodium: 120 },
        origin: { kind: 'food', food, fdcId: null, source: 'From a label, as you typed it.', grams: 80 },
      },
      { calories: 200 },
    ]);
    expect(weighed.meals[0]).toMatchObject({ calories: 200, origin: { grams: 40 } });
  });

  test('are removed, and what was logged of them stays', async () => {
    const { proApi } = testApi();
    const { food, foodId } = await proApi.calorie.setOwnFood(BAR);
    const { _id: entryId, meals } = await proApi.calorie.logFood({ food, grams: 40, date: TODAY });

    await proApi.calorie.removeOwnFood({ foodId });

    expect(await proApi.calorie.ownFoods()).toEqual([]);
    expect((await proApi.calorie.entries({ date: TODAY }))[0]?.meals).toEqual(meals);
    await expect(proApi.calorie.removeOwnFood({ foodId })).rejects.toThrow('We could not find that.');
    await expect(proApi.calorie.changeMeal({ entryId, mealId: meals[0]?.id ?? '', grams: 20 })).rejects.toThrow(
      'We could not find that.',
    );
  });

  test('are the caller’s alone, also where another person uses the same id', async () => {
    const { proApi, otherApi: other, context } = testApi();
    await other.subscription.status();
    await grantPlan(context, { email: STRANGER.email, plan: 'pro' });
    const { food } = await proApi.calorie.setOwnFood(BAR);

    expect((await other.calorie.foods({ search: 'oat bar' })).map(({ id }) => id)).not.toContain(food);
    await expect(other.calorie.logFood({ food, grams: 10, date: TODAY })).rejects.toThrow('We could not find that.');
    await other.calorie.setOwnFood(MUESLI);
    expect((await proApi.calorie.ownFoods()).map(({ name }) => name)).toEqual(['Oat bar with dates']);
  });

  test.each([
    [{ statedPer: '100g', calories: 950 }, 'calories must be possible for 100 g: pure fat has 9 kcal a gram.'],
    [{ servingGrams: null }, 'servingGrams is required for figures per serving.'],
    [{ carbs: 40 }, 'protein, carbs and fat must not weigh more than the 40 g that they are stated for.'],
    [{ sugar: 30 }, 'sugar must not be more than carbs, of which it is a part.'],
    [{ barcode: '123' }, 'barcode must be the 8, 12, 13 or 14 digits under the bars.'],
    [{ name: ' ' }, 'name is required.'],
    [{ foodId: 'x' }, 'We could not find that.'],
  ])('%j is refused with a sentence', async (change, sentence) => {
    const { proApi } = testApi();

    await expect(proApi.calorie.setOwnFood({ ...BAR, ...change } as typeof BAR)).rejects.toThrow(sentence);
    expect(await proApi.calorie.ownFoods()).toEqual([]);
  });

  test('have one barcode each', async () => {
    const { proApi } = testApi();
    await proApi.calorie.setOwnFood(BAR);

    await expect(proApi.calorie.setOwnFood({ ...BAR, foodId: OTHER_ID })).rejects.toThrow(
      'barcode is that of Oat bar with dates, which you have already.',
    );
    await proApi.calorie.setOwnFood({ ...BAR, foodId: OTHER_ID, barcode: null });
    expect(await proApi.calorie.ownFoods()).toHaveLength(2);
  });

  test('are five hundred at most, of which any can still be changed', async () => {
    const { proApi, context } = testApi();
    await proApi.calorie.setOwnFood({ ...BAR, barcode: null });
    await copyOwnFood(context.db, PRO.userId, { times: 499 });

    await expect(proApi.calorie.setOwnFood({ ...BAR, foodId: OTHER_ID })).rejects.toThrow(
      'name: you have 500 foods of your own, the most we keep. Remove one to add another.',
    );
    await proApi.calorie.setOwnFood({ ...BAR, name: 'Renamed' });
  });
});
