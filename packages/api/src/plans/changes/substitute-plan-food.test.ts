import type { Meal } from '@platewise/contract/meals/meal-schema';
import type { Plan } from '@platewise/contract/plans/plan-schema';
import { testDatabases } from '@platewise/db/testing/test-database';
import { findFood } from '@platewise/nutrition/foods/foods';
import { substitutionsOf } from '@platewise/nutrition/substitutions/substitutions';
import { describe, expect, test } from 'vitest';
import type { Caller } from '../../app-router.ts';
import { embeddedPlanner } from '../../meals/planners/embedded-planner.ts';
import { OWNER, STRANGER } from '../../testing/people.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const REQUEST = { goal: 'balanced', dietaryPreferences: 'vegan', mealCount: 3, calorieTarget: 2000, seed: 2 } as const;

describe.each(testDatabases())('a food that is missing on %s', (kind) => {
  const testApi = useTestApi({ kind });
  const person = (id: typeof OWNER) => testApi().as(id, { planner: embeddedPlanner });

  async function planFor(api: Caller): Promise<Plan> {
    await api.meals.generate(REQUEST);
    const plan = (await api.plans.page({})).plans[0];
    if (!plan) throw new Error('no plan');
    return plan;
  }

  /** A meal and one of its foods for which something stands in this plan. */
  async function somethingMissing(api: Caller, plan: Plan) {
    for (const { id: mealId, items } of plan.meals) {
      for (const { food } of items.filter(({ food: one }) => substitutionsOf(one).length > 0)) {
        const found = await api.plans.substitutes({ planId: plan._id, mealId, food });
        if (found.length > 0) return { mealId, food, found };
      }
    }
    throw new Error('nothing stands for anything');
  }

  const foodsOf = ({ items }: Meal) => items.map(({ food }) => food);

  test('what is chosen does to the day what it showed, for no token, and can be undone', async () => {
    const owner = person(OWNER);
    const plan = await planFor(owner);
    const { mealId, food, found } = await somethingMissing(owner, plan);
    const [chosen] = found;
    if (!chosen) throw new Error('no substitute');
    const place = plan.meals.findIndex(({ id }) => id === mealId);
    const { tokens } = await owner.subscription.status();

    const changed = await owner.plans.substitute({ planId: plan._id, mealId, food, instead: chosen.food });

    const meal = changed.meals[place] as Meal;
    expect(foodsOf(meal)).toContain(chosen.food);
    expect(foodsOf(meal)).not.toContain(food);
    expect(meal.name).toBe(chosen.meal.name);
    expect(meal.name).toContain(`${chosen.name} for ${findFood(food)?.name}`);
    expect(meal.items.find((item) => item.food === chosen.food)?.grams).toBe(chosen.grams);
    expect(changed.certificate.actual).toEqual(chosen.day);
    expect(Math.abs(changed.certificate.actual.calories - 2000)).toBeLessThanOrEqual(10);
    expect((await owner.subscription.status()).tokens).toBe(tokens);
    const back = await owner.plans.undo({ planId: plan._id });
    expect(JSON.stringify(back.meals)).toBe(JSON.stringify(plan.meals));
  });

  test('nothing is offered that the diet leaves out, and such a thing is refused', async () => {
    const owner = person(OWNER);
    const plan = await planFor(owner);
    const classes = ['milk', 'egg', 'honey', 'meat', 'fish'] as const;
    const isAnimal = (food: string) => classes.some((one) => findFood(food)?.classes.includes(one));
    let refused = 0;
    for (const { id: mealId, items } of plan.meals) {
      for (const { food } of items) {
        const found = await owner.plans.substitutes({ planId: plan._id, mealId, food });
        expect(found.map((one) => one.food).filter(isAnimal)).toEqual([]);
        const animal = substitutionsOf(food).find(({ instead }) => isAnimal(instead));
        if (!animal) continue;
        refused += 1;
        const asked = owner.plans.substitute({ planId: plan._id, mealId, food, instead: animal.instead });
        await expect(asked).rejects.toMatchObject({ message: expect.stringContaining('diet of this plan') });
      }
    }
    expect(refused).toBeGreaterThan(0);
  });

  test('a food that is not in the meal, a locked meal and another person’s plan are refused with a sentence', async () => {
    const owner = person(OWNER);
    const plan = await planFor(owner);
    const { mealId, food, found } = await somethingMissing(owner, plan);
    const asked = { planId: plan._id, mealId, food, instead: found[0]?.food ?? '' };

    await expect(owner.plans.substitute({ ...asked, food: 'lobster' })).rejects.toMatchObject({
      message: 'Nothing that we know can stand for that food in this meal.',
    });
    await expect(owner.plans.substitute({ ...asked, locked: [mealId] })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await expect(person(STRANGER).plans.substitute(asked)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('anybody learns what stands for a food, how much of it, and which allergens come and go', async () => {
    const visitor = testApi().as(null);

    const found = await visitor.meals.standIns({ food: 'tahini', grams: 30 });

    expect(found[0]).toMatchObject({ food: 'sunflower-seed-butter', grams: 30, ratio: 1, leavesOut: ['sesame'] });
    expect(found.find(({ food }) => food === 'peanut-butter')?.brings).toContain('peanut');
    expect(await visitor.meals.standIns({ food: 'no-food', grams: 30 })).toEqual([]);
    await expect(visitor.meals.standIns({ food: 'tahini', grams: 0 })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});
