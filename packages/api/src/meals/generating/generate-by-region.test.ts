import { findDish } from '@platewise/planner/day/candidates/find-candidates';
import { isFrom } from '@platewise/planner/day/candidates/region-pools';
import { describe, expect, test } from 'vitest';
import { PRO } from '../../testing/people.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { embeddedPlanner } from '../planners/embedded-planner.ts';

const REQUEST = { goal: 'balanced', dietaryPreferences: 'none', mealCount: 3 } as const;
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Which share of some meals is from South Asia. */
function shareOf(names: readonly string[]): number {
  const dishes = names.flatMap((name) => findDish(name) ?? []);
  return dishes.filter((dish) => isFrom('south-asia', dish)).length / dishes.length;
}

describe('somebody who chose where dishes are from', () => {
  const testApi = useTestApi();

  test('is planned more of them, by day and by week, until they take it back', async () => {
    const proApi = testApi().as(PRO, { planner: embeddedPlanner });
    const days = async () => {
      const plans = [];
      for (const seed of SEEDS) plans.push(await proApi.meals.generate({ ...REQUEST, seed }));
      return shareOf(plans.flatMap(({ meals }) => meals.map(({ name }) => name)));
    };
    const usual = await days();

    await proApi.preferences.update({ region: 'south-asia' });

    const chosen = await days();
    expect(chosen).toBeGreaterThan(0.5);
    expect(chosen).toBeGreaterThan(usual);
    const { days: filled } = await proApi.calendar.fill({
      days: Array.from({ length: 7 }, (_, day) => ({ date: `2026-11-${23 + day}` })),
      seed: 1,
    });
    const names = filled.flatMap(({ entries }) => entries.flatMap(({ meal }) => meal?.name ?? []));
    expect(shareOf(names)).toBeGreaterThan(0.5);

    expect(await proApi.preferences.update({ region: null })).toMatchObject({ region: null });
  });

  test('is offered them first where a meal is swapped', async () => {
    const proApi = testApi().as(PRO, { planner: embeddedPlanner });
    await proApi.preferences.update({ region: 'south-asia' });

    for (const seed of SEEDS.slice(0, 4)) {
      const { planId, meals } = await proApi.meals.generate({ ...REQUEST, seed });
      const [first] = await proApi.plans.alternatives({ planId: planId ?? '', mealId: meals[1]?.id ?? '' });
      expect(shareOf([first?.meal.name ?? ''])).toBe(1);
    }
  });
});
