import { prepGuideSchema } from '@platewise/contract/plans/prep-guide-schema';
import { testDatabases } from '@platewise/db/testing/test-database';
import { describe, expect, test } from 'vitest';
import { embeddedPlanner } from '../../meals/planners/embedded-planner.ts';
import { newId } from '../../new-id.ts';
import { grantPlan } from '../../subscription/grant-plan.ts';
import { OWNER, PRO, STRANGER } from '../../testing/people.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const REQUEST = { goal: 'balanced', dietaryPreferences: 'vegetarian', mealCount: 3, calorieTarget: 2000 } as const;

describe.each(testDatabases())('a prep guide on %s', (kind) => {
  const testApi = useTestApi({ kind });

  const people = () => {
    const planner = { planner: embeddedPlanner };
    return { pro: testApi().as(PRO, planner), owner: testApi().as(OWNER, planner) };
  };

  test('covers every meal of the chosen plans, a day each in the order asked, with what is eaten of them', async () => {
    const { pro } = people();
    const [first, second] = [await pro.meals.generate(REQUEST), await pro.meals.generate(REQUEST)];
    const [monday, tuesday] = [second.planId ?? '', first.planId ?? ''];
    const mealId = first.meals[0]?.id ?? '';
    const { meals } = await pro.plans.reportion({ planId: tuesday, servings: { [mealId]: 0.5 } });

    const guide = await pro.plans.prepGuide({ planIds: [monday, tuesday, monday] });

    expect(prepGuideSchema.parse(guide)).toEqual(guide);
    expect(guide.days.map(({ day, planId }) => [day, planId])).toEqual([
      [1, monday],
      [2, tuesday],
    ]);
    const uses = guide.tasks.flatMap(({ ingredients }) =>
      ingredients.flatMap((one) => one.uses.map((use) => ({ ...use, food: one.food }))),
    );
    const [item] = meals[0]?.items ?? [];
    const weighed = uses.find((use) => use.mealId === mealId && use.food === item?.food);
    expect(weighed?.grams).toBeCloseTo((item?.grams ?? 0) / 2, 1);
    expect(new Set(uses.map((use) => use.mealId)).size).toBe(6);
  });

  test('is for Pro and Family: a free person is refused, also for plans that are not there', async () => {
    const { owner } = people();
    const { planId = '' } = await owner.meals.generate(REQUEST);

    for (const planIds of [[planId], [newId()]]) {
      await expect(owner.plans.prepGuide({ planIds })).rejects.toMatchObject({
        code: 'FORBIDDEN',
        message: 'Available for Pro Users Only',
      });
    }
    await grantPlan(testApi().context, { email: OWNER.email, plan: 'family' });

    expect((await owner.plans.prepGuide({ planIds: [planId] })).days).toHaveLength(1);
  });

  test('finds no plan of somebody else, none that is deleted, and asks a visitor to sign in', async () => {
    const { pro, owner } = people();
    const foreign = (await owner.meals.generate(REQUEST)).planId ?? '';
    const own = (await pro.meals.generate(REQUEST)).planId ?? '';
    const { anonymousApi, as, context } = testApi();
    await pro.plans.remove({ planId: own });

    for (const planIds of [[foreign], [own], ['x'], [newId()]]) {
      await expect(pro.plans.prepGuide({ planIds })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    await expect(anonymousApi.plans.prepGuide({ planIds: [own] })).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await as(STRANGER).subscription.status();
    await grantPlan(context, { email: STRANGER.email, plan: 'pro' });
    await pro.plans.restore({ planId: own });
    await expect(as(STRANGER).plans.prepGuide({ planIds: [own] })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test.each([
    [{ planIds: [] }, 'planIds is required.'],
    [{ planIds: 'all' }, 'planIds must be a list.'],
    [{}, 'planIds must be a list.'],
    [{ planIds: Array(8).fill('x') }, 'planIds must have at most 7 entries.'],
  ])('%j is refused', async (input, sentence) => {
    const { pro } = people();

    await expect(pro.plans.prepGuide(input as { planIds: string[] })).rejects.toThrow(sentence);
  });
});
