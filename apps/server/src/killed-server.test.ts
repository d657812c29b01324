import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { landingTest } from '@platewise/config/testing/landing-test';
import { afterAll, expect, vi } from 'vitest';
import { cookieOf, createPerson, freshToken, PASSWORD } from './testing/create-person.ts';
import { newDataDir, removeDataDirs, runServer } from './testing/run-server.ts';

const ASKED = { goal: 'balanced', dietaryPreferences: 'none', mealCount: 1 } as const;
const KEYS = ['first', 'second', 'third', 'fourth'];

afterAll(removeDataDirs);
vi.setConfig({ testTimeout: 90_000 });

landingTest(
  'a server killed while it generates frees tokens and keys when it runs again, and a retry gets its plan',
  async () => {
    const dataDir = await newDataDir();
    const model = await startSilentModel();
    const first = await runServer({ DATA_DIR: dataDir, ...model.variables });
    const origin = `http://localhost:${new URL(first.url).port}`;
    const { email, token } = await createPerson(first.url, origin);
    const underWay = KEYS.map((key) => generate(first.url, token, key).catch(() => null));
    await vi.waitUntil(() => model.asked() === KEYS.length, { timeout: 30_000 });
    await first.kill('SIGKILL');
    await Promise.all(underWay);
    await model.close();

    const second = await runServer({ DATA_DIR: dataDir, PORT: new URL(origin).port });
    const signedIn = await fetch(`${second.url}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    const bearer = await freshToken(second.url, cookieOf(signedIn));
    const get = async (path: string) =>
      (await fetch(`${second.url}${path}`, { headers: { authorization: `Bearer ${bearer}` } })).json();
    const atStart = (await get('/api/sub/subscription-status')) as { tokens: number };
    const retries = await Promise.all(KEYS.map((key) => generate(second.url, bearer, key)));
    const after = (await get('/api/sub/subscription-status')) as { tokens: number };
    const meals = (await get('/api/meals/')) as unknown[];
    await second.kill('SIGTERM');

    expect(atStart.tokens).toBe(10);
    expect(retries.map(({ status }) => status)).toEqual(KEYS.map(() => 200));
    expect(after.tokens).toBe(10 - KEYS.length);
    expect(meals).toHaveLength(KEYS.length);
  },
);

function generate(url: string, bearer: string, key: string) {
  return fetch(`${url}/api/meals/generate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(ASKED),
  });
}

/** A model's service that never answers, so that what asks it is under way for as long as a test needs. */
async function startSilentModel() {
  let asked = 0;
  const server = createServer(() => {
    asked += 1;
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    asked: () => asked,
    variables: {
      OPENAI_API_KEY: 'none-is-needed',
      OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`,
      OPENAI_MODEL: 'silent',
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
