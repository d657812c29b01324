import { expect, test } from 'vitest';
import { createTestServer } from '../testing/create-test-server.ts';

test('a server with its database is ready', async () => {
  const server = await createTestServer();
  const response = await server.request('GET', '/readyz');
  await server.close();

  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    ok: true,
    checks: { database: 'ok', migrations: 'ok', storage: 'ok' },
  });
});

test('a server without its database lives, but is not ready', async () => {
  const server = await createTestServer();
  await server.database.close();
  const [live, ready] = [await server.request('GET', '/healthz'), await server.request('GET', '/readyz')];
  await server.close();

  expect([live.status, ready.status]).toEqual([200, 503]);
  expect(await ready.json()).toMatchObject({
    ok: false,
    checks: { database: 'failed' },
    findings: expect.arrayContaining([expect.objectContaining({ what: 'Database', state: 'fault' })]),
  });
});

test('a server that was reported to stop is not ready any more', async () => {
  const server = await createTestServer();
  server.state.isStopping = true;
  const [live, ready] = [await server.request('GET', '/healthz'), await server.request('GET', '/readyz')];
  const other = await server.request('GET', '/api/sub/plans');
  await server.close();

  expect([live.status, ready.status, other.status]).toEqual([200, 503, 503]);
  expect(await other.json()).toMatchObject({ ok: false, code: 'SHUTTING_DOWN' });
  expect(other.headers.get('retry-after')).toBe('5');
});

test('a server that drains is not ready any more, and answers what comes while it has its connections closed', async () => {
  const server = await createTestServer();
  Object.assign(server.state, { isStopping: true, isDraining: true });
  const ready = await server.request('GET', '/readyz');
  const other = await server.request('GET', '/api/sub/plans');
  await server.close();

  expect([ready.status, other.status]).toEqual([503, 200]);
  expect(other.headers.get('connection')).toBe('close');
});

test('this machine is shown what was found of database, disk and address; strangers behind a proxy are not', async () => {
  const server = await createTestServer({ PUBLIC_URL: 'http://meals.example' });
  const here = await server.request('GET', '/readyz');
  const headers = ['X-Forwarded-For', 'Forwarded', 'Via', 'X-Real-IP'].map((name) => ({ [name]: '203.0.113.7' }));
  const elsewhere = await Promise.all(
    headers.map((forwarded) => server.request('GET', '/readyz', { headers: forwarded })),
  );
  await server.close();

  const { findings } = (await here.json()) as { findings: { what: string; state: string }[] };
  const states = findings.map(({ what, state }) => `${what} ${state}`);
  expect(states).toEqual(expect.arrayContaining(['Database ok', 'Migrations ok', 'Clock ok', 'PUBLIC_URL fault']));
  expect(states).toEqual(expect.arrayContaining([expect.stringMatching(/^Disk /), 'Data folder ok']));
  for (const answer of elsewhere) expect(await answer.json()).not.toHaveProperty('findings');
  // A finding is no reason to send requests elsewhere.
  expect([here.status, ...elsewhere.map(({ status }) => status)]).toEqual([200, 200, 200, 200, 200]);
});

test('a server that was restored is ready, and says that it is held until it is released', async () => {
  const server = await createTestServer();
  const ask = async () => (await server.request('GET', '/readyz')).json();
  const { db } = server.database;
  const before = await ask();
  const at = new Date('2026-11-23T10:00:00Z');
  await db
    .insertInto('restored_backup')
    .values({ id: 'one', backup_at: at, restored_at: at, released_at: null })
    .execute();
  const held = await ask();
  await db.updateTable('restored_backup').set({ released_at: at }).execute();
  const released = await ask();
  await server.close();

  expect(before).not.toHaveProperty('isHeld');
  expect(held).toMatchObject({ ok: true, isHeld: true });
  expect(released).not.toHaveProperty('isHeld');
});

test('the adapters that run here are reported without a bearer', async () => {
  const server = await createTestServer();
  const response = await server.request('GET', '/api/config');
  await server.close();

  expect(await response.json()).toEqual({
    identity: { kind: 'local' },
    payments: { kind: 'sandbox' },
    planner: { kind: 'embedded' },
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  });
});
