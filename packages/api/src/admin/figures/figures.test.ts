import { testDatabases } from '@platewise/db/testing/test-database';
import { beforeEach, describe, expect, test } from 'vitest';
import { recordModelUsage } from '../../model-usage/record-model-usage.ts';
import { addForAll } from '../../model-usage/spending-repository.ts';
import { buyPlan } from '../../testing/buy-plan.ts';
import { makeOperator, OPERATOR } from '../../testing/make-operator.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

describe.each(testDatabases())('figures of operators on %s', (kind) => {
  const testApi = useTestApi({ kind });
  beforeEach(() => makeOperator(testApi().context));

  test('every day has a row, today first, with who came and what was charged', async () => {
    const { api, as, clock } = testApi();
    await buyPlan(api, 'pro_yearly');
    clock.advance(24 * 3_600_000);

    const growth = await as(OPERATOR).admin.growth({ days: 3 });

    expect(growth).toMatchObject({
      people: 3,
      byPlan: { free: 1, pro: 2, family: 0 },
      paying: { pro: 1, family: 0 },
      rows: [
        { day: '2026-11-22', newPeople: 0, subscriptionsStarted: 0, charges: 0, charged: 0 },
        { day: '2026-11-21', newPeople: 3, subscriptionsStarted: 1, charges: 1, charged: 4790.4 },
        { day: '2026-11-20', newPeople: 0, charges: 0 },
      ],
    });
  });

  test('what models cost stands next to the budget of the month', async () => {
    const { as, context } = testApi();
    const usage = {
      model: 'm',
      outcome: 'ok',
      dishes: 2,
      requests: 1,
      inputTokens: 100,
      cachedTokens: null,
      outputTokens: 50,
    } as const;
    await recordModelUsage(context, { ...usage, costUsd: 0.25 });
    await addForAll(context.db, { month: '2026-11', micros: 300_000, maxMicros: 1_000_000 });

    const changes = { modelBudget: { monthlyUsd: 20, personMonthlyUsd: null } };
    const use = await as(OPERATOR, changes).admin.modelUse();

    expect(use.rows).toMatchObject([{ day: '2026-11-21', model: 'm', orders: 1, failed: 0, cost: 0.25 }]);
    expect(use.budget).toEqual({ month: '2026-11', spent: 0.3, monthly: 20, personMonthly: null });
  });
});
