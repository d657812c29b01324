import { migrations } from '@platewise/db/migrations';
import { onServer } from '@platewise/db/testing/on-server';
import { freePort } from '@platewise/db/testing/run-as';
import { createTestDatabase, testDatabases } from '@platewise/db/testing/test-database';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Answer, ask, askInLoop } from './testing/ask-in-loop.ts';
import { createPerson, freshToken, type Person } from './testing/create-person.ts';
import { checkOutRelease, lastReleaseCommit, type Release } from './testing/last-release.ts';
import { newDataDir, removeDataDirs, runServer, type ServerProcess } from './testing/run-server.ts';
import { type Balancer, hasHaproxy, startHaproxy } from './testing/start-haproxy.ts';

/** How often both processes are replaced; `npm run test:long` asks for ten. */
const ROLLS = Number(process.env.ROLLING_RESTARTS ?? 0);
const NAMES = ['a', 'b'] as const;
const CLIENTS = 6;
const PAUSE_MS = 100;
/** A person keeps 500 disliked meals, and a token is good for two minutes. */
const [WRITES_EVERY, TOKEN_EVERY] = [10, 200];
const released = lastReleaseCommit();
const needs = [
  ...(hasHaproxy ? [] : ['the Debian package haproxy']),
  ...(released ? [] : ["the repository's history"]),
  ...(testDatabases().includes('postgres') ? [] : ['TEST_DATABASE_URL']),
];
const without = needs.length > 0 ? ` (not run: ${needs.join(' and ')} is missing)` : '';

vi.setConfig({ testTimeout: 600_000 + ROLLS * 120_000, hookTimeout: 180_000 });

describe.runIf(ROLLS > 0 && needs.length === 0)(`two processes behind HAProxy${without}`, () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let release: Release;
  let balancer: Balancer;
  let url: string;
  const ports: Record<string, number> = {};
  const running = new Map<string, ServerProcess>();

  beforeAll(async () => {
    database = await createTestDatabase({ kind: 'postgres', isMigrated: false });
    release = await checkOutRelease(released ?? { version: '', commit: '' });
    for (const name of NAMES) ports[name] = await freePort();
    const port = await freePort();
    url = `http://localhost:${port}`;
    balancer = await startHaproxy(port, ports);
    for (const name of NAMES) await start(name, release.main);
  });
  afterAll(async () => {
    await Promise.all([...running.values()].map((server) => server.kill('SIGKILL')));
    await balancer.close();
    await database.close();
    await release.remove();
    await removeDataDirs();
  });

  const start = async (name: string, main?: string) => {
    const variables = {
      DATABASE_URL: database.url ?? '',
      DATA_DIR: await newDataDir(),
      PUBLIC_URL: url,
      PORT: String(ports[name]),
      RATE_LIMITS: 'relaxed',
      PLANNER_THREADS: '0',
      DRAIN_SECONDS: '5',
    };
    running.set(name, await runServer(variables, main));
    await balancer.ready(name);
  };
  const replace = async (main?: string) => {
    for (const name of NAMES) {
      expect(await running.get(name)?.kill('SIGTERM')).toBe(0);
      await start(name, main);
    }
  };

  test(`no request fails while ${released?.version} is upgraded, restarted ${ROLLS} times, and gone back to`, async () => {
    const people = await Promise.all(Array.from({ length: CLIENTS }, () => createPerson(url, url)));
    const answers: Answer[] = [];
    const acknowledged: string[] = [];
    let isOver = false;
    const load = askInLoop(
      CLIENTS,
      async (client, round) => {
        const person = people[client] as Person;
        if (round % TOKEN_EVERY === TOKEN_EVERY - 1) person.token = await freshToken(url, person.cookie);
        answers.push(await ask(url, person, ['GET', '/api/sub/subscription-status']));
        if (round % WRITES_EVERY !== 0) return;
        const name = `Dish ${client} of ${round}`;
        const written = await ask(url, person, ['POST', '/api/users/me/disliked-meals', { name }]);
        answers.push(written);
        if (written.status < 300) acknowledged.push(name);
      },
      { isOver: () => isOver, pauseMs: PAUSE_MS },
    );
    const failed = () => answers.filter(({ status }) => status >= 300 || status === 0);
    const report = (what: string) =>
      process.stdout.write(`${what}: ${answers.length} requests, ${failed().length} failed\n`);

    for (const name of NAMES) {
      // A release without DRAIN_SECONDS refuses as soon as it is informed to stop.
      await balancer.drain(name);
      await running.get(name)?.kill('SIGTERM');
      await start(name);
    }
    report(`from ${release.version}`);
    for (let roll = 1; roll <= ROLLS; roll += 1) {
      await replace();
      report(`rolling restart ${roll}`);
    }
    if (Object.keys(migrations).every((name) => release.migrations.includes(`${name}.ts`))) {
      await replace(release.main);
      report(`back to ${release.version}`);
      for (const name of NAMES) {
        await balancer.drain(name);
        await running.get(name)?.kill('SIGTERM');
        await start(name);
      }
    }
    await onServer(
      database.url ?? '',
      'alter table app_user add column of_tomorrow text',
      `insert into kysely_migration (name, timestamp) values ('9999-of-tomorrow', now()::text)`,
    );
    await replace();
    report('back from a release that has added to the tables');
    isOver = true;
    await load;

    const rows = await database.db.selectFrom('disliked_meal').select('name').execute();
    const stored = new Set(rows.map(({ name }) => name));
    expect(failed()).toEqual([]);
    expect(answers.length).toBeGreaterThan(ROLLS * 100);
    expect(acknowledged.filter((name) => !stored.has(name))).toEqual([]);
  });
});
