import { describe, expect, test } from 'vitest';
import { grantPlan } from '../../subscription/grant-plan.ts';
import { OWNER, PRO } from '../../testing/people.ts';
import { readBooks } from '../../testing/test-data-repository.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { embeddedPlanner } from '../planners/embedded-planner.ts';

const REQUEST = { goal: 'maintenance', dietaryPreferences: 'none', mealCount: 1 } as const;
const DATE = '2026-11-21';
const QUESTION = {
  code: 'UNPROCESSABLE_CONTENT',
  message: 'We cannot read “花生”: plan without it, or correct it.',
  cause: { code: 'NOT_ASSESSED', notAssessed: ['花生'] },
};

describe('what may be an allergy and cannot be read', () => {
  const testApi = useTestApi();

  test('is asked about before a token is taken, and planned without once that is accepted', async () => {
    const { api, anonymousApi, context } = testApi();
    const asked = { ...REQUEST, excludeIngredients: ['花生'] };
    await api.subscription.status();

    await expect(api.meals.generate(asked)).rejects.toMatchObject(QUESTION);
    await expect(anonymousApi.meals.generate(asked)).rejects.toMatchObject(QUESTION);
    expect(await readBooks(context.db, OWNER.userId)).toEqual({ ledger: 10, balance: 10 });

    expect((await api.meals.generate({ ...asked, acceptNotAssessed: true })).meals).toHaveLength(1);
  });

  test('is asked about in the notes', async () => {
    const { api } = testApi();

    await expect(api.meals.generate({ ...REQUEST, additionalNotes: 'zorblax allergy' })).rejects.toMatchObject({
      cause: { notAssessed: ['zorblax allergy'] },
    });
  });

  test('is asked about where a profile holds it: for plans, calendar days and family plans', async () => {
    const { as, context } = testApi();
    await grantPlan(context, { email: PRO.email, plan: 'family' });
    const api = as(PRO, { planner: embeddedPlanner });
    const { _id: profileId } = await api.profiles.create({ name: 'Mei', excludeIngredients: ['花生'] });
    const { _id: other } = await api.profiles.create({ name: 'Asha' });

    await expect(api.meals.generate({ ...REQUEST, profileId })).rejects.toMatchObject(QUESTION);
    await expect(api.familyPlans.generate({ profileIds: [profileId, other] })).rejects.toMatchObject(QUESTION);
    // The calendar plans for the oldest profile.
    await expect(api.calendar.fill({ days: [{ date: DATE }] })).rejects.toMatchObject(QUESTION);
    await expect(api.calendar.generate({ date: DATE, slot: 'dinner' })).rejects.toMatchObject(QUESTION);
  });

  test('is asked about in the words that are sent for the calendar', async () => {
    const { api } = testApi();
    const excludeIngredients = ['花生'];

    await expect(api.calendar.generate({ date: DATE, slot: 'dinner', excludeIngredients })).rejects.toMatchObject(
      QUESTION,
    );
    await expect(api.calendar.fill({ days: [{ date: DATE }], excludeIngredients })).rejects.toMatchObject(QUESTION);
    const filled = await api.calendar.fill({
      days: [{ date: DATE, slots: ['dinner'] }],
      excludeIngredients,
      acceptNotAssessed: true,
    });
    expect(filled.newMeals).toBe(1);
  });
});
