import { expect, test } from 'vitest';
import { OWNER } from '../testing/people.ts';
import { useTestApi } from '../testing/use-test-api.ts';
import { runMaintenance } from './run-maintenance.ts';

const DAY_MS = 86_400_000;
const REQUEST = { goal: 'maintenance', dietaryPreferences: 'none', mealCount: 1 } as const;

const testApi = useTestApi();

test('a task that fails keeps none of those after it from their turn', async () => {
  const { api, as, clock, context } = testApi();
  const { planId = '' } = await api.meals.generate(REQUEST);
  await as(OWNER).plans.remove({ planId });
  clock.advance(2 * DAY_MS);
  await context.db.schema.dropTable('rate_counter').execute();

  await expect(runMaintenance(context)).rejects.toThrow('Maintenance is not complete');

  expect(await context.db.selectFrom('meal_plan').select('id').execute()).toEqual([]);
});
