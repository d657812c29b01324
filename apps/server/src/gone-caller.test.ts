import { setTimeout as wait } from 'node:timers/promises';
import type { Planner } from '@platewise/api/meals/planners/planner';
import { gatedPlanner, porridgePlanner } from '@platewise/api/testing/fake-planner';
import { listGenerations, readBooks } from '@platewise/api/testing/test-data-repository';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer, type TestServer } from './testing/create-test-server.ts';

const ASKED = { goal: 'maintenance', dietaryPreferences: 'vegan', mealCount: 3 };
const WITHIN_MS = 10_000;

let server: TestServer;
let gate = gatedPlanner();
let signal: AbortSignal | undefined;

const planner: Planner = {
  ...porridgePlanner,
  planMeals: (request, options) => {
    signal = options.signal;
    return gate.planner.planMeals(request, options);
  },
};

beforeAll(async () => {
  server = await createTestServer({}, { planner });
});
afterAll(() => server.close());

test.each(['/api/meals/generate', '/trpc/meals.generate'])(
  'anyone who hangs up on %s before the plan is there gets the tokens back and finds no plan',
  async (path) => {
    gate = gatedPlanner();
    const { userId, token, api } = await server.signUp();
    const cancel = new AbortController();
    const answer = fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': 'click' },
      body: JSON.stringify(ASKED),
      signal: cancel.signal,
    });
    const refused = expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    await gate.started;
    expect(await readBooks(server.database.db, userId)).toEqual({ ledger: 7, balance: 7 });

    cancel.abort();
    await refused;
    await until(() => signal?.aborted === true);
    gate.release();

    await until(async () => (await readBooks(server.database.db, userId)).balance === 10);
    expect(await readBooks(server.database.db, userId)).toEqual({ ledger: 10, balance: 10 });
    expect(await listGenerations(server.database.db, userId)).toMatchObject([{ state: 'refunded' }]);
    expect(await api.plans.page.query({})).toMatchObject({ total: 0 });
  },
);

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + WITHIN_MS;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('It did not come to pass.');
    await wait(20);
  }
}
