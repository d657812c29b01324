import { testDatabases } from '@platewise/db/testing/test-database';
import { describe, expect, test } from 'vitest';
import { embeddedPlanner } from '../../meals/planners/embedded-planner.ts';
import { PRO } from '../../testing/people.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const CONDITIONS = [
  { id: 'hypertension' as const, acknowledged: true },
  { id: 'gout' as const, acknowledged: true },
];

describe.each(testDatabases())('filling the calendar after a plan with conditions on %s', (kind) => {
  const testApi = useTestApi({ kind });

  test('goes on keeping their rules, as conditions and not as excluded words', async () => {
    const api = testApi().as(PRO, { planner: embeddedPlanner });
    await api.meals.generate({ goal: 'maintenance', dietaryPreferences: 'none', mealCount: 3, conditions: CONDITIONS });

    const { plannedFor } = await api.preferences.get();
    const { days, certificates } = await api.calendar.fill({
      days: [{ date: '2026-11-30' }, { date: '2026-12-01' }],
      seed: 3,
    });

    expect(plannedFor).toMatchObject({
      source: 'last-request',
      excludeIngredients: [],
    });
    expect(certificates.map(({ certificate }) => certificate?.conditions?.map(({ id }) => id))).toEqual([
      ['hypertension', 'gout'],
      ['hypertension', 'gout'],
    ]);
    const foods = days.flatMap(({ entries }) =>
      entries.flatMap(({ meal }) => meal?.items?.map(({ food }) => food) ?? []),
    );
    expect(foods.length).toBeGreaterThan(10);
    expect(
      foods.filter((food) => /liver|anchovy|sardine|herring|mackerel|broth|wine$|prawn|mussel/.test(food)),
    ).toEqual([]);
  });
});
