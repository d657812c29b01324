import { testDatabases } from '@platewise/db/testing/test-database';
import { describe, expect, test } from 'vitest';
import { newId } from '../../new-id.ts';
import { porridge } from '../../testing/fake-planner.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { insertPlan } from '../plans-repository.ts';

const REQUEST = { goal: 'maintenance', dietaryPreferences: 'vegan', mealCount: 2 } as const;
const HOUR_MS = 3_600_000;

describe.each(testDatabases())('files of plans on %s', (kind) => {
  const testApi = useTestApi({ kind });

  const generate = async (request: object = REQUEST) =>
    (await testApi().proApi.meals.generate(request as typeof REQUEST)).planId ?? '';
  const plans = async (asked: object = {}) => (await testApi().proApi.plans.page({ pageSize: 100, ...asked })).plans;

  test('a plan is the data that the list shows, under a plain name', async () => {
    const { proApi } = testApi();
    const planId = await generate();
    const names = ['Crème brûlée; "week" 1', '../../etc/passwd', 'सोमवार', 'x'.repeat(120)];
    const files: string[] = [];
    for (const name of names) {
      await proApi.plans.rename({ planId, name });
      files.push((await proApi.plans.exportJson({ planId })).fileName);
    }

    const { content } = await proApi.plans.exportJson({ planId });

    expect(files).toEqual(['creme-brulee-week-1', 'etc-passwd', 'meal-plan', 'x'.repeat(60)]);
    expect([content]).toEqual(await plans());
  });

  test('a calendar has an event for each meal, whose ids stay while its day does', async () => {
    const { proApi, clock } = testApi();
    const planId = await generate({ ...REQUEST, mealCount: 5 });
    const lines = async (date?: string) =>
      (await proApi.plans.exportCalendar({ planId, ...(date && { date }) })).content.split('\r\n');
    const ids = (text: string[]) => text.filter((line) => line.startsWith('UID:'));

    const today = await lines();
    const first = await lines('2027-01-31');
    clock.advance(HOUR_MS);
    const [second, other] = [await lines('2027-01-31'), await lines('2027-02-01')];

    expect(today).toContain('DTSTART:20261121T080000');
    expect(new Set(ids(first)).size).toBe(5);
    expect(ids(second)).toEqual(ids(first));
    expect(ids(other).some((id) => ids(first).includes(id))).toBe(false);
  });

  test.each(['2026-02-30', '2026-2-3', 'today', '1999-12-31', '2027-11-30', '2026-11-21T10:00:00Z', ''])(
    'the day %j is refused',
    async (date) => {
      const planId = await generate();

      await expect(testApi().proApi.plans.exportCalendar({ planId, date })).rejects.toThrow(
        'date must be a real day such as 2026-11-30, from 2000-01-01 to a year ahead.',
      );
    },
  );

  test('a meal of another shape than today’s is still listed, copied and exported', async () => {
    const { proApi, context, clock } = testApi();
    const planId = await generate();
    const { content } = await proApi.plans.exportJson({ planId });
    const bare = {
      ...porridge('Old'),
      id: 'meal-old',
      isFavorite: false,
      items: [],
      ingredients: [],
      instructions: [],
    };
    const id = newId();
    await insertPlan(context.db, 'user-pro', {
      id,
      name: null,
      goal: 'balanced',
      dietary_preferences: 'none',
      request: { ...REQUEST, calorieTarget: 2000, additionalNotes: '', excludeIngredients: [], cookingTime: 'any' },
      seed: 1,
      meals: [bare],
      certificate: content.certificate,
      warnings: [],
      paid_meals: [],
      created_at: clock.now(),
    });

    expect((await proApi.plans.duplicate({ planId: id })).meals).toMatchObject([{ name: 'Old', items: [] }]);
    expect((await proApi.plans.exportCalendar({ planId: id })).content).toContain('SUMMARY:Breakfast: Old');
    expect(await plans({ search: 'old' })).toHaveLength(2);
  });
});
