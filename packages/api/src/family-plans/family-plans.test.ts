import { testDatabases } from '@platewise/db/testing/test-database';
import { describe, expect, test } from 'vitest';
import type { Caller } from '../app-router.ts';
import { embeddedPlanner } from '../meals/planners/embedded-planner.ts';
import { grantPlan } from '../subscription/grant-plan.ts';
import { countMentions } from '../testing/every-table-repository.ts';
import { PRO } from '../testing/people.ts';
import { useTestApi } from '../testing/use-test-api.ts';

describe.each(testDatabases())('plans for a family on %s', (kind) => {
  const testApi = useTestApi({ kind });

  /** Somebody with Family and three profiles: Asha without nuts, Ravi vegetarian, Meera with goal and diet open. */
  async function family() {
    const { context, as } = testApi();
    await grantPlan(context, { email: PRO.email, plan: 'family' });
    const api = as(PRO, { planner: embeddedPlanner });
    const asha = await api.profiles.create({
      name: 'Asha',
      goal: 'weight_loss',
      dietaryPreferences: 'none',
      calorieTarget: 1500,
      excludeIngredients: ['nuts'],
    });
    const ravi = await api.profiles.create({
      name: 'Ravi',
      goal: 'muscle_gain',
      dietaryPreferences: 'vegetarian',
      calorieTarget: 2800,
    });
    const meera = await api.profiles.create({ name: 'Meera', calorieTarget: 1300 });
    return { api, asha: asha._id, ravi: ravi._id, meera: meera._id };
  }

  const only = (plans: Awaited<ReturnType<Caller['plans']['page']>>) => {
    const [plan] = plans.plans;
    if (!plan) throw new Error('There is no plan.');
    return plan;
  };

  test('follow the taste of who asks, which is stored nowhere', async () => {
    const { api, asha, ravi } = await family();
    const call = { profileIds: [asha, ravi], mealCount: 3, seed: 4 };
    const plain = await api.familyPlans.generate(call);
    const cuisines = plain.meals.map(({ tags }) => tags.at(-1) ?? '');
    const taste = { cuisines: Object.fromEntries(cuisines.map((cuisine) => [cuisine, -0.987])), foods: {} };

    const byTaste = await api.familyPlans.generate({ ...call, taste });

    const kept = byTaste.meals.filter(({ tags }) => cuisines.includes(tags.at(-1) ?? ''));
    expect(kept.length).toBeLessThan(cuisines.length);
    expect(await countMentions(testApi().context.db, '0.987')).toEqual({});
  });

  test('refuse somebody with conditions, which are planned for one person', async () => {
    const { api, asha, ravi } = await family();
    await api.profiles.update({ profileId: asha, conditions: [{ id: 'gout', acknowledged: true }] });

    await expect(api.familyPlans.generate({ profileIds: [asha, ravi] })).rejects.toThrow(
      /Asha has health conditions, which are planned for one person at a time\. Plan for that profile alone/,
    );
  });

  test('keep their plates when the rest of a day is portioned again, and it says why', async () => {
    const { api, asha, ravi } = await family();
    const { planId = '' } = await api.familyPlans.generate({ profileIds: [asha, ravi], mealCount: 3 });
    const { days } = await api.calendar.placePlan({ date: '2026-11-21', planId });
    const own = await api.meals.generate({
      goal: 'maintenance',
      dietaryPreferences: 'none',
      calorieTarget: 400,
      slot: 'snack',
      seed: 3,
    });
    await api.calorie.setDailyGoal({ dailyGoal: 2100, date: '2026-11-21' });
    await api.calendar.place({ date: '2026-11-21', slot: 'snack', planId: own.planId, mealId: own.meals[0]?.id });
    await api.calorie.addMeal({ name: 'Cake', calories: 300, date: '2026-11-21' });

    const proposal = await api.calorie.proposeReplan({ date: '2026-11-21' });

    if (!proposal.isPossible) throw new Error(proposal.reason);
    expect(proposal.meals.map(({ slot }) => slot)).toEqual(['snack']);
    for (const { meal } of days[0]?.entries ?? [])
      expect(proposal.notes).toContain(`${meal?.name} stays as it is: it comes from a pot shared with others.`);
  });

  test('are saved with who eats what; the same key makes one', async () => {
    const { asha, ravi } = await family();
    const { as } = testApi();
    const api = as(PRO, { idempotencyKey: 'one-click' });

    const made = await api.familyPlans.generate({ profileIds: [asha, ravi], mealCount: 3 });
    const again = await api.familyPlans.generate({ profileIds: [asha, ravi], mealCount: 3 });

    expect(again).toEqual(made);
    const page = await api.plans.page({});
    expect(page.total).toBe(1);
    expect(only(page)).toMatchObject({
      _id: made.planId,
      goal: 'balanced',
      dietaryPreferences: 'vegetarian',
      meals: made.meals,
      certificate: { people: [{ name: 'Asha' }, { name: 'Ravi', diet: 'vegetarian' }] },
    });
    expect(JSON.stringify(only(page).meals)).toBe(JSON.stringify(made.meals));
    for (const { portions } of made.meals) expect(portions?.map(({ name }) => name)).toEqual(['Asha', 'Ravi']);
  });

  test('take what a profile leaves open from the call, else a balanced day without a diet', async () => {
    const { api, asha, meera } = await family();

    const open = await api.familyPlans.generate({ profileIds: [meera, asha] });
    const vegan = await api.familyPlans.generate({ profileIds: [meera, asha], dietaryPreferences: 'vegan' });

    expect(open.certificate.people?.map(({ diet }) => diet)).toEqual(['none', 'none']);
    expect(vegan.certificate.people?.map(({ diet }) => diet)).toEqual(['vegan', 'none']);
    expect(vegan.certificate.diet).toBe('vegan');
  });

  test('are for Family only, and of the caller’s own profiles only', async () => {
    const { api, asha, ravi } = await family();
    const { api: ownerApi, anonymousApi, otherApi, context } = testApi();
    const foreign = (await otherApi.profiles.create({ name: 'Stranger' }))._id;
    const ask = (caller: Caller, profileIds: string[]) => caller.familyPlans.generate({ profileIds });

    await expect(ask(anonymousApi, [asha, ravi])).rejects.toMatchObject({ cause: { code: 'UNAUTHENTICATED' } });
    await expect(ask(ownerApi, [asha, ravi])).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: 'Available for Family Users Only',
    });
    await expect(ask(api, [asha, foreign])).rejects.toMatchObject({ cause: { code: 'NOT_FOUND' } });
    await expect(ask(api, [asha, 'no id'])).rejects.toMatchObject({ cause: { code: 'NOT_FOUND' } });
    await expect(ask(api, [asha])).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await expect(ask(api, [asha, asha])).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await expect(api.familyPlans.generate({ profileIds: [asha, ravi], userId: 'user-stranger' })).rejects.toMatchObject(
      { cause: { code: 'WRONG_USER' } },
    );
    await grantPlan(context, { email: PRO.email, plan: 'pro' });
    await expect(ask(api, [asha, ravi])).rejects.toMatchObject({ cause: { code: 'FAMILY_ONLY' } });
    expect((await api.plans.page({})).total).toBe(0);
  });

  test('that cannot be say for whom, and nothing is saved', async () => {
    const { api, asha, ravi } = await family();
    await api.profiles.update({ profileId: ravi, calorieTarget: 5500 });

    await expect(api.familyPlans.generate({ profileIds: [asha, ravi], mealCount: 2 })).rejects.toMatchObject({
      code: 'UNPROCESSABLE_CONTENT',
      message: '5,500 kcal for Ravi do not fit into 2 meals. Choose 3 meals.',
    });
    expect((await api.plans.page({})).total).toBe(0);
  });

  test('take another dish for everybody, and give the old one back', async () => {
    const { api, asha, ravi } = await family();
    const { planId = '', meals } = await api.familyPlans.generate({ profileIds: [asha, ravi], mealCount: 3 });
    const [first, second] = meals.map(({ id }) => id);

    const changed = await api.plans.regenerate({ planId, mealIds: [second ?? ''], locked: [first ?? ''] });
    const [alternative] = await api.plans.alternatives({ planId, mealId: changed.meals[2]?.id ?? '', locked: [] });
    const swapped = await api.plans.swap({
      planId,
      mealId: changed.meals[2]?.id ?? '',
      alternative: alternative?.id ?? '',
    });
    await api.plans.undo({ planId });
    const back = await api.plans.undo({ planId });

    expect(changed.meals[0]).toEqual(meals[0]);
    for (const plan of [changed, swapped]) {
      for (const { actual, target } of plan.certificate.people ?? []) {
        expect(Math.abs(actual.calories / target.calories - 1)).toBeLessThanOrEqual(0.03);
      }
      for (const { portions } of plan.meals) expect(portions).toHaveLength(2);
    }
    expect(swapped.meals[2]?.name).toBe(alternative?.meal.name);
    expect(JSON.stringify(back.meals)).toBe(JSON.stringify(meals));
    expect(back.certificate.people).toHaveLength(2);
    await expect(api.plans.reportion({ planId, servings: { [first ?? '']: 2 } })).rejects.toMatchObject({
      cause: { code: 'PLAN_IMPOSSIBLE' },
    });
  });

  test('are bought for once: the list holds the grams of the pots', async () => {
    const { api, asha, ravi, meera } = await family();
    const { planId = '', meals } = await api.familyPlans.generate({ profileIds: [asha, ravi, meera], mealCount: 3 });
    const needed = new Map<string, number>();
    for (const { food, grams } of meals.flatMap(({ items }) => items)) {
      needed.set(food, (needed.get(food) ?? 0) + grams);
    }

    const { items } = await api.shoppingList.fromPlan({ planIds: [planId], numberOfPeople: 1 });

    expect(new Map(items.map(({ food, neededGrams }) => [food, neededGrams]))).toEqual(needed);
  });

  test('are bought for once from the calendar too: the pot and not one portion, however many people are asked for', async () => {
    const { api, asha, ravi, meera } = await family();
    const { planId = '', meals } = await api.familyPlans.generate({ profileIds: [asha, ravi, meera], mealCount: 2 });
    const date = '2026-11-24';
    await api.calendar.placePlan({ planId, date });
    await api.calendar.place({ date, slot: 'breakfast', planId, mealId: meals[0]?.id ?? '' });
    const list = async (source: { planIds: string[] } | { from: string; to: string }, numberOfPeople: number) => {
      const { items } = await api.shoppingList.fromPlan({ ...source, numberOfPeople });
      return new Map(items.map(({ food, neededGrams }) => [food, neededGrams]));
    };
    const needed = await list({ planIds: [planId] }, 1);

    expect(await list({ from: date, to: date }, 1)).toEqual(needed);
    expect(await list({ from: date, to: date }, 3)).toEqual(needed);
    expect(await list({ planIds: [planId] }, 3)).toEqual(needed);
    await api.plans.remove({ planId });
    expect(await list({ from: date, to: date }, 1)).toEqual(needed);
  });

  test('are bought whole from the calendar also when their plan has another dish by now', async () => {
    const { api, asha, ravi } = await family();
    const { planId = '', meals } = await api.familyPlans.generate({ profileIds: [asha, ravi], mealCount: 2 });
    const [pot] = meals;
    if (!pot) throw new Error('There is no meal.');
    const date = '2026-11-24';
    await api.calendar.place({ date, slot: 'lunch', planId, mealId: pot.id });

    const [alternative] = await api.plans.alternatives({ planId, mealId: pot.id });
    await api.plans.swap({ planId, mealId: pot.id, alternative: alternative?.id ?? '' });

    const { items } = await api.shoppingList.fromPlan({ from: date, to: date, numberOfPeople: 1 });
    const needed = new Map(items.map(({ food, neededGrams }) => [food, neededGrams]));
    expect(needed).toEqual(new Map(pot.items.map(({ food, grams }) => [food, grams])));
  });

  test('stand in the calendar with the portion of the person it plans for, in grams that make its figures', async () => {
    const { api, asha, ravi } = await family();
    const { planId = '', meals } = await api.familyPlans.generate({ profileIds: [asha, ravi], mealCount: 3 });
    await api.preferences.update({ profileId: ravi });

    const { days } = await api.calendar.placePlan({ planId, date: '2026-11-24' });
    const { days: changed } = await api.calendar.place({
      date: '2026-11-25',
      slot: 'lunch',
      planId,
      mealId: meals[1]?.id ?? '',
    });

    const entries = days.flatMap((day) => day.entries);
    const portions = meals.map((meal) => meal.portions?.find(({ profileId }) => profileId === ravi));
    expect(entries).toHaveLength(3);
    for (const [index, entry] of entries.entries()) {
      expect(Math.abs((entry.meal?.calories ?? 0) - (portions[index]?.calories ?? 0))).toBeLessThanOrEqual(2);
      expect(entry.meal).not.toHaveProperty('portions');
    }
    expect(changed[0]?.entries[0]?.meal?.items).toEqual(entries[1]?.meal?.items);
  });

  test('are shared and exported without the names of who eats', async () => {
    const { api, asha, ravi } = await family();
    const { anonymousApi } = testApi();
    const { planId = '' } = await api.familyPlans.generate({ profileIds: [asha, ravi], mealCount: 2 });

    const { token } = await api.sharing.create({ planId });
    const shared = await anonymousApi.sharing.read({ token });

    expect(JSON.stringify(shared)).not.toMatch(/Asha|Ravi/);
    expect(shared.meals).toHaveLength(2);
    expect((await api.plans.exportJson({ planId })).content.meals[0]?.portions).toHaveLength(2);
  });

  test('offer no cheaper dish for one person in the place of a shared one', async () => {
    const { api, asha, ravi } = await family();
    const { planId = '' } = await api.familyPlans.generate({ profileIds: [asha, ravi], mealCount: 3 });
    await api.shoppingList.follow({ planIds: [planId], numberOfPeople: 1 });

    expect(await api.shoppingList.swaps({ currency: 'INR' })).toEqual([]);
  });
});
