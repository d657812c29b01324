import { testDatabases } from '@platewise/db/testing/test-database';
import { describe, expect, test } from 'vitest';
import { grantPlan } from '../subscription/grant-plan.ts';
import { PRO } from '../testing/people.ts';
import { useTestApi } from '../testing/use-test-api.ts';

describe.each(testDatabases())('profiles on %s', (kind) => {
  const testApi = useTestApi({ kind });

  test('start empty; a new one has what was given and the form’s defaults', async () => {
    const { api } = testApi();

    expect(await api.profiles.list()).toEqual([]);
    const profile = await api.profiles.create({ name: '  Asha ', excludeIngredients: ['nuts', ' ', 'Nuts'] });

    expect(profile).toMatchObject({
      name: 'Asha',
      goal: null,
      dietaryPreferences: null,
      excludeIngredients: ['Nuts'],
      calorieTarget: 2000,
    });
    expect(await api.profiles.list()).toEqual([profile]);
  });

  test('keep conditions once they are confirmed, and what is planned for them keeps their rules', async () => {
    const { proApi: api } = testApi();
    const kidney = { id: 'kidney', acknowledged: true, limits: { sodiumMg: 1800 } } as const;

    await expect(api.profiles.create({ name: 'Asha', conditions: [{ id: 'gout' }] })).rejects.toThrow(
      /does not know your uric acid/,
    );
    const { _id: profileId, conditions } = await api.profiles.create({
      name: 'Asha',
      conditions: [kidney, { id: 'gout', acknowledged: true }],
    });
    expect(conditions).toEqual([
      { ...kidney, pollens: [] },
      { id: 'gout', acknowledged: true, limits: {}, pollens: [] },
    ]);

    const { certificates } = await api.calendar.fill({ days: [{ date: '2026-11-24' }], profileId });
    expect(certificates[0]?.certificate?.conditions?.map(({ id }) => id)).toEqual(['kidney', 'gout']);
    expect(certificates[0]?.certificate?.conditions?.[0]?.checks).toMatchObject([
      { measure: 'sodium', bound: 1800, isKept: true },
    ]);

    const left = await api.profiles.update({ profileId, conditions: [] });
    expect(left.conditions).toEqual([]);
    expect((await api.profiles.list())[0]).toEqual(left);
  });

  test('only the fields that are sent change, so that two tabs keep both', async () => {
    const { api, clock } = testApi();
    const { _id: profileId } = await api.profiles.create({ name: 'Asha', goal: 'weight_loss', calorieTarget: 1800 });
    clock.advance(1000);

    await Promise.all([
      api.profiles.update({ profileId, calorieTarget: 1900 }),
      api.profiles.update({ profileId, excludeIngredients: ['dairy'], goal: null }),
    ]);

    expect(await api.profiles.list()).toMatchObject([
      { name: 'Asha', goal: null, calorieTarget: 1900, excludeIngredients: ['dairy'] },
    ]);
    expect((await api.profiles.list())[0]?.updatedAt).toBe(clock.now().toISOString());
  });

  test('are one for everyone, also when two are made at once, and six for a family', async () => {
    const { api, proApi, context } = testApi();

    const both = await Promise.allSettled([api.profiles.create({ name: 'A' }), api.profiles.create({ name: 'B' })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(api.profiles.create({ name: 'C' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: 'Your plan holds 1 profile. Family holds six.',
    });
    await grantPlan(context, { email: PRO.email, plan: 'family' });
    for (let count = 0; count < 6; count += 1) await proApi.profiles.create({ name: `Person ${count}` });

    await expect(proApi.profiles.create({ name: 'One more' })).rejects.toMatchObject({
      cause: { code: 'PROFILES_FULL' },
    });
    expect((await proApi.profiles.list()).map(({ name }) => name)).toEqual(
      [0, 1, 2, 3, 4, 5].map((n) => `Person ${n}`),
    );
  });

  test('are kept when a smaller plan holds fewer, and can be changed and removed', async () => {
    const { proApi, context } = testApi();
    await grantPlan(context, { email: PRO.email, plan: 'family' });
    const [first, second] = [await proApi.profiles.create({ name: 'A' }), await proApi.profiles.create({ name: 'B' })];
    await grantPlan(context, { email: PRO.email, plan: 'free' });

    await proApi.profiles.update({ profileId: second._id, name: 'Both' });
    await proApi.profiles.remove({ profileId: first._id });

    expect((await proApi.profiles.list()).map(({ name }) => name)).toEqual(['Both']);
  });

  test.each([
    [{ name: ' ' }, 'name is required.'],
    [{ name: 'x'.repeat(121) }, 'name must be at most 120 characters.'],
    [{ name: 'A', calorieTarget: 799 }, 'calorieTarget must be a whole number from 800 to 6000.'],
    [{ name: 'A', calorieTarget: '2000' }, 'calorieTarget must be a whole number from 800 to 6000.'],
    [{ name: 'A', goal: 'fly' }, /^goal must be one of/],
    [{ name: 'A', dietaryPreferences: 'air' }, /^dietaryPreferences must be one of/],
    [{ name: 'A', excludeIngredients: 'nuts' }, 'excludeIngredients must be a list.'],
    [{ name: 'A\u0000' }, 'name contains characters that are not allowed.'],
  ])('%j is refused with a sentence', async (input, sentence) => {
    const { api } = testApi();

    await expect(api.profiles.create(input as { name: string })).rejects.toThrow(sentence);
  });
});
