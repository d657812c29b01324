import { testDatabases } from '@platewise/db/testing/test-database';
import { describe, expect, test } from 'vitest';
import { embeddedPlanner } from '../../meals/planners/embedded-planner.ts';
import { grantPlan } from '../../subscription/grant-plan.ts';
import { PRO } from '../../testing/people.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const LUNCH = { date: '2026-11-24', slot: 'lunch' } as const;

describe.each(testDatabases())('a pot on %s', (kind) => {
  const testApi = useTestApi({ kind });

  test('leaves the pantry once and whole, and comes back so', async () => {
    const { as, context } = testApi();
    await grantPlan(context, { email: PRO.email, plan: 'family' });
    const api = as(PRO, { planner: embeddedPlanner });
    const people = [await api.profiles.create({ name: 'Asha' }), await api.profiles.create({ name: 'Ravi' })];
    const profileIds = people.map(({ _id }) => _id);
    const { planId = '', meals } = await api.familyPlans.generate({ profileIds, mealCount: 2, seed: 7 });
    const [pot] = meals;
    await api.calendar.place({ ...LUNCH, planId, mealId: pot?.id ?? '' });
    await api.shoppingList.follow({ from: LUNCH.date, to: LUNCH.date, numberOfPeople: 4 });
    for (const { food } of pot?.items ?? []) await api.shoppingList.addPantryFood({ food, grams: 10_000 });

    await api.calorie.tickPlanned({ ...LUNCH, outcome: 'eaten' });

    const left = new Map((await api.shoppingList.pantry()).map(({ food, grams }) => [food, grams]));
    expect(left).toEqual(new Map(pot?.items.map(({ food, grams }) => [food, 10_000 - grams])));
    await api.calorie.untickPlanned(LUNCH);
    expect((await api.shoppingList.pantry()).map(({ grams }) => grams)).toEqual(pot?.items.map(() => 10_000));
  });
});
