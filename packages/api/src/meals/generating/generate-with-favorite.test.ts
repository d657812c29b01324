import type { Favorite } from '@platewise/contract/meals/favorite-schema';
import type { Meal } from '@platewise/contract/meals/meal-schema';
import { testDatabases } from '@platewise/db/testing/test-database';
import { describe, expect, test } from 'vitest';
import { newId } from '../../new-id.ts';
import { porridge, refusingPlanner } from '../../testing/fake-planner.ts';
import { OWNER, STRANGER } from '../../testing/people.ts';
import { readBooks, setBalance } from '../../testing/test-data-repository.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { embeddedPlanner } from '../planners/embedded-planner.ts';

const REQUEST = { goal: 'maintenance', dietaryPreferences: 'vegetarian', mealCount: 3, seed: 5 } as const;

describe.each(testDatabases())('planning with a favorite on %s', (kind) => {
  const testApi = useTestApi({ kind });

  /** The owner with the real planner, nine tokens left, and the dinner of an earlier plan among the favorites. */
  async function ownerWithFavorite(changes: Partial<Meal> = {}) {
    const { as, context } = testApi();
    const api = as(OWNER, { planner: embeddedPlanner });
    const { meals } = await api.meals.generate({ ...REQUEST, seed: 1 });
    const dinner = { ...(meals[2] as Meal), ...changes };
    const { favorite } = await api.favorites.add({ meal: dinner });
    await setBalance(context.db, OWNER.userId, { tokens: 9 });
    return { api, favorite, dinner };
  }

  test('the favorite stays as it was kept, the day meets its target, and only new meals are paid for', async () => {
    const { api, favorite, dinner } = await ownerWithFavorite();

    const { meals, planId, favoriteMealId, certificate } = await api.meals.generate({
      ...REQUEST,
      withFavorite: favorite._id,
    });

    const { id: _id, isFavorite: _isFavorite, ...asKept } = dinner;
    const kept = meals.find(({ id }) => id === favoriteMealId);
    expect(kept).toMatchObject(asKept);
    expect(kept?.id).not.toBe(dinner.id);
    expect(certificate.choices?.[2]?.reasons[0]).toBe('Your favorite, exactly as you kept it.');
    expect(Math.abs(certificate.actual.calories - 2000)).toBeLessThanOrEqual(60);
    expect((await api.subscription.status()).tokens).toBe(7);
    const [plan] = (await api.plans.page({})).plans;
    expect(plan?._id).toBe(planId);
    expect(plan?.meals.map(({ name, isFavorite }) => [name, isFavorite])).toEqual(
      meals.map(({ name }) => [name, name === dinner.name]),
    );
  });

  test('its meal can be locked by the id that the answer names', async () => {
    const { api, favorite } = await ownerWithFavorite();
    const {
      meals,
      planId = '',
      favoriteMealId = '',
    } = await api.meals.generate({
      ...REQUEST,
      withFavorite: favorite._id,
    });
    const other = meals.find(({ id }) => id !== favoriteMealId)?.id ?? '';

    const changed = await api.plans.regenerate({ planId, mealIds: [other], locked: [favoriteMealId] });

    expect(changed.meals.find(({ id }) => id === favoriteMealId)).toMatchObject({ items: favorite.meal.items });
  });

  test('the last tokens reach for one meal more than there are tokens', async () => {
    const { api, favorite } = await ownerWithFavorite();
    const { context } = testApi();
    await setBalance(context.db, OWNER.userId, { tokens: 2 });

    await api.meals.generate({ ...REQUEST, withFavorite: favorite._id });

    await expect(api.meals.generate({ ...REQUEST, withFavorite: favorite._id })).rejects.toMatchObject({
      cause: { code: 'NO_TOKENS_LEFT' },
    });
    expect(await readBooks(context.db, OWNER.userId)).toEqual({ ledger: 0, balance: 0 });
  });

  test('a favorite that is the whole plan takes no token at all', async () => {
    const { api, favorite } = await ownerWithFavorite({ servings: 2 });
    const { context } = testApi();
    await setBalance(context.db, OWNER.userId, { tokens: 0 });
    const calorieTarget = 2 * (favorite.meal.calories ?? 0);

    const { meals, certificate } = await api.meals.generate({
      ...REQUEST,
      mealCount: 1,
      calorieTarget,
      withFavorite: favorite._id,
    });

    expect(meals).toMatchObject([{ name: favorite.meal.name, servings: 2 }]);
    expect(certificate.actual.calories).toBe(calorieTarget);
    expect((await api.subscription.status()).tokens).toBe(0);
  });

  test('the same Idempotency-Key answers with the same plan and takes no second token', async () => {
    const { favorite } = await ownerWithFavorite();
    const { as } = testApi();
    const api = as(OWNER, { planner: embeddedPlanner, idempotencyKey: 'click' });
    const asked = { ...REQUEST, withFavorite: favorite._id };

    const [first, again] = [await api.meals.generate(asked), await api.meals.generate(asked)];

    expect(again).toEqual(first);
    expect((await api.subscription.status()).tokens).toBe(7);
    await expect(api.meals.generate({ ...asked, withFavorite: newId() })).rejects.toMatchObject({
      cause: { code: 'KEY_REUSED' },
    });
  });

  test.each([
    ['none that was ever there', () => newId()],
    ['one that was removed', (removedId: string) => removedId],
    ['no id of ours', () => 'x'],
  ])('%s is not found, and nothing is paid', async (_what, idOf) => {
    const { api, favorite } = await ownerWithFavorite();
    await api.favorites.remove({ favoriteId: favorite._id });

    await expect(api.meals.generate({ ...REQUEST, withFavorite: idOf(favorite._id) })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'That meal is no longer among your favorites. Plan without it, or choose another.',
    });
    expect((await api.subscription.status()).tokens).toBe(9);
  });

  test('somebody else’s is not found either, and a visitor is asked to sign in', async () => {
    const { favorite } = await ownerWithFavorite();
    const { as, anonymousApi } = testApi();
    const asked = { ...REQUEST, withFavorite: favorite._id };

    await expect(as(STRANGER, { planner: embeddedPlanner }).meals.generate(asked)).rejects.toMatchObject({
      code: 'NOT_FOUND',
      cause: { code: 'FAVORITE_NOT_FOUND' },
    });
    await expect(anonymousApi.meals.generate(asked)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });

  test.each<[string, Favorite['meal'] | { name: string }, RegExp]>([
    ['of an older shape', { name: 'Grandmother’s soup' }, /was kept without its ingredients in grams/],
    ['with a name of 120 characters', { ...porridge('x'.repeat(120)), id: 'meal-x' }, /x{120}.* none of our recipes/],
  ])('one %s is refused with the way out, and nothing is paid', async (_what, meal, reason) => {
    const { api } = await ownerWithFavorite();
    const { favorite } = await api.favorites.add({ meal });

    const refused = expect(api.meals.generate({ ...REQUEST, withFavorite: favorite._id })).rejects;

    await refused.toMatchObject({ code: 'UNPROCESSABLE_CONTENT', message: expect.stringMatching(reason) });
    await refused.toThrow(/Please plan without it, or with another favorite\.$/);
    expect(await readBooks(testApi().context.db, OWNER.userId)).toMatchObject({ balance: 9 });
  });

  test('one that breaks a rule of the request is refused by the food in it', async () => {
    const { api, favorite } = await ownerWithFavorite();
    const food = favorite.meal.items?.[0]?.name ?? '';

    await expect(
      api.meals.generate({ ...REQUEST, excludeIngredients: [food], withFavorite: favorite._id }),
    ).rejects.toMatchObject({
      code: 'UNPROCESSABLE_CONTENT',
      message: expect.stringMatching(new RegExp(`contains .*${food}.*, which you leave out`)),
    });
  });

  test('it cannot fill a calendar slot', async () => {
    const { api, favorite } = await ownerWithFavorite();

    await expect(
      api.meals.generate({ ...REQUEST, slot: 'dinner', calorieTarget: 600, withFavorite: favorite._id }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST', message: expect.stringMatching(/^withFavorite must not come/) });
  });

  test('what the planner refuses costs nothing', async () => {
    const { favorite } = await ownerWithFavorite();
    const { as, context } = testApi();
    const api = as(OWNER, { planner: refusingPlanner('Nothing fits beside it.') });

    await expect(api.meals.generate({ ...REQUEST, withFavorite: favorite._id })).rejects.toThrow(
      'Nothing fits beside it.',
    );
    expect(await readBooks(context.db, OWNER.userId)).toMatchObject({ balance: 9 });
  });

  test('a plan that was made around it elsewhere is saved without a token for it', async () => {
    const { api, favorite } = await ownerWithFavorite({ servings: 1.5 });
    const { meals, seed } = await api.meals.generate({ ...REQUEST, withFavorite: favorite._id });
    const request = { ...REQUEST, withFavorite: favorite._id };
    const items = meals.map(({ name, mealType, items: foods, servings }) => ({
      name,
      mealType,
      items: foods,
      servings,
    }));
    const offered = { request, seed, items };
    await api.plans.save(offered);
    await api.plans.save(offered);
    const before = (await api.subscription.status()).tokens;

    const saved = await api.plans.save(offered);

    expect(before - (await api.subscription.status()).tokens).toBe(2);
    expect(saved.meals.map(({ calories, servings }) => [calories, servings])).toEqual(
      meals.map(({ calories, servings }) => [calories, servings]),
    );
    await api.favorites.remove({ favoriteId: favorite._id });
    await api.plans.save({ ...offered, seed: seed + 1 });
    expect(before - (await api.subscription.status()).tokens).toBe(5);
  });
});
