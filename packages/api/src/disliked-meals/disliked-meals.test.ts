import { LIMITS } from '@platewise/contract/limits';
import { describe, expect, test } from 'vitest';
import { embeddedPlanner } from '../meals/planners/embedded-planner.ts';
import { newId } from '../new-id.ts';
import { OWNER } from '../testing/people.ts';
import { useTestApi } from '../testing/use-test-api.ts';
import { insert } from './disliked-meals-repository.ts';

const testApi = useTestApi();

describe('meals that a person does not want again', () => {
  test('are listed newest first, each name once', async () => {
    const { api, clock } = testApi();
    await api.dislikedMeals.add({ name: 'Porridge' });
    clock.advance(1000);
    await api.dislikedMeals.add({ name: 'Soup' });

    const again = await api.dislikedMeals.add({ name: ' porridge ' });

    expect(again.created).toBe(false);
    expect((await api.dislikedMeals.list()).map(({ name }) => name)).toEqual(['Soup', 'Porridge']);
  });

  test('are left out of coming plans', async () => {
    const { as } = testApi();
    const api = as(OWNER, { planner: embeddedPlanner });
    const request = { goal: 'balanced', dietaryPreferences: 'none', mealCount: 2, seed: 3 } as const;
    const first = await testApi().as(null, { planner: embeddedPlanner }).meals.generate(request);
    for (const { name } of first.meals) await api.dislikedMeals.add({ name });

    const plan = await api.meals.generate(request);

    const names = plan.meals.map(({ name }) => name);
    expect(first.meals.filter(({ name }) => names.includes(name))).toEqual([]);
  });

  test('can be planned again once they are removed; others do not see or remove them', async () => {
    const { api, otherApi, anonymousApi } = testApi();
    const { meal } = await api.dislikedMeals.add({ name: 'Porridge' });
    const target = { dislikedMealId: meal._id };

    await expect(otherApi.dislikedMeals.remove(target)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await otherApi.dislikedMeals.list()).toEqual([]);
    await expect(anonymousApi.dislikedMeals.list()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await api.dislikedMeals.remove(target);

    expect(await api.dislikedMeals.list()).toEqual([]);
    await expect(api.dislikedMeals.remove(target)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('are at most 500, and have a name', async () => {
    const { api, context, clock } = testApi();
    await api.dislikedMeals.add({ name: 'The first' });
    for (let count = 1; count < LIMITS.dislikedMealsMax; count++) {
      await insert(context.db, OWNER.userId, { id: newId(), name: `Meal ${count}`, created_at: clock.now() });
    }

    await expect(api.dislikedMeals.add({ name: 'One more' })).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(api.dislikedMeals.add({ name: ' ' })).rejects.toThrow('name is required.');
  });
});
