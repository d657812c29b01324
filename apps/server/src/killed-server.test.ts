import { setTimeout as wait } from 'node:timers/promises';
import { reserveTokens } from '@platewise/api/allowance/reserve-tokens';
import { newId } from '@platewise/api/new-id';
import { openDatabase } from '@platewise/db/open-database';
import { afterAll, expect, test, vi } from 'vitest';
import { cookieOf, createPerson, freshToken, PASSWORD } from './testing/create-person.ts';
import { newDataDir, removeDataDirs, runServer } from './testing/run-server.ts';

const ASKED = { goal: 'balanced', dietaryPreferences: 'none', mealCount: 1 } as const;
const LONG_AGO_MS = 10 * 60_000;

afterAll(removeDataDirs);
vi.setConfig({ testTimeout: 90_000 });

test('a server killed while it generates gives back what it did not deliver, once, when it runs again', async () => {
  const dataDir = await newDataDir();
  const first = await runServer({ DATA_DIR: dataDir });
  const origin = `http://localhost:${new URL(first.url).port}`;
  const { userId, email, api } = await createPerson(first.url, origin);
  await api.subscription.status.query();
  const underWay = Array.from({ length: 4 }, () => api.meals.generate.mutate(ASKED).catch(() => null));
  await wait(5);
  await first.kill('SIGKILL');
  await Promise.all(underWay);

  // At least one reservation is open, whatever the moment of the kill; and the time of all of them is over.
  const { db, close } = await openDatabase({ dataDir });
  const longAgo = new Date(Date.now() - LONG_AGO_MS);
  await db.transaction().execute((trx) => reserveTokens(trx, userId, { meals: 1, now: () => new Date(), newId }));
  await db.updateTable('generation').set({ deadline: longAgo }).where('state', '=', 'reserved').execute();
  await close();

  const second = await runServer({ DATA_DIR: dataDir, PORT: new URL(origin).port });
  const signedIn = await fetch(`${second.url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const authorization = `Bearer ${await freshToken(second.url, cookieOf(signedIn))}`;
  const get = async (path: string) => (await fetch(`${second.url}${path}`, { headers: { authorization } })).json();
  await wait(500);
  const { tokens } = (await get('/api/sub/subscription-status')) as { tokens: number };
  const meals = (await get('/api/meals/')) as unknown[];
  await second.kill('SIGTERM');
  expect(tokens).toBe(10 - meals.length);
});
