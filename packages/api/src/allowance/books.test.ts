import { testDatabases } from '@platewise/db/testing/test-database';
import { describe, expect, test } from 'vitest';
import type { Context } from '../context.ts';
import { brokenPlanner, porridgePlanner, refusingPlanner } from '../testing/fake-planner.ts';
import { OWNER } from '../testing/people.ts';
import { listGenerations, readBooks, setBalance } from '../testing/test-data-repository.ts';
import { useTestApi } from '../testing/use-test-api.ts';
import { refundExpired } from './refund-expired.ts';

const ROUNDS = 25;
const AT_ONCE = 8;
const START = 400;
const GONE = AbortSignal.abort();

describe.each(testDatabases())('the books on %s', (kind) => {
  const testApi = useTestApi({ kind });

  test('agree after many generations at once that work, fail, are left, retried or expire', async () => {
    const { api, as, context, clock } = testApi();
    await api.subscription.status();
    await setBalance(context.db, OWNER.userId, { tokens: START });
    const random = seededRandom(20_261_121);
    const fates: Partial<Context>[] = [
      {},
      { planner: brokenPlanner },
      { planner: refusingPlanner('No.') },
      { signal: GONE },
      { planner: slowPlanner(() => clock.advance(121_000)) },
    ];
    const oneCall = (round: number) => {
      const changes = {
        ...fates[Math.floor(random() * fates.length)],
        idempotencyKey: random() < 0.5 ? `${round}` : null,
      };
      const request = {
        goal: 'maintenance',
        dietaryPreferences: 'none',
        mealCount: 1 + Math.floor(random() * 5),
      } as const;
      return as(OWNER, changes).meals.generate(request);
    };

    for (let round = 0; round < ROUNDS; round += 1) {
      const calls = Array.from({ length: AT_ONCE }, () => oneCall(round));
      await Promise.allSettled([...calls, refundExpired(context), register(api)]);
    }
    clock.advance(121_000);
    await refundExpired(context);

    const generations = await listGenerations(context.db, OWNER.userId);
    const spent = generations.filter(({ state }) => state === 'done').reduce((sum, { tokens }) => sum + tokens, 0);
    const { total, plans } = await api.plans.page({ pageSize: 100 });
    expect(generations.filter(({ state }) => state === 'reserved')).toEqual([]);
    expect(await readBooks(context.db, OWNER.userId)).toEqual({ ledger: START - spent, balance: START - spent });
    expect(total).toBe(generations.filter(({ state }) => state === 'done').length);
    expect(plans.reduce((sum, { meals }) => sum + meals.length, 0)).toBe(spent);
    expect(spent).toBeGreaterThan(20);
  });
});

function register(api: ReturnType<ReturnType<typeof useTestApi>>['api']) {
  return api.users.register({ userId: OWNER.userId, email: OWNER.email, name: '' });
}

// Lets the time of every open reservation run out while it plans.
function slowPlanner(letTimePass: () => void): Context['planner'] {
  return {
    ...porridgePlanner,
    planMeals: (...question) => {
      letTimePass();
      return porridgePlanner.planMeals(...question);
    },
  };
}

function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}
