import { testDatabases } from '@platewise/db/testing/test-database';
import { describe, expect, test } from 'vitest';
import { OWNER, STRANGER } from '../testing/people.ts';
import { useTestApi } from '../testing/use-test-api.ts';
import { createDatabaseLimiter, createMemoryLimiter, createSharedLimiter } from './create-limiter.ts';
import { deleteOldCounters } from './rate-limit-repository.ts';
import { RATE_LIMITS } from './rate-limits.ts';

const REQUEST = { goal: 'maintenance', dietaryPreferences: 'none', mealCount: 1 } as const;
const kinds = [...testDatabases().map((kind) => [`the database (${kind})`, kind] as const), ['memory', null] as const];

describe.each(kinds)('limits counted in %s', (_name, kind) => {
  const testApi = useTestApi(kind ? { kind } : {});
  const createLimiter = (isRelaxed = false) => {
    const { context, clock } = testApi();
    return kind
      ? createDatabaseLimiter({ db: context.db, now: clock.now, isRelaxed })
      : createMemoryLimiter({ now: clock.now, isRelaxed });
  };

  test('the eleventh generation in a minute waits until the minute is over', async () => {
    const { as, clock } = testApi();
    const api = as(OWNER, { limiter: createLimiter() });
    clock.set('2026-11-21T10:00:10.000Z');
    for (let round = 0; round < 10; round += 1) await api.meals.generate(REQUEST);

    await expect(api.meals.generate(REQUEST)).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: 'Too many attempts. Try again in 50 seconds.',
      cause: { retryAfterSeconds: 50 },
    });

    clock.set('2026-11-21T10:01:00.000Z');
    await expect(api.meals.generate(REQUEST)).rejects.toMatchObject({ code: 'PAYMENT_REQUIRED' });
  });

  test('each person has their own count, and reading is counted apart from writing', async () => {
    const { as } = testApi();
    const limiter = createLimiter();
    const api = as(OWNER, { limiter });
    for (let round = 0; round < 10; round += 1) await api.meals.generate(REQUEST);

    expect((await as(STRANGER, { limiter }).meals.generate(REQUEST)).meals).toHaveLength(1);
    expect((await api.subscription.status()).tokens).toBe(0);
  });

  test('a refused request is counted too', async () => {
    const { as } = testApi();
    const api = as(OWNER, { limiter: createLimiter() });
    for (let round = 0; round < 10; round += 1) {
      await expect(api.meals.generate({ ...REQUEST, mealCount: 99 })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    }

    await expect(api.meals.generate(REQUEST)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  test('visitors of one address share thirty generations a minute', async () => {
    const { as } = testApi();
    const limiter = createLimiter();
    const here = as(null, { limiter, ip: '2001:db8:0:1::1' });
    for (let round = 0; round < 30; round += 1) await here.meals.generate(REQUEST);

    await expect(as(null, { limiter, ip: '2001:db8:0:1:ffff::2' }).meals.generate(REQUEST)).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    });
    expect((await as(null, { limiter, ip: '2001:db8:0:2::1' }).meals.generate(REQUEST)).meals).toHaveLength(1);
  });

  test('of many calls at once no more pass than are allowed', async () => {
    const limiter = createLimiter();

    const delays = await Promise.all(Array.from({ length: 40 }, () => limiter('user:many', 'generate')));

    expect(delays.filter((wait) => wait === null)).toHaveLength(10);
  });

  test('relaxed limits are a thousand times as wide', async () => {
    const limiter = createLimiter(true);

    const delays = await Promise.all(Array.from({ length: 200 }, () => limiter('user:busy', 'generate')));

    expect(delays.every((wait) => wait === null)).toBe(true);
  });
});

describe('old counters', () => {
  const testApi = useTestApi();

  test('are removed, and counting begins again', async () => {
    const { context, clock } = testApi();
    const limiter = createDatabaseLimiter({ db: context.db, now: clock.now });
    for (let round = 0; round < 11; round += 1) await limiter('user:one', 'generate');

    await deleteOldCounters(context.db, { before: new Date(clock.now().getTime() + 1) });

    expect(await limiter('user:one', 'generate')).toBeNull();
  });
});

describe.each(testDatabases())('limits of several processes on %s', (kind) => {
  const testApi = useTestApi({ kind });
  const createLimiter = () => {
    const { context, clock } = testApi();
    return createSharedLimiter({ db: context.db, now: clock.now });
  };

  test('what costs is counted for all of them', async () => {
    const [one, other] = [createLimiter(), createLimiter()];
    for (const limiter of [one, other])
      for (let round = 0; round < 5; round += 1) await limiter('user:one', 'generate');

    expect(await other('user:one', 'generate')).toBe(60);
    expect(await one('user:one', 'generate')).toBe(60);
  });

  test('reads and small changes write nothing, and each process still bounds them', async () => {
    const limiter = createLimiter();
    for (const [rateClass, { calls }] of [
      ['read', RATE_LIMITS.read],
      ['write', RATE_LIMITS.write],
      ['shared', RATE_LIMITS.shared],
    ] as const) {
      for (let round = 0; round < calls; round += 1) expect(await limiter('user:one', rateClass)).toBeNull();
      expect(await limiter('user:one', rateClass)).toBe(60);
    }

    expect(await testApi().context.db.selectFrom('rate_counter').selectAll().execute()).toEqual([]);
  });
});
