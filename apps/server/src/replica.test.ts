import { migrateToLatest } from '@platewise/db/migrate';
import type { OpenDatabase } from '@platewise/db/opening/open-database';
import { openPostgresDatabase } from '@platewise/db/opening/open-postgres-database';
import {
  hasPostgresPrograms,
  type ReplicatedPostgres,
  startReplicatedPostgres,
} from '@platewise/db/testing/start-replicated-postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from './testing/create-person.ts';
import { createTestServer, type TestServer } from './testing/create-test-server.ts';

const without = hasPostgresPrograms ? '' : ' (not run: no Postgres server is installed on this machine)';
const PATIENTLY = { timeout: 20_000, interval: 100 };
const DAY = new Date().toISOString().slice(0, 10);

describe.runIf(process.env.CI && hasPostgresPrograms)(`the product with a streaming replica${without}`, () => {
  let servers: ReplicatedPostgres;
  let database: OpenDatabase;
  let server: TestServer;
  let asha: Person;
  let feed: string;
  beforeAll(async () => {
    servers = await startReplicatedPostgres();
    database = await openPostgresDatabase({ databaseUrl: servers.url, replicaUrl: servers.replicaUrl, poolSize: 10 });
    await migrateToLatest(database.background);
    server = await createTestServer({ RATE_LIMITS: 'relaxed' }, { database });
    asha = await server.signUp();
  });
  afterAll(async () => {
    await server.close();
    await database.close();
    await servers.close();
  });

  const dinner = (note: string) => ({ date: DAY, slot: 'dinner', note }) as const;
  const read = async () =>
    (await asha.api.calendar.read.query({ from: DAY, to: DAY })).days[0]?.entries.map(({ note }) => note);
  const readFeed = async () => {
    const answer = await server.request('GET', feed);
    return answer.ok ? /SUMMARY:.*$/m.exec(await answer.text())?.[0] : answer.status;
  };

  test('shows a calendar feed from it, what somebody has written from the primary, and ends access at once', async () => {
    await asha.api.calendar.place.mutate(dinner('Soup'));
    ({ path: feed } = await asha.api.calendar.feed.create.mutate());
    await expect.poll(() => database.replicaState(), PATIENTLY).toBe('used');
    await expect.poll(readFeed, PATIENTLY).toContain('Soup');

    await servers.stand();
    await asha.api.calendar.change.mutate(dinner('Curry'));

    expect(await read()).toEqual(['Curry']);
    expect(await readFeed()).toContain('Soup');
    const ready = await server.request('GET', '/readyz');
    expect(await ready.json()).toMatchObject({ ok: true, replica: 'used' });

    await asha.api.calendar.feed.revoke.mutate();
    expect(await readFeed()).toBe(404);
    const headers = { cookie: asha.cookie, origin: 'http://localhost:3000' };
    expect((await server.request('POST', '/api/auth/sign-out', { headers, body: {} })).status).toBe(200);
    const { token } = asha;
    expect((await server.request('GET', '/api/sub/subscription-status', { token })).status).toBe(401);
    expect(database.replicaState()).toBe('used');
    await servers.follow();
  });

  test('shows the feed when the replica dies', async () => {
    const { api } = await server.signUp();
    await api.calendar.place.mutate(dinner('Dal'));
    ({ path: feed } = await api.calendar.feed.create.mutate());
    await expect.poll(readFeed, PATIENTLY).toContain('Dal');

    await servers.killReplica();

    expect(await readFeed()).toContain('Dal');
    await expect.poll(() => database.replicaState(), PATIENTLY).toBe('away');
    expect(await readFeed()).toContain('Dal');
  });
});
