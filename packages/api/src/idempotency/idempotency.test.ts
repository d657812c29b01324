import { testDatabases } from '@platewise/db/testing/test-database';
import { describe, expect, test } from 'vitest';
import { refundExpired } from '../allowance/refund-expired.ts';
import type { Context } from '../context.ts';
import { createLeases } from '../leases/leases.ts';
import { renewLeases } from '../leases/renew-leases.ts';
import { runMaintenance } from '../maintenance/run-maintenance.ts';
import { brokenPlanner, gatedPlanner } from '../testing/fake-planner.ts';
import { OWNER, STRANGER } from '../testing/people.ts';
import { readBooks, setBalance } from '../testing/test-data-repository.ts';
import { useTestApi } from '../testing/use-test-api.ts';

const REQUEST = { goal: 'maintenance', dietaryPreferences: 'none', mealCount: 2 } as const;
const KEY = { idempotencyKey: 'one-click' };
const DAY_MS = 86_400_000;

describe.each(testDatabases())('an Idempotency-Key on %s', (kind) => {
  const testApi = useTestApi({ kind });

  test('answers a retry with the same plan and takes no second token', async () => {
    const { as, api } = testApi();

    const first = await as(OWNER, KEY).meals.generate(REQUEST);
    const second = await as(OWNER, KEY).meals.generate(REQUEST);

    expect(second).toEqual(first);
    expect((await api.subscription.status()).tokens).toBe(8);
    expect((await api.plans.page({})).total).toBe(1);
  });

  test('lets one of ten calls at once work; the others get its plan or are reported to wait', async () => {
    const { as, api } = testApi();

    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => as(OWNER, KEY).meals.generate(REQUEST)));

    const plans = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.planId] : []));
    const codes = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []));
    expect(new Set(plans).size).toBe(1);
    expect(codes.every((code) => code === 'CONFLICT')).toBe(true);
    expect((await api.subscription.status()).tokens).toBe(8);
  });

  test('is refused with Retry-After while the first call runs', async () => {
    const { as } = testApi();
    const { planner, started, release } = gatedPlanner();
    const first = as(OWNER, { ...KEY, planner }).meals.generate(REQUEST);
    await started;

    await expect(as(OWNER, KEY).meals.generate(REQUEST)).rejects.toMatchObject({
      code: 'CONFLICT',
      cause: { code: 'KEY_STILL_RUNNING', retryAfterSeconds: 2 },
    });

    release();
    expect((await first).meals).toHaveLength(2);
  });

  test('is refused with another request', async () => {
    const { as } = testApi();
    await as(OWNER, KEY).meals.generate(REQUEST);

    await expect(as(OWNER, KEY).meals.generate({ ...REQUEST, mealCount: 1 })).rejects.toMatchObject({
      code: 'UNPROCESSABLE_CONTENT',
      cause: { code: 'KEY_REUSED' },
    });
  });

  test('of one person says nothing about the same key of another', async () => {
    const { as } = testApi();
    const mine = await as(OWNER, KEY).meals.generate(REQUEST);

    const theirs = await as(STRANGER, KEY).meals.generate(REQUEST);

    expect(theirs.planId).not.toBe(mine.planId);
  });

  test('keeps no failure: the next try works', async () => {
    const { as } = testApi();
    await expect(as(OWNER, { ...KEY, planner: brokenPlanner }).meals.generate(REQUEST)).rejects.toThrow();

    expect((await as(OWNER, KEY).meals.generate(REQUEST)).meals).toHaveLength(2);
  });

  test('whose process died can be used again after the reservation\u2019s time, and the dead one cannot finish', async () => {
    const { as, clock, context } = testApi();
    const { planner, started, release } = gatedPlanner();
    const dead = as(OWNER, { ...KEY, planner }).meals.generate(REQUEST);
    await started;
    clock.advance(121_000);

    const second = await as(OWNER, KEY).meals.generate(REQUEST);
    release();

    await expect(dead).rejects.toMatchObject({ cause: { code: 'GENERATION_FAILED' } });
    await refundExpired(context);
    expect(await readBooks(context.db, OWNER.userId)).toEqual({ ledger: 8, balance: 8 });
    expect((await as(OWNER, KEY).meals.generate(REQUEST)).planId).toBe(second.planId);
  });

  test('of a process that lives is held as long as it works; two minutes at most', async () => {
    const { as, clock, context } = testApi();
    const { planner, started, release } = gatedPlanner();
    const leases = createLeases();
    const working = as(OWNER, { ...KEY, planner, leases }).meals.generate(REQUEST);
    await started;
    const retry = () => as(OWNER, KEY).meals.generate(REQUEST);
    const stillRunning = { cause: { code: 'KEY_STILL_RUNNING' } };

    for (let second = 0; second < 100; second += 10) {
      await renewLeases({ ...context, leases });
      clock.advance(10_000);
      await expect(retry()).rejects.toMatchObject(stillRunning);
      expect(await refundExpired(context)).toBe(0);
    }
    for (let second = 0; second < 30; second += 10) {
      await renewLeases({ ...context, leases });
      clock.advance(10_000);
    }

    expect((await retry()).meals).toHaveLength(2);
    release();
    await expect(working).rejects.toMatchObject({ cause: { code: 'GENERATION_FAILED' } });
    expect(await refundExpired(context)).toBe(0);
    expect(await readBooks(context.db, OWNER.userId)).toEqual({ ledger: 8, balance: 8 });
  });

  test('and its tokens are free 15 s after the last sign of life of their process', async () => {
    const { api, as, clock, context } = testApi();
    await api.subscription.status();
    await setBalance(context.db, OWNER.userId, { tokens: 2 });
    const { planner, started, release } = gatedPlanner();
    const leases = createLeases();
    const dead = as(OWNER, { ...KEY, planner, leases }).meals.generate(REQUEST);
    await started;
    clock.advance(10_000);
    await renewLeases({ ...context, leases });
    clock.advance(14_999);
    await expect(as(OWNER, KEY).meals.generate(REQUEST)).rejects.toMatchObject({
      cause: { code: 'KEY_STILL_RUNNING' },
    });
    clock.advance(1);

    // All the tokens that there are were held by the dead process.
    expect((await as(OWNER, KEY).meals.generate(REQUEST)).meals).toHaveLength(2);
    release();
    await expect(dead).rejects.toMatchObject({ cause: { code: 'GENERATION_FAILED' } });
    expect(await readBooks(context.db, OWNER.userId)).toEqual({ ledger: 0, balance: 0 });
  });

  test('whose call failed while the database was away is free soon, though its process lives', async () => {
    const { as, clock, context } = testApi();
    const leases = createLeases();
    const { planner, started, release } = gatedPlanner();
    const away: Context['db'] = new Proxy(context.db, {
      get: (db, name) => {
        if (isAway) throw new Error('The database is away.');
        const value: unknown = Reflect.get(db, name, db);
        return typeof value === 'function' ? value.bind(db) : value;
      },
    });
    let isAway = false;
    const failing = as(OWNER, { ...KEY, db: away, planner, leases }).meals.generate(REQUEST);
    await started;
    isAway = true;
    release();
    await expect(failing).rejects.toThrow();
    clock.advance(10_000);
    await renewLeases({ ...context, leases });
    clock.advance(5000);

    expect((await as(OWNER, KEY).meals.generate(REQUEST)).meals).toHaveLength(2);
  });

  test('is kept for a day, whatever is cleaned up meanwhile', async () => {
    const { as, clock, context } = testApi();
    const first = await as(OWNER, KEY).meals.generate(REQUEST);
    clock.advance(DAY_MS - 1);

    await runMaintenance(context);

    expect(await as(OWNER, KEY).meals.generate(REQUEST)).toEqual(first);
  });

  test('is forgotten after a day', async () => {
    const { as, clock, context } = testApi();
    const first = await as(OWNER, KEY).meals.generate(REQUEST);
    clock.advance(DAY_MS + 1);

    await runMaintenance(context);
    const second = await as(OWNER, KEY).meals.generate(REQUEST);

    expect(second.planId).not.toBe(first.planId);
  });

  test.each([[''], ['x'.repeat(256)], ['a\u0000b']])('%j is malformed and refused', async (idempotencyKey) => {
    const { as } = testApi();

    await expect(as(OWNER, { idempotencyKey }).meals.generate(REQUEST)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      cause: { issues: [{ path: 'Idempotency-Key' }] },
    });
  });
});
