import { addDays } from '@platewise/contract/dates/local-date';
import type { Meal } from '@platewise/contract/meals/meal-schema';
import { describe, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { PLANNERS } from '../../testing/every-planner.ts';
import { OWNER, PRO, STRANGER } from '../../testing/people.ts';
import { readBooks } from '../../testing/test-data-repository.ts';
import { useStandInModel } from '../../testing/use-stand-in-model.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const REQUEST = {
  goal: 'weight_loss' as const,
  dietaryPreferences: 'vegan' as const,
  mealCount: 3,
  calorieTarget: 1800,
  excludeIngredients: ['soy', 'nuts'],
};
const EVERYTHING = ['vegetables', 'fruit', 'grains', 'legumes', 'nuts', 'seeds', 'soy', 'oil', 'mushrooms'];
const MONDAY = '2026-11-30';

const testApi = useTestApi();
const service = useStandInModel();

describe.each(PLANNERS)('with every planner: $name', ({ create }) => {
  const as = (identity: Context['identity'], changes: Partial<Context> = {}) =>
    testApi().as(identity, { planner: create(service()), ...changes });

  test('a signed-in person gets a day that meets its target, with the proof, and finds it saved', async () => {
    const api = as(OWNER);

    const { meals, certificate, planId } = await api.meals.generate(REQUEST);

    expect(meals.map(({ mealType }) => mealType)).toEqual(['breakfast', 'lunch', 'dinner']);
    expectOnTarget(meals);
    expect(certificate.excluded.map(({ term }) => term)).toEqual(REQUEST.excludeIngredients);
    expect((await api.plans.page({})).plans[0]).toMatchObject({ _id: planId, meals, certificate });
    expect((await api.subscription.status()).tokens).toBe(7);
    expect((await as(STRANGER).plans.page({})).total).toBe(0);
  });

  test('a visitor\u2019s plan, offered after signing up, is computed again and saved with the same figures', async () => {
    const shown = await as(null).meals.generate(REQUEST);
    const items = shown.meals.map((meal) => ({ ...meal, calories: 1 }));

    const saved = await as(OWNER).plans.save({ request: REQUEST, seed: shown.seed, items });

    const figures = (meals: typeof shown.meals) =>
      meals.map(({ name, calories, macros }) => ({ name, calories, macros }));
    expect(figures(saved.meals)).toEqual(figures(shown.meals));
    expect((await as(OWNER).subscription.status()).tokens).toBe(10);
  });

  test('an impossible request is refused with the reason and a way out, and costs nothing', async () => {
    const api = as(OWNER);

    await expect(
      api.meals.generate({ ...REQUEST, mealCount: 2, excludeIngredients: EVERYTHING }),
    ).rejects.toMatchObject({
      code: 'UNPROCESSABLE_CONTENT',
      message: expect.stringMatching(/is left on the Vegan diet .*\. Allow /),
      cause: { code: 'PLAN_IMPOSSIBLE' },
    });
    expect(await readBooks(testApi().context.db, OWNER.userId)).toEqual({ ledger: 10, balance: 10 });
  });

  test('who has gone pays nothing and finds no plan', async () => {
    await as(OWNER).users.me();

    const asked = as(OWNER, { signal: AbortSignal.abort() }).meals.generate(REQUEST);

    await expect(asked).rejects.toMatchObject({ cause: { code: 'GENERATION_FAILED' } });
    expect(await readBooks(testApi().context.db, OWNER.userId)).toEqual({ ledger: 10, balance: 10 });
    expect((await as(OWNER).plans.page({})).total).toBe(0);
  });

  test('its plan can be changed: a meal again, servings, a swap and back, and each day stays on target', async () => {
    const api = as(PRO);
    const { planId = '', meals } = await api.meals.generate(REQUEST);
    const ids = meals.map(({ id }) => id);
    const [first = '', second = '', third = ''] = ids;
    const keeps = { planId, locked: [] };

    const again = await api.plans.regenerate({ planId, mealIds: [second], locked: [third] });
    const portioned = await api.plans.reportion({ ...keeps, servings: { [first]: 1.5 } });
    const choice = (await api.plans.alternatives({ ...keeps, mealId: third }))[0];
    const swapped = await api.plans.swap({ ...keeps, mealId: third, alternative: choice?.id ?? '' });
    const undone = await api.plans.undo({ planId });

    for (const plan of [again, portioned, swapped, undone]) expectOnTarget(plan.meals);
    expect(again.meals[1]?.name).not.toBe(meals[1]?.name);
    expect(again.meals[2]).toEqual(meals[2]);
    expect(names(portioned.meals)).toEqual(names(again.meals));
    expect(names(swapped.meals)).toEqual([...names(again.meals).slice(0, 2), choice?.meal.name]);
    expect(swapped.meals[2]?.source).toBe('planner');
    expect(undone.meals).toEqual(portioned.meals);
  });

  test('its meals can be kept as favorites', async () => {
    const api = as(OWNER);
    const { meals } = await api.meals.generate(REQUEST);
    const [meal] = meals as [Meal];

    const { favorite } = await api.favorites.add({ meal });

    expect(favorite.meal).toMatchObject({ name: meal.name, calories: meal.calories, items: meal.items });
  });

  test('days of the calendar are filled with it, each on target and none twice', async () => {
    const days = Array.from({ length: 3 }, (_, index) => ({ date: addDays(MONDAY, index) }));

    const filled = await as(PRO).calendar.fill({ days, seed: 4, leftovers: false, repeatBreakfasts: false });

    const meals = filled.days.flatMap(({ entries }) => entries.flatMap(({ meal }) => meal?.name ?? []));
    expect(new Set(meals).size).toBe(9);
    for (const { totals, target } of filled.days) {
      expect(Math.abs(totals.calories - target.calories)).toBeLessThanOrEqual(0.03 * target.calories);
    }
  });
});

const names = (meals: readonly Meal[]) => meals.map(({ name }) => name);

/** Servings count: a meal's figures are those of one. */
function expectOnTarget(meals: readonly Meal[]): void {
  const kcal = meals.reduce((sum, { calories, servings }) => sum + calories * servings, 0);
  expect(Math.abs(kcal - REQUEST.calorieTarget)).toBeLessThanOrEqual(0.03 * REQUEST.calorieTarget);
}
