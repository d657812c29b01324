import { testDatabases } from '@platewise/db/testing/test-database';
import { isModelError } from '@platewise/providers/model/model-error';
import { describe, expect, test } from 'vitest';
import { OWNER, STRANGER } from '../testing/people.ts';
import { useTestApi } from '../testing/use-test-api.ts';
import { createModelBudget } from './model-budget.ts';

describe.each(testDatabases())('the budget of a model on %s', (kind) => {
  const testApi = useTestApi({ kind });

  async function budgetOf(limits: { monthlyUsd?: number; personMonthlyUsd?: number }) {
    const { api, otherApi, context, clock } = testApi();
    // Their records are there.
    await Promise.all([api.subscription.status(), otherApi.subscription.status()]);
    const works: Promise<void>[] = [];
    const budget = createModelBudget(
      { db: context.db, now: clock.now, track: (work) => works.push(work) },
      { monthlyUsd: limits.monthlyUsd, personMonthlyUsd: limits.personMonthlyUsd },
    );
    const isRefused = async (person: string, usd: number) => {
      try {
        await budget.reserve({ person, usd });
        return false;
      } catch (error) {
        if (isModelError(error) && error.code === 'budget') return true;
        throw error;
      }
    };
    return { budget, isRefused, settled: () => Promise.all(works) };
  }

  test('of a person ends for them alone, and begins again with the month', async () => {
    const { isRefused } = await budgetOf({ personMonthlyUsd: 0.01 });
    const { clock } = testApi();

    expect(await isRefused(OWNER.userId, 0.009)).toBe(false);
    expect(await isRefused(OWNER.userId, 0.002)).toBe(true);
    expect(await isRefused(STRANGER.userId, 0.002)).toBe(false);
    clock.set('2026-12-01T00:00:01Z');
    expect(await isRefused(OWNER.userId, 0.009)).toBe(false);
  });

  test('of the whole instance holds for many at once', async () => {
    const { isRefused } = await budgetOf({ monthlyUsd: 0.01 });

    const refused = await Promise.all(
      Array.from({ length: 20 }, (_, index) => isRefused(index % 2 ? OWNER.userId : STRANGER.userId, 0.001)),
    );

    expect(refused.filter((one) => !one)).toHaveLength(10);
  });

  test('gets back what a request did not cost; where its cost is not known, all that was set aside counts', async () => {
    const { budget, isRefused, settled } = await budgetOf({ monthlyUsd: 0.01 });

    const settle = await budget.reserve({ person: OWNER.userId, usd: 0.01 });
    expect(await isRefused(OWNER.userId, 0.001)).toBe(true);
    settle(0.004);
    await settled();
    expect(await isRefused(OWNER.userId, 0.007)).toBe(true);
    const unknown = await budget.reserve({ person: OWNER.userId, usd: 0.006 });
    unknown(null);
    await settled();

    expect(await isRefused(OWNER.userId, 0.001)).toBe(true);
  });
});
