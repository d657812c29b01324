import { embeddedPlanner } from '@platewise/api/meals/planners/embedded-planner';
import type { Planner } from '@platewise/api/meals/planners/planner';
import { generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import { afterAll, describe, expect, test } from 'vitest';
import { createPlanPool } from './plan-pool.ts';

const REQUEST = generationRequestSchema.parse({ goal: 'balanced', dietaryPreferences: 'vegan', mealCount: 3 });
const IMPOSSIBLE = generationRequestSchema.parse({ ...REQUEST, calorieTarget: 6000, mealCount: 1 });
const ONE_MEAL = generationRequestSchema.parse({ goal: 'balanced', dietaryPreferences: 'none', mealCount: 1 });
const PEOPLE = ['Asha', 'Ravi'].map((name) => {
  const { goal, dietaryPreferences, excludeIngredients, calorieTarget } = REQUEST;
  return { profileId: name, name, goal, dietaryPreferences, excludeIngredients, calorieTarget };
});
const NO_ONE = new AbortController().signal;
const OPTIONS = { seed: 7, avoid: [], disliked: [] };

const pool = createPlanPool({ threads: 1 });
afterAll(() => pool.close());

describe('a thread plans what the planner itself would', () => {
  const plan = () => embeddedPlanner.planMeals(REQUEST, { ...OPTIONS, signal: NO_ONE });
  const mealsOf = async () => {
    const outcome = await plan();
    return outcome.ok ? outcome.meals : [];
  };
  const asked = { ...OPTIONS, signal: NO_ONE, person: 'user-1' };
  const search = {
    people: 2,
    pantry: new Map([['salt', null]]),
    ownPrices: new Map([['onion', { inr: { amount: 30, grams: 500, paidOn: '2026-11-20' } }]]),
    currency: 'inr',
    maximum: null,
    wantsCheap: false,
  } as const;
  const CALLS: [name: string, call: (planner: Planner) => Promise<unknown>][] = [
    ['a day', (planner) => planner.planMeals(REQUEST, asked)],
    ['a day that cannot be', (planner) => planner.planMeals(IMPOSSIBLE, asked)],
    [
      'a week',
      (planner) =>
        planner.planWeek(REQUEST, {
          ...asked,
          days: ['2026-11-23', '2026-11-24'].map((date) => ({ date })),
        }),
    ],
    ['a family', (planner) => planner.planFamily({ ...REQUEST, people: PEOPLE }, asked)],
    ['a list', (planner) => planner.searchWeek(REQUEST, { ...asked, ...search })],
    [
      'a new dish',
      async (planner) => planner.regenerateMeals(REQUEST, await mealsOf(), { places: [1] }, { ...asked, locked: [0] }),
    ],
    [
      'alternatives',
      async (planner) => planner.listAlternatives(REQUEST, await mealsOf(), { place: 1 }, { ...asked, locked: [] }),
    ],
    [
      'swaps for nutrients',
      async (planner) => {
        const references = { set: 'dri', person: { ageYears: null, sex: null, stage: null } } as const;
        return planner.listMendingSwaps(REQUEST, await mealsOf(), { references }, { ...asked, locked: [] });
      },
    ],
  ];

  test.each(CALLS)('%s', async (_name, call) => {
    expect(await call(pool.planner)).toEqual(await call(embeddedPlanner));
  });
});

test('who waits with fewest plans under way comes first, and who leaves is not planned for', async () => {
  const served: string[] = [];
  const gone = new AbortController();
  const plan = (person: string, signal = NO_ONE) =>
    pool.planner.planMeals(REQUEST, { ...OPTIONS, person, signal }).then(
      () => served.push(person),
      (error: unknown) => served.push(`${person}: ${(error as { code: string }).code}`),
    );

  const all = ['busy', 'busy', 'busy'].map((person) => plan(person));
  all.push(plan('left', gone.signal), plan('calm'));
  gone.abort();
  await Promise.all(all);

  expect(served).toEqual(['left: PLANNER_BUSY', 'busy', 'calm', 'busy', 'busy']);
  expect(pool.load()).toEqual({ running: 0, queued: 0 });
});

test('beyond a hundred that wait newcomers are asked to come back', async () => {
  const all = Array.from({ length: 110 }, (_, index) =>
    pool.planner.planMeals(ONE_MEAL, { ...OPTIONS, person: `user-${index}`, signal: NO_ONE }).then(
      () => 'answered',
      (error: unknown) => (error as { code: string }).code,
    ),
  );

  const outcomes = await Promise.all(all);
  expect(outcomes.filter((outcome) => outcome === 'answered')).toHaveLength(101);
  expect(outcomes.filter((outcome) => outcome === 'PLANNER_BUSY')).toHaveLength(9);
});

test('what takes longer than it may is ended with its thread', async () => {
  const short = createPlanPool({ threads: 1, budgetMs: 1 });
  await short.warm();
  const days = Array.from({ length: 7 }, (_, day) => ({ date: `2026-11-2${day}` }));

  const ended = short.planner.planWeek(REQUEST, { ...OPTIONS, signal: NO_ONE, days });
  await expect(ended).rejects.toThrow('aborted');
  await short.close();
});
