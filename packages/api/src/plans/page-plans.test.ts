import { testDatabases } from '@platewise/db/testing/test-database';
import { describe, expect, test } from 'vitest';
import { OWNER } from '../testing/people.ts';
import { useTestApi } from '../testing/use-test-api.ts';

const REQUEST = { goal: 'maintenance', dietaryPreferences: 'vegan', mealCount: 2 } as const;

describe.each(testDatabases())('the list of plans on %s', (kind) => {
  const testApi = useTestApi({ kind });

  const generate = async (request: object = REQUEST) =>
    (await testApi().proApi.meals.generate(request as typeof REQUEST)).planId ?? '';
  const plans = async (asked: object = {}) => (await testApi().proApi.plans.page({ pageSize: 100, ...asked })).plans;

  test('finds plans by words of their name, meals and ingredients, letter case aside', async () => {
    const { proApi, as } = testApi();
    const seeds = [await generate({ ...REQUEST, seed: 1 }), await generate({ ...REQUEST, seed: 2 })];
    await proApi.plans.rename({ planId: seeds[0] ?? '', name: 'Mom’s 100% “week” _ \\ day' });
    const found = async (search: string) => (await plans({ search })).map(({ _id }) => _id);

    expect(await found('mom’s WEEK')).toEqual([seeds[0]]);
    expect(await found('porridge 2-0')).toEqual([seeds[1]]);
    expect(await found('ROLLED   oats')).toEqual(seeds.toReversed());
    expect(await found('%')).toEqual([seeds[0]]);
    expect(await found('_')).toEqual([seeds[0]]);
    expect(await found('\\')).toEqual([seeds[0]]);
    expect(await found('week porridge tofu')).toEqual([]);
    expect(await found('  ')).toEqual(seeds.toReversed());
    expect(await found("'; drop table meal_plan; --")).toEqual([]);
    expect((await as(OWNER).plans.page({ search: 'porridge' })).total).toBe(0);
  });

  test('keeps to a goal, and the total and the pages are those of what was found', async () => {
    const { proApi, clock } = testApi();
    for (const goal of ['weight_loss', 'muscle_gain', 'weight_loss']) {
      await generate({ ...REQUEST, goal });
      clock.advance(1000);
    }

    const first = await proApi.plans.page({ goal: 'weight_loss' });
    const second = await proApi.plans.page({ goal: 'weight_loss', search: 'porridge', page: 2 });

    expect([first.total, second.total]).toEqual([2, 2]);
    expect([...first.plans, ...second.plans].map(({ goal }) => goal)).toEqual(['weight_loss', 'weight_loss']);
    expect(second.plans[0]?._id).not.toBe(first.plans[0]?._id);
    expect((await proApi.plans.page({ goal: 'athletic_performance' })).total).toBe(0);
  });

  test.each([{ goal: 'fly' }, { search: 5 }, { search: 'x'.repeat(121) }, { search: 'a\u0000' }])(
    '%j is refused',
    async (asked) => {
      await expect(plans(asked)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    },
  );
});
