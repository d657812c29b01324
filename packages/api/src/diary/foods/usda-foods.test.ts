import { describe, expect, test } from 'vitest';
import { useTestApi } from '../../testing/use-test-api.ts';

const TODAY = '2026-11-21';
const COOKED_RICE = 'usda-168878';

const testApi = useTestApi();

describe('rows of FoodData Central', () => {
  test('come after our foods where both are called so, and before those that are only like it', async () => {
    const { proApi } = testApi();
    const namesOf = async (search: string) => (await proApi.calorie.foods({ search })).map(({ name }) => name);

    expect((await namesOf('milk'))[0]).toBe('whole milk');
    expect((await namesOf('rice'))[0]).toBe('white rice');
    expect((await namesOf('rice cooked'))[0]).toMatch(/^Rice, white, .*cooked/);
    expect((await namesOf('rice cooked')).indexOf('white rice')).toBeGreaterThan(0);
    expect((await namesOf('big mac'))[0]).toMatch(/BIG MAC/);
    expect((await namesOf('rice')).some((name) => name.startsWith('Rice, '))).toBe(true);
  });

  test('come once where a food of ours is copied from them', async () => {
    const { proApi } = testApi();

    const rows = (await proApi.calorie.foods({ search: 'egg' })).filter(({ fdcId }) => fdcId === 171287);

    expect(rows.map(({ id }) => id)).toEqual(['egg']);
  });

  test('show their figures, measures and what nobody measured', async () => {
    const { proApi } = testApi();

    const [rice] = await proApi.calorie.foods({ search: 'rice, white, long-grain, regular, enriched, cooked' });
    const found = await proApi.calorie.foods({ search: 'shake n bake' });

    expect(rice).toMatchObject({
      id: COOKED_RICE,
      fdcId: 168878,
      weighed: 'Weigh it as its name says: raw, cooked or prepared.',
      per100g: { calories: 130, protein: 2.69, fiber: 0.4 },
    });
    expect(rice?.measures).toContainEqual({ name: 'cup', grams: 158 });
    expect(found[0]).toMatchObject({
      id: 'usda-167514',
      per100g: { carbs: 79.8, sugar: null, sodium: 2182 },
      range: { fiber: [0, 79.8], sugar: [0, 79.8], saturatedFat: [0, 3.7] },
    });
  });

  test('are logged in grams and measures with their source, and weighed again', async () => {
    const { proApi } = testApi();

    const logged = await proApi.calorie.logFood({ food: COOKED_RICE, measure: 'cup', count: 1, date: TODAY });
    const [meal] = logged.meals;
    const weighed = await proApi.calorie.changeMeal({ entryId: logged._id, mealId: meal?.id ?? '', grams: 100 });

    expect(meal).toMatchObject({
      name: 'Rice, white, long-grain, regular, enriched, cooked',
      calories: 205,
      unknown: [],
      origin: { kind: 'food', food: COOKED_RICE, fdcId: 168878, grams: 158, measure: { name: 'cup', count: 1 } },
    });
    expect(meal?.nutrition?.fiber).toBe(0.6);
    expect(weighed.meals).toMatchObject([{ calories: 130, origin: { food: COOKED_RICE, grams: 100 } }]);
  });

  test('keep what nobody measured unknown, and a long name within its bounds', async () => {
    const { proApi } = testApi();
    const lamb = 'usda-172662';

    const coating = await proApi.calorie.logFood({ food: 'usda-167514', grams: 100, date: TODAY });
    const { meals } = await proApi.calorie.logFood({ food: lamb, grams: 100, date: TODAY });

    expect(coating.meals[0]?.nutrition).toEqual({ fiber: null, sugar: null, saturatedFat: null, sodium: 2182 });
    expect(meals[1]?.name).toMatch(/^Lamb, Australian, .*trimmed to 0" fat$/);
  });

  test.each([
    [{ food: 'usda-999999', grams: 10 }, 'We could not find that.'],
    [{ food: 'usda-', grams: 10 }, 'We could not find that.'],
    [{ food: COOKED_RICE, measure: 'katori', count: 1 }, 'measure must be one of: cup.'],
  ])('%j is refused with a sentence', async (input, sentence) => {
    const { proApi } = testApi();

    await expect(proApi.calorie.logFood({ ...input, date: TODAY })).rejects.toThrow(sentence);
  });
});
