import type { CalendarDay } from '@platewise/contract/calendar/calendar-schema';
import { addDays } from '@platewise/contract/dates/local-date';
import type { Taste } from '@platewise/contract/generation/taste-schema';
import { LIMITS } from '@platewise/contract/limits';
import type { Meal } from '@platewise/contract/meals/meal-schema';
import { describe, expect, it } from 'vitest';
import { OWNER, PRO } from '../../testing/people.ts';
import { plannerAsking, useStandInModel } from '../../testing/use-stand-in-model.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { embeddedPlanner } from '../planners/embedded-planner.ts';

const REQUEST = { goal: 'balanced', dietaryPreferences: 'none', mealCount: 3, seed: 4 } as const;
const MONDAY = '2026-11-30';

const testApi = useTestApi();
const service = useStandInModel();

const cuisinesOf = (meals: readonly Pick<Meal, 'tags'>[]) => meals.map(({ tags }) => tags.at(-1) ?? '');

const cuisinesIn = (days: readonly CalendarDay[]) =>
  cuisinesOf(days.flatMap(({ entries }) => entries.flatMap(({ meal }) => (meal?.tags ? [{ tags: meal.tags }] : []))));

/** Nobody with this taste wants what these meals are. */
function against(meals: readonly Pick<Meal, 'tags'>[]): Taste {
  return { cuisines: Object.fromEntries(cuisinesOf(meals).map((cuisine) => [cuisine, -1])), foods: {} };
}

describe('a taste that comes with a request', () => {
  it('chooses other dishes, for visitors too', async () => {
    const { anonymousApi, as } = testApi();
    const api = as(OWNER, { planner: embeddedPlanner });
    const { meals } = await api.meals.generate(REQUEST);
    const taste = against(meals);

    const plans = [
      await api.meals.generate({ ...REQUEST, taste }),
      await anonymousApi.meals.generate({ ...REQUEST, taste }),
    ];

    for (const plan of plans) {
      expect(cuisinesOf(plan.meals).filter((cuisine) => Object.hasOwn(taste.cuisines, cuisine))).toEqual([]);
    }
  });

  it('chooses another meal of a plan', async () => {
    const api = testApi().as(PRO, { planner: embeddedPlanner });
    const { planId = '', meals } = await api.meals.generate(REQUEST);
    const mealIds = meals.slice(2).map(({ id }) => id);
    const again = (taste?: Taste) => api.plans.regenerate({ planId, mealIds, seed: 1, ...(taste && { taste }) });

    const [, , dinner] = (await again()).meals;
    await api.plans.undo({ planId });
    const [, , other] = (await again(against(dinner ? [dinner] : []))).meals;

    expect(cuisinesOf(other ? [other] : [])).not.toEqual(cuisinesOf(dinner ? [dinner] : []));
  });

  it('lets nothing in that is left out', async () => {
    const taste = { foods: { egg: 1, 'peanut-butter': 1 } };
    const asked = { ...REQUEST, dietaryPreferences: 'vegan' as const, excludeIngredients: ['peanut allergy'], taste };

    const { meals } = await testApi().as(OWNER, { planner: embeddedPlanner }).meals.generate(asked);

    const foods = meals.flatMap(({ items }) => items.map(({ food }) => food));
    expect(foods.filter((food) => food.includes('egg') || food.includes('peanut'))).toEqual([]);
  });

  it('is stored with no plan and sent to no model', async () => {
    const { as, context } = testApi();
    const api = as(OWNER, { planner: plannerAsking(service(), { isFallbackOn: true }), idempotencyKey: 'once' });

    await api.meals.generate({ ...REQUEST, taste: { cuisines: { Swiss: -0.7131 }, foods: { lobster: 0.8731 } } });

    expect(service().calls.length).toBeGreaterThan(0);
    expect(JSON.stringify(service().calls)).not.toMatch(/taste|0\.[78]\d31/);
    const stored = [
      await context.db.selectFrom('meal_plan').selectAll().execute(),
      await context.db.selectFrom('idempotency_key').selectAll().execute(),
    ];
    expect(stored.map(({ length }) => length)).toEqual([1, 1]);
    expect(JSON.stringify(stored)).not.toMatch(/taste|0\.[78]\d31/);
  });

  it('chooses the meals of days and of a slot of the calendar', async () => {
    const api = testApi().as(PRO, { planner: embeddedPlanner });
    const daysFrom = (first: string) => Array.from({ length: 4 }, (_, day) => ({ date: addDays(first, day) }));
    const taste = { cuisines: { Indian: -1, Italian: -1, American: -1, British: -1 }, foods: {} };
    const awayIn = (days: readonly CalendarDay[]) =>
      cuisinesIn(days).filter((cuisine) => Object.hasOwn(taste.cuisines, cuisine));

    const without = await api.calendar.fill({ days: daysFrom(MONDAY), seed: 2 });
    const filled = await api.calendar.fill({ days: daysFrom(addDays(MONDAY, 28)), seed: 2, taste });
    const dinner = { date: addDays(MONDAY, 60), slot: 'dinner', seed: 2 } as const;
    const generated = await api.calendar.generate({
      ...dinner,
      taste: { cuisines: { Thai: 1, Indian: 1 }, foods: {} },
    });

    expect(awayIn(without.days).length).toBeGreaterThan(2);
    expect(filled.newMeals).toBeGreaterThan(4);
    expect(awayIn(filled.days)).toEqual([]);
    expect(['Thai', 'Indian']).toContain(cuisinesIn(generated.days)[0]);
  });

  it.each([
    [{ cuisines: { Thai: 1.5 } }, 'taste.cuisines must be a number from -1 to 1.'],
    [{ foods: { egg: 'much' } }, 'taste.foods must be a number from -1 to 1.'],
    [{ foods: ['egg'] }, 'taste.foods must be an object.'],
    ['Thai', 'taste must be an object.'],
    [
      { foods: Object.fromEntries(Array.from({ length: LIMITS.tasteNamesMax + 1 }, (_, n) => [`food-${n}`, 1])) },
      'taste.foods must have at most 40 entries.',
    ],
  ])('is refused where it is none: %j', async (taste, sentence) => {
    const asked = { ...REQUEST, taste } as Parameters<ReturnType<typeof testApi>['api']['meals']['generate']>[0];

    await expect(testApi().api.meals.generate(asked)).rejects.toThrow(sentence);
  });
});
