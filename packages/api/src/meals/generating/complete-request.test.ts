import type { GenerationRequest } from '@platewise/contract/generation/generation-schema';
import type { CreateProfile } from '@platewise/contract/profiles/profile-schema';
import { testDatabases } from '@platewise/db/testing/test-database';
import { describe, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import type { TestApi } from '../../testing/create-test-api.ts';
import { porridgePlanner } from '../../testing/fake-planner.ts';
import { OWNER } from '../../testing/people.ts';
import { listGenerations } from '../../testing/test-data-repository.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const ASHA: CreateProfile = {
  name: 'Asha',
  goal: 'weight_loss',
  dietaryPreferences: 'vegan',
  excludeIngredients: ['nuts', 'Sesame'],
  dislikedMeals: ['Kale salad'],
  conditions: [{ id: 'kidney', acknowledged: true, limits: { potassiumMg: 2500, sodiumMg: 2000 } }],
  calorieTarget: 1700,
};

/** The owner's caller, whose planner writes down what it is asked. */
function listening({ as }: TestApi, changes: Partial<Context> = {}) {
  const asked: GenerationRequest[] = [];
  const planMeals: Context['planner']['planMeals'] = (request, options) => {
    asked.push(request);
    return porridgePlanner.planMeals(request, options);
  };
  return { api: as(OWNER, { planner: { ...porridgePlanner, planMeals }, ...changes }), asked };
}

