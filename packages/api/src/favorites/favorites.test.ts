import { testDatabases } from '@platewise/db/testing/test-database';
import { describe, expect, test } from 'vitest';
import { newId } from '../new-id.ts';
import { porridge } from '../testing/fake-planner.ts';
import { OWNER, STRANGER } from '../testing/people.ts';
import { countRows } from '../testing/test-data-repository.ts';
import { useTestApi } from '../testing/use-test-api.ts';
import { deleteFavorite, insert } from './favorites-repository.ts';
import { mealFingerprint } from './meal-fingerprint.ts';

/** What the oats of the porridge bring. */
const OATS = {
  calories: 303,
  macros: { protein: 10.6, fat: 5.2, carbs: 54.2 },
  nutrition: { fiber: 8.1, sugar: 0.8, saturatedFat: 0.9, sodium: 5 },
};

describe.each(testDatabases())('favorites on %s', (kind) => {
  const testApi = useTestApi({ kind });

  test('a meal is kept whole and listed newest first', async () => {
    const { api, clock } = testApi();
    const items = porridge('Porridge').items.map((item) => ({ ...item, name: 'rolled oats' }));
    const first = await api.favorites.add({ meal: { ...porridge('Porridge'), id: 'meal-1' } });
    clock.advance(1);
    const second = await api.favorites.add({ userId: OWNER.userId, meal: { name: 'Just a name' } });

    expect(first).toMatchObject({
      created: true,
      favorite: {
        userId: OWNER.userId,
        meal: { ...porridge('Porridge'), ...OATS, items, id: 'meal-1', isFavorite: true },
      },
    });
    expect(second.favorite.meal.id).toMatch(/^meal-/);
    expect(await api.favorites.list({ userId: OWNER.userId })).toEqual([second.favorite, first.favorite]);
  });

  test('the same meal twice is one: by its id, or by its name and items', async () => {
    const { api } = testApi();
    const { favorite } = await api.favorites.add({ meal: { ...porridge('Porridge'), id: 'meal-1' } });

    const sameId = await api.favorites.add({ meal: { ...porridge('Other'), id: 'meal-1' } });
    const sameItems = await api.favorites.add({ meal: { ...porridge('Porridge'), id: 'meal-2', calories: 1 } });

    expect([sameId, sameItems]).toEqual([
      { favorite, created: false },
      { favorite, created: false },
    ]);
  });

  test('figures and tags that a client states are not believed where the foods are known', async () => {
    const { api } = testApi();
    const lie = { calories: 12, macros: { protein: 0, fat: 0, carbs: 0 }, tags: ['Gluten Free', 'Vegan'] };

    const { favorite } = await api.favorites.add({ meal: { ...porridge('Diet porridge'), ...lie } });

    expect(favorite.meal).toMatchObject({ ...OATS, tags: ['Vegan'] });
    expect(await api.favorites.list()).toEqual([favorite]);
  });

  test('a favorite that was stored with false figures shows those of its ingredients, in the calendar too', async () => {
    const { api, context } = testApi();
    const { favorite } = await api.favorites.add({ meal: porridge('Porridge') });
    const meal = { ...favorite.meal, calories: 12, macros: { protein: 0, fat: 0, carbs: 0 } };
    await deleteFavorite(context.db, OWNER.userId, { favoriteId: favorite._id });
    await insert(context.db, {
      id: favorite._id,
      user_id: OWNER.userId,
      meal_id: meal.id,
      fingerprint: mealFingerprint(meal),
      meal,
      created_at: context.now(),
    });

    expect(await api.favorites.list()).toEqual([favorite]);
    const { days } = await api.calendar.place({ date: '2026-11-23', slot: 'lunch', favoriteId: favorite._id });
    expect(days[0]?.entries[0]?.figures).toMatchObject({ calories: OATS.calories, basis: 'computed' });
  });

  test('a meal without ingredients in grams is kept as it came', async () => {
    const { api } = testApi();
    const meal = { name: 'Canteen curry', calories: 640, tags: ['Spicy'] };

    const { favorite } = await api.favorites.add({ meal });

    expect(favorite.meal).toEqual({ ...meal, id: favorite.meal.id, isFavorite: true });
  });

  test('amounts that nobody eats are refused', async () => {
    const { api } = testApi();
    const meal = porridge('Porridge');
    const items = meal.items.map((item) => ({ ...item, grams: 90_000 }));

    await expect(api.favorites.add({ meal: { ...meal, items } })).rejects.toThrow('meal.items come to more than 20000');
  });

  test('ten presses at once keep it once', async () => {
    const { api, context } = testApi();

    const answers = await Promise.all(
      Array.from({ length: 10 }, () => api.favorites.add({ meal: porridge('Porridge') })),
    );

    expect(answers.filter(({ created }) => created)).toHaveLength(1);
    expect(await countRows(context.db, 'favorite')).toBe(1);
  });

  test('unknown fields of a meal are not stored', async () => {
    const { api } = testApi();
    const meal = { name: 'Soup', price: 3, __html: '<script>' };

    const { favorite } = await api.favorites.add({ meal });

    expect(Object.keys(favorite.meal).toSorted()).toEqual(['id', 'isFavorite', 'name']);
  });

  test('a removed favorite is gone, and removing it again finds nothing', async () => {
    const { api } = testApi();
    const { favorite } = await api.favorites.add({ meal: porridge('Porridge') });

    expect(await api.favorites.remove({ favoriteId: favorite._id })).toBeNull();

    expect(await api.favorites.list()).toEqual([]);
    await expect(api.favorites.remove({ favoriteId: favorite._id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('five hundred are kept and the next is refused', async () => {
    const { api } = testApi();
    for (let index = 0; index < 500; index += 1) await api.favorites.add({ meal: { name: `Meal ${index}` } });

    await expect(api.favorites.add({ meal: { name: 'One more' } })).rejects.toMatchObject({
      code: 'CONFLICT',
      cause: { code: 'FAVORITES_FULL' },
    });
    expect((await api.favorites.add({ meal: { name: 'Meal 3' } })).created).toBe(false);
  });
});

describe('who may see favorites, and what is no favorite', () => {
  const testApi = useTestApi();

  test('another user\u2019s list and body are refused without telling whether that user exists', async () => {
    const { api } = testApi();

    for (const userId of [STRANGER.userId, 'nobody', '', '\u0000']) {
      await expect(api.favorites.list({ userId })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
    await expect(api.favorites.add({ userId: STRANGER.userId, meal: { name: 'Gift' } })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  test.each([
    ['no meal', {}],
    ['no name', { meal: {} }],
    ['a long name', { meal: { name: 'x'.repeat(121) } }],
    ['NUL in an item', { meal: { name: 'Soup', items: [{ food: 'a\u0000', name: 'A', fdcId: null, grams: 1 }] } }],
    ['61 ingredients', { meal: { name: 'Soup', ingredients: Array.from({ length: 61 }, () => 'salt') } }],
    ['calories as text', { meal: { name: 'Soup', calories: '12' } }],
    ['infinite calories', { meal: { name: 'Soup', calories: Number.POSITIVE_INFINITY } }],
  ])('%s is refused', async (_what, input) => {
    const { api } = testApi();

    await expect(api.favorites.add(input as { meal: { name: string } })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  test.each(['', 'x', '\u0000', newId()])('%# an id that is none of ours is not found', async (favoriteId) => {
    const { api } = testApi();

    await expect(api.favorites.remove({ favoriteId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
