import { testDatabases } from '@platewise/db/testing/test-database';
import { describe, expect, test } from 'vitest';
import { runMaintenance } from '../maintenance/run-maintenance.ts';
import { countMentions } from '../testing/every-table-repository.ts';
import { useTestApi } from '../testing/use-test-api.ts';
import { listModelCosts } from './list-model-costs.ts';
import { type RequestUsage, recordModelUsage } from './record-model-usage.ts';

const ORDER: RequestUsage = {
  model: 'gpt-6-luna',
  outcome: 'ok',
  dishes: 3,
  requests: 1,
  inputTokens: 1000,
  cachedTokens: null,
  outputTokens: 500,
  costUsd: 0.00035,
};
const UNKNOWN = { inputTokens: null, outputTokens: null, costUsd: null };
const MAX_DAYS = 1000;

describe.each(testDatabases())('what models cost, on %s', (kind) => {
  const testApi = useTestApi({ kind });
  const record = (change: Partial<RequestUsage> = {}) => recordModelUsage(testApi().context, { ...ORDER, ...change });
  const list = (days = 30) => listModelCosts(testApi().context, { days });

  test('adds up by day and model, also when many requests end at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => record()));
    await record({ outcome: 'truncated', dishes: 1, requests: 2 });
    await record({ model: 'qwen3:8b' });

    expect(await list()).toEqual([
      {
        day: '2026-11-21',
        model: 'gpt-6-luna',
        orders: 21,
        failed: 1,
        requests: 22,
        dishes: 61,
        input_tokens: 21_000,
        cached_tokens: null,
        output_tokens: 10_500,
        cost_micros: 7350,
        orders_without_cost: 0,
      },
      expect.objectContaining({ model: 'qwen3:8b', orders: 1 }),
    ]);
  });

  test('what is not known is not zero, and is counted where something was sent', async () => {
    await record(UNKNOWN);
    const [alone] = await list();
    await record({ cachedTokens: 900 });
    await record(UNKNOWN);

    expect(alone).toMatchObject({ input_tokens: null, output_tokens: null, cost_micros: null, orders_without_cost: 1 });
    expect(await list()).toMatchObject([
      { orders: 3, input_tokens: 1000, cached_tokens: 900, cost_micros: 350, orders_without_cost: 2 },
    ]);
  });

  test('a request that was never sent cost nothing, and one that the caller left did not fail', async () => {
    await record({ ...UNKNOWN, outcome: 'busy', requests: 0, dishes: 0 });
    await record({ ...UNKNOWN, outcome: 'aborted', dishes: 0 });

    expect(await list()).toMatchObject([{ orders: 2, failed: 1, requests: 1, orders_without_cost: 1 }]);
  });

  test('days are those of UTC, newest first, and as many as are asked for', async () => {
    const { clock } = testApi();
    for (const moment of ['2026-11-19T12:00:00Z', '2026-11-20T23:59:59Z', '2026-11-21T00:00:00Z']) {
      clock.set(moment);
      await record();
    }

    expect((await list()).map(({ day }) => day)).toEqual(['2026-11-21', '2026-11-20', '2026-11-19']);
    expect((await list(2)).map(({ day }) => day)).toEqual(['2026-11-21', '2026-11-20']);
  });

  test('is forgotten after 400 days', async () => {
    const { clock, context } = testApi();
    await record();
    clock.set('2027-12-26T23:00:00Z');
    await runMaintenance(context);
    const before = await list(MAX_DAYS);

    clock.set('2027-12-27T00:00:00Z');
    await runMaintenance(context);

    expect(before).toHaveLength(1);
    expect(await list(MAX_DAYS)).toEqual([]);
  });

  test('nothing is added while the disk is nearly full', async () => {
    await recordModelUsage({ ...testApi().context, hasFreeSpace: async () => false }, ORDER);

    expect(await countMentions(testApi().context.db, ORDER.model)).toEqual({});
  });
});