describe.each(testDatabases())('a generation with a profile on %s', (kind) => {
  const testApi = useTestApi({ kind });

  test('keeps the conditions of both, and the stricter of what both limit', async () => {
    const { api, asked } = listening(testApi());
    const { _id: profileId } = await api.profiles.create(ASHA);

    await api.meals.generate({
      profileId,
      conditions: [
        { id: 'gout', acknowledged: true },
        { id: 'kidney', acknowledged: true, limits: { potassiumMg: 3000, sodiumMg: 1500, proteinGrams: 60 } },
      ],
    });

    expect(asked[0]?.conditions).toEqual([
      { id: 'kidney', acknowledged: true, limits: { potassiumMg: 2500, sodiumMg: 1500, proteinGrams: 60 } },
      { id: 'gout', acknowledged: true },
    ]);
  });

  test('takes from it what the call leaves out, and the plan is of that request', async () => {
    const { api, asked } = listening(testApi());
    const { _id: profileId } = await api.profiles.create(ASHA);

    await api.meals.generate({ profileId });

    const { name: _name, ...kept } = ASHA;
    expect(asked).toEqual([{ ...kept, mealCount: 2, additionalNotes: '', cookingTime: 'any' }]);
    expect((await api.plans.page({})).plans[0]).toMatchObject({ goal: 'weight_loss', dietaryPreferences: 'vegan' });
  });

  test('keeps what the call says, but unites the exclusions', async () => {
    const { api, asked } = listening(testApi());
    const { _id: profileId } = await api.profiles.create(ASHA);
    const given = { goal: 'maintenance', dietaryPreferences: 'keto', calorieTarget: 2200, mealCount: 1 } as const;

    await api.meals.generate({ ...given, profileId, excludeIngredients: ['sesame', 'soy'] });
    await api.meals.generate({ ...given, profileId, excludeIngredients: [] });

    expect(asked[0]).toMatchObject({ ...given, excludeIngredients: ['nuts', 'sesame', 'soy'] });
    expect(asked[1]).toMatchObject({ ...given, excludeIngredients: ['nuts', 'Sesame'] });
  });

  test('for one slot aims at that meal\u2019s share of the profile\u2019s day', async () => {
    const { api, asked } = listening(testApi());
    const { _id: profileId } = await api.profiles.create({ ...ASHA, calorieTarget: 2000 });

    await api.meals.generate({ profileId, slot: 'breakfast' });
    await api.meals.generate({ profileId, slot: 'breakfast', calorieTarget: 300 });

    expect(asked.map(({ calorieTarget, mealCount }) => [calorieTarget, mealCount])).toEqual([
      [560, 1],
      [300, 1],
    ]);
  });

  test('whose goal or diet is open asks for them by name and takes no token', async () => {
    const { api } = testApi();
    const { _id: profileId } = await api.profiles.create({ name: 'Open' });

    await expect(api.meals.generate({ profileId })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: 'goal is required: the profile has none.',
      cause: { issues: [{ path: 'goal' }, { path: 'dietaryPreferences' }] },
    });
    expect((await api.meals.generate({ profileId, goal: 'balanced', dietaryPreferences: 'none' })).meals).toHaveLength(
      2,
    );
    expect((await api.subscription.status()).tokens).toBe(8);
  });

  test('is refused when both together leave out more than fifty things', async () => {
    const { api } = testApi();
    const words = (from: number, count: number) => Array.from({ length: count }, (_, index) => `word ${from + index}`);
    const { _id: profileId } = await api.profiles.create({ ...ASHA, excludeIngredients: words(0, 30) });

    await expect(api.meals.generate({ profileId, excludeIngredients: words(30, 21) })).rejects.toThrow(
      'excludeIngredients must have at most 50 entries together with those of the profile.',
    );
    await expect(api.meals.generate({ profileId, excludeIngredients: words(10, 40) })).resolves.toBeDefined();
  });

  test('of somebody else, or of nobody, is not found, and nobody pays', async () => {
    const { api, otherApi, context } = testApi();
    const { _id: profileId } = await api.profiles.create(ASHA);
    await otherApi.profiles.create({ ...ASHA, name: 'Bela' });

    for (const wrong of [profileId, context.newId(), 'no id', '']) {
      await expect(otherApi.meals.generate({ profileId: wrong })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    expect((await otherApi.subscription.status()).tokens).toBe(10);
    expect(await listGenerations(context.db, OWNER.userId)).toEqual([]);
  });

  test('a visitor who names one is asked to sign in', async () => {
    const { api, anonymousApi } = testApi();
    const { _id: profileId } = await api.profiles.create(ASHA);

    await expect(
      anonymousApi.meals.generate({ profileId, goal: 'maintenance', dietaryPreferences: 'vegan' }),
    ).rejects.toMatchObject({ code: 'UNAUTHORIZED', message: 'Please sign in to continue.' });
  });

  test('sent again under its key answers with the same plan, though the profile was changed', async () => {
    const { as } = testApi();
    const api = as(OWNER, { idempotencyKey: 'click' });
    const { _id: profileId } = await as(OWNER).profiles.create(ASHA);

    const first = await api.meals.generate({ profileId });
    await as(OWNER).profiles.update({ profileId, calorieTarget: 2500 });

    expect(await api.meals.generate({ profileId })).toEqual(first);
    await expect(api.meals.generate({ profileId, calorieTarget: 1800 })).rejects.toMatchObject({
      cause: { code: 'KEY_REUSED' },
    });
  });
});

describe('a generation without a profile', () => {
  const testApi = useTestApi();

  test.each([
    [{}, /^goal must be one of: weight_loss,/],
    [{ goal: 'maintenance' }, /^dietaryPreferences must be one of: vegan,/],
    [{ dietaryPreferences: 'vegan' }, /^goal must be one of/],
    [
      { goal: 'maintenance', dietaryPreferences: 'vegan', calorieTarget: 700 },
      'calorieTarget must be a whole number from 800 to 6000.',
    ],
    [{ goal: 'maintenance', dietaryPreferences: 'vegan', profileId: 7 }, 'profileId must be text.'],
  ])('%j is refused with a sentence that names the field', async (input, sentence) => {
    const { api } = testApi();

    await expect(api.meals.generate(input as { profileId: string })).rejects.toThrow(sentence);
  });
});
