import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createTestServer, type TestServer } from '../testing/create-test-server.ts';
import { startBackgroundLoop } from './background-loop.ts';

const DAY_MS = 86_400_000;

let server: TestServer;
let stop: (() => Promise<void>) | undefined;

beforeAll(async () => {
  server = await createTestServer({ RATE_LIMITS: 'relaxed' });
});
afterEach(async () => {
  await stop?.();
  server.clock.offsetMs = 0;
});
afterAll(() => server.close());

const count = async (table: 'auth_session' | 'auth_verification') =>
  (await server.database.db.selectFrom(table).select('id').execute()).length;
const waitForNone = (table: 'auth_session' | 'auth_verification') =>
  vi.waitUntil(async () => (await count(table)) === 0, { timeout: 10_000 });

test('a link for a new password and a sign-in are swept when they are over, not before', async () => {
  const { cookie, email } = await server.signUp();
  await server.request('POST', '/api/auth/request-password-reset', { body: { email } });
  await vi.waitUntil(async () => (await count('auth_verification')) === 1, { timeout: 10_000 });

  server.clock.offsetMs = 29 * DAY_MS;
  stop = startBackgroundLoop(server.services);
  await waitForNone('auth_verification');
  const session = await server.request('GET', '/api/auth/get-session', { headers: { cookie } });
  await stop();
  server.clock.offsetMs = 31 * DAY_MS;
  stop = startBackgroundLoop(server.services);
  await waitForNone('auth_session');

  expect(await session.json()).toMatchObject({ user: { email } });
});

test('nothing is swept while the disk is nearly full', async () => {
  await server.signUp();
  server.clock.offsetMs = 31 * DAY_MS;
  const hasFreeSpace = vi.fn(async () => false);

  stop = startBackgroundLoop({ ...server.services, database: { ...server.database, hasFreeSpace } });
  await vi.waitUntil(() => hasFreeSpace.mock.calls.length >= 4);
  await stop();

  expect(await count('auth_session')).toBe(1);
});
