import { findFood } from '@platewise/nutrition/foods/foods';
import { describe, expect, test } from 'vitest';
import { useTestApi } from '../../testing/use-test-api.ts';

const TODAY = '2026-11-21';
const OATS = { food: 'rolled-oats', date: TODAY };

const testApi = useTestApi();

describe('foods of the table', () => {
  test.each([
    ['rice', 'white rice'],
    ['chicken', 'skinless chicken breast'],
    ['brocolli', 'broccoli'],
    ['palak', 'spinach'],
    ['anda', 'egg'],
    ['🥚', 'egg'],
    ['chick', 'canned chickpeas'],
  ])('“%s” finds %s among the first', async (search, name) => {
    const { proApi } = testApi();

    const found = await proApi.calorie.foods({ search });

    expect(found.slice(0, 4).map((food) => food.name)).toContain(name);
    expect(found.length).toBeLessThanOrEqual(20);
  });

  test('show what their source says, and nothing where it says nothing', async () => {
    const { proApi } = testApi();

    const [muffin] = await proApi.calorie.foods({ search: 'english muffin' });

    expect(muffin).toMatchObject({
      id: 'english-muffin',
      fdcId: 173238,
      measures: [{ name: 'muffin', grams: 57 }],
      per100g: { calories: 235, protein: 7.7, carbs: 46, fat: 1.8, fiber: 2.7, sugar: null },
      range: { sugar: [expect.any(Number), expect.any(Number)] },
    });
    const [low = 0, high = 0] = muffin?.range?.sugar ?? [];
    expect(low).toBeLessThanOrEqual(high);
    expect(high).toBeLessThanOrEqual(46);
    expect((await proApi.calorie.foods({ search: 'apple' }))[0]).not.toHaveProperty('range');
    expect(await proApi.calorie.foods({ search: 'zebra' })).toEqual([]);
    await expect(proApi.calorie.foods({ search: '  ' })).rejects.toThrow('search is required.');
    await expect(proApi.calorie.foods({ search: 'x'.repeat(61) })).rejects.toThrow(
      'search must be at most 60 characters.',
    );
  });

  test('are logged in grams, figures computed and the source kept', async () => {
    const { proApi } = testApi();
    const row = findFood('rolled-oats')?.per100g;

    const { meals } = await proApi.calorie.logFood({ ...OATS, grams: 60, time: '08:00' });

    expect(meals).toMatchObject([
      {
        name: 'Rolled oats',
        time: '08:00',
        calories: Math.round((row?.kcal ?? 0) * 0.6),
        protein: Math.round((row?.protein ?? 0) * 6) / 10,
        origin: { kind: 'food', food: 'rolled-oats', fdcId: findFood('rolled-oats')?.fdcId, grams: 60 },
        unknown: [],
      },
    ]);
    expect(meals[0]?.nutrition?.fiber).toBe(Math.round((row?.fiber ?? 0) * 6) / 10);
  });

  test('are logged in household measures', async () => {
    const { proApi } = testApi();

    const { meals } = await proApi.calorie.logFood({ food: 'egg', measure: 'large', count: 2, date: TODAY });

    expect(meals).toMatchObject([
      { name: 'Egg', calories: 143, origin: { grams: 100, measure: { name: 'large', count: 2 } } },
    ]);
  });

  test('are weighed again: figures follow the grams until somebody changes them by hand', async () => {
    const { proApi } = testApi();
    const { _id: entryId, meals } = await proApi.calorie.logFood({
      food: 'egg',
      measure: 'large',
      count: 2,
      date: TODAY,
    });
    const ids = { entryId, mealId: meals[0]?.id ?? '' };

    const weighed = await proApi.calorie.changeMeal({ ...ids, grams: 50, name: 'One egg' });
    const byHand = await proApi.calorie.changeMeal({ ...ids, calories: 80 });
    const again = await proApi.calorie.changeMeal({ ...ids, grams: 100 });

    expect(weighed.meals).toMatchObject([{ name: 'One egg', calories: 72, isEdited: false, origin: { grams: 50 } }]);
    expect(weighed.meals[0]?.origin).not.toHaveProperty('measure');
    expect(byHand.meals).toMatchObject([{ calories: 80, protein: 6.3, isEdited: true, nutrition: null }]);
    expect(again.meals).toMatchObject([{ calories: 143, isEdited: false, nutrition: { sodium: 142 } }]);
    await expect(proApi.calorie.changeMeal({ ...ids, grams: 50, calories: 70 })).rejects.toThrow(
      'grams must not come together with figures: they are computed from the grams.',
    );
  });

  test('are what grams can be changed of, and nothing else', async () => {
    const { proApi } = testApi();
    const { _id: entryId, meals } = await proApi.calorie.addMeal({ name: 'Soup', calories: 200, date: TODAY });

    await expect(proApi.calorie.changeMeal({ entryId, mealId: meals[0]?.id ?? '', grams: 100 })).rejects.toThrow(
      'grams can be changed only of a food that was logged from the food table.',
    );
  });

  test.each([
    [{ ...OATS, food: 'unicorn', grams: 10 }, 'We could not find that.'],
    [{ ...OATS }, 'Send either grams, or measure and count.'],
    [{ ...OATS, grams: 10, measure: 'cup', count: 1 }, 'Send either grams, or measure and count.'],
    [{ ...OATS, measure: 'cup' }, 'Send either grams, or measure and count.'],
    [{ ...OATS, grams: 0 }, 'grams must be a number from 0.1 to 2000.'],
    [{ ...OATS, grams: 2001 }, 'grams must be a number from 0.1 to 2000.'],
    [{ ...OATS, measure: 'bucket', count: 1 }, /^measure must be one of: /],
    [{ ...OATS, measure: 'cup', count: 100 }, /^count comes to \d+ g; it must come to 0.1 to 2000 g\.$/],
    [{ ...OATS, grams: 10, date: '2026-02-29' }, /^date must be a real day/],
  ])('%j is refused with a sentence', async (input, sentence) => {
    const { proApi } = testApi();

    await expect(proApi.calorie.logFood(input)).rejects.toThrow(sentence);
    expect(await proApi.calorie.entries({})).toEqual([]);
  });
});
