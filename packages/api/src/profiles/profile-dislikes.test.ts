import { LIMITS } from '@platewise/contract/limits';
import { dishNameOf } from '@platewise/planner/day/candidates/find-candidates';
import { describe, expect, test } from 'vitest';
import { embeddedPlanner } from '../meals/planners/embedded-planner.ts';
import { grantPlan } from '../subscription/grant-plan.ts';
import { PRO } from '../testing/people.ts';
import { useTestApi } from '../testing/use-test-api.ts';

const testApi = useTestApi();
const DAY = { goal: 'balanced', dietaryPreferences: 'none', mealCount: 2, seed: 3 } as const;

/** Somebody with Family whose profile does not want what a day would hold otherwise. */
async function asha() {
  const { as, context } = testApi();
  await grantPlan(context, { email: PRO.email, plan: 'family' });
  const api = as(PRO, { planner: embeddedPlanner });
  const { meals } = await as(null, { planner: embeddedPlanner }).meals.generate(DAY);
  const served = meals.map(({ name }) => name);
  const { goal, dietaryPreferences } = DAY;
  const profile = await api.profiles.create({ name: 'Asha', goal, dietaryPreferences, dislikedMeals: served });
  // A dish is not wanted with any side.
  return { api, served, unwanted: profile.dislikedMeals, profileId: profile._id };
}

describe('the meals that a profile does not want', () => {
  test('are kept by the names of our dishes, each once, and changed like the other fields', async () => {
    const { api, served, unwanted, profileId } = await asha();
    const [typedName = '', first = ''] = [served[0], unwanted[0]];

    const typed = [` ${typedName.toUpperCase()} `, first, ' ', 'Grandma’s pie'];
    const changed = await api.profiles.update({ profileId, dislikedMeals: typed });
    expect(changed.dislikedMeals).toEqual([first, 'Grandma’s pie']);
    await api.profiles.update({ profileId, name: 'Ash' });

    expect(await api.profiles.list()).toMatchObject([{ name: 'Ash', dislikedMeals: [first, 'Grandma’s pie'] }]);
    expect((await api.profiles.create({ name: 'Ben' })).dislikedMeals).toEqual([]);
  });

  test('are left out of plans for it, and of what takes their place later', async () => {
    const { api, unwanted, profileId } = await asha();

    const { meals } = await api.meals.generate({ profileId, mealCount: 2, seed: 3 });
    expect(meals.filter(({ name }) => unwanted.includes(dishNameOf(name)))).toEqual([]);

    const offered = async () => {
      const plan = await api.meals.generate({ profileId, mealCount: 2, seed: 3 });
      const mealId = plan.meals[0]?.id ?? '';
      const alternatives = await api.plans.alternatives({ planId: plan.planId ?? '', mealId });
      return alternatives.map(({ meal }) => meal.name);
    };
    const [next = ''] = await offered();
    await api.profiles.update({ profileId, dislikedMeals: [...unwanted, next] });

    expect(await offered()).not.toContain(next);
    expect(await api.dislikedMeals.list()).toEqual([]);
  });

  test('may be named in the call alone, as the planner’s form does', async () => {
    const { api, served, unwanted } = await asha();

    const { meals } = await api.meals.generate({ ...DAY, dislikedMeals: served.map((name) => name.toLowerCase()) });

    expect(meals.filter(({ name }) => unwanted.includes(dishNameOf(name)))).toEqual([]);
  });

  test('are left out of the calendar that plans for it', async () => {
    const { api, unwanted } = await asha();
    const days = [{ date: '2026-11-21' }, { date: '2026-11-22' }];

    const filled = await api.calendar.fill({ days, mealCount: 2, seed: 3 });

    const names = filled.days.flatMap(({ entries }) => entries.map(({ meal }) => meal?.name ?? ''));
    expect(names.length).toBe(4);
    expect(names.filter((name) => unwanted.includes(dishNameOf(name)))).toEqual([]);
  });

  test('are left out for everybody who shares a plan', async () => {
    const { api, profileId } = await asha();
    const ben = await api.profiles.create({ name: 'Ben', calorieTarget: 2400 });
    const profileIds = [profileId, ben._id];
    const shared = { profileIds, mealCount: 2, seed: 3 };
    const [first = ''] = (await api.familyPlans.generate(shared)).meals.map(({ name }) => name);
    await api.profiles.update({ profileId: ben._id, dislikedMeals: [first] });

    const { meals } = await api.familyPlans.generate(shared);

    expect(meals.map(({ name }) => name)).not.toContain(first);
  });

  test('are at most a hundred, in a profile and together with those of a call', async () => {
    const { api, profileId } = await asha();
    const names = Array.from({ length: LIMITS.profileDislikedMealsMax }, (_, at) => `Meal ${at}`);

    await expect(api.profiles.update({ profileId, dislikedMeals: [...names, 'One more'] })).rejects.toThrow(
      'dislikedMeals must have at most 100 entries.',
    );
    await expect(api.meals.generate({ profileId, dislikedMeals: names })).rejects.toThrow(
      'dislikedMeals must have at most 100 entries together with those of the profile.',
    );
    await expect(api.profiles.update({ profileId, dislikedMeals: ['x'.repeat(121)] })).rejects.toThrow(
      'dislikedMeals must be at most 120 characters.',
    );
  });
});
