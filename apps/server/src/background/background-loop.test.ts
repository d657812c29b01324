import { enqueueEmail } from '@platewise/api/outbox/enqueue-email';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createTestServer, type TestServer } from '../testing/create-test-server.ts';
import { type BackgroundLoop, startBackgroundLoop } from './background-loop.ts';

const DAY_MS = 86_400_000;

let server: TestServer;
let loop: BackgroundLoop | undefined;

beforeAll(async () => {
  server = await createTestServer({ RATE_LIMITS: 'relaxed' });
});
afterEach(async () => {
  await loop?.stop();
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
  loop = startBackgroundLoop(server.services);
  await waitForNone('auth_verification');
  const session = await server.request('GET', '/api/auth/get-session', { headers: { cookie } });
  await loop.stop();
  server.clock.offsetMs = 31 * DAY_MS;
  loop = startBackgroundLoop(server.services);
  await waitForNone('auth_session');

  expect(await session.json()).toMatchObject({ user: { email } });
});

test('nothing is swept while the disk is nearly full', async () => {
  await server.signUp();
  server.clock.offsetMs = 31 * DAY_MS;
  const hasFreeSpace = vi.fn(async () => false);

  loop = startBackgroundLoop({ ...server.services, database: { ...server.database, hasFreeSpace } });
  await vi.waitUntil(() => hasFreeSpace.mock.calls.length >= 4);
  await loop.stop();

  expect(await count('auth_session')).toBe(1);
});

test('a payment provider that throws keeps no email from being mailed, and /readyz names it', async () => {
  const broken = new Proxy(server.services.payments, {
    get: () => {
      throw new Error('no provider');
    },
  });
  const { now, newId } = server.services;
  const email = { to: 'a@example.test', subject: 'Hello', text: 'A letter.' };
  await enqueueEmail({ db: server.database.db, now, newId }, email);

  loop = startBackgroundLoop({ ...server.services, payments: broken });
  server.state.background = loop;
  await vi.waitUntil(() => server.emails.some(({ subject }) => subject === 'Hello'), { timeout: 10_000 });
  await vi.waitUntil(() => loop?.states().payments === 'failing', { timeout: 10_000 });
  const ready = await server.request('GET', '/readyz');
  await loop.stop();

  expect(ready.status).toBe(200);
  expect(await ready.json()).toMatchObject({ ok: true, jobs: { payments: 'failing', mail: 'ok', sweep: 'ok' } });
});
