import { setTimeout as wait } from 'node:timers/promises';
import { type FaultProxy, startFaultProxy } from '@platewise/db/testing/fault-proxy';
import { onServer } from '@platewise/db/testing/on-server';
import { createTestDatabase, testDatabases } from '@platewise/db/testing/test-database';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Answer, ask, askInLoop, p99 } from './testing/ask-in-loop.ts';
import { createPerson, type Person } from './testing/create-person.ts';
import { newDataDir, removeDataDirs, runServer, type ServerProcess } from './testing/run-server.ts';

/** How often every connection of the server is terminated; `npm run test:long` asks for more. */
const CUTS = Number(process.env.DATABASE_CUTS ?? 6);
const CLIENTS = 20;
const READ: [string, string] = ['GET', '/api/sub/subscription-status'];
const DISLIKED = '/api/users/me/disliked-meals';
const PEOPLE = Math.min(CLIENTS, Math.ceil(CUTS / 1.5));
/** A person keeps 500 disliked meals: with so long a pause nobody reaches them in all the seconds of the cuts. */
const PAUSE_MS = Math.max(50, Math.ceil((1000 * (CUTS + 1) * CLIENTS) / PEOPLE / 450));

vi.setConfig({ testTimeout: 30_000 + CUTS * 3000 });

describe.runIf(testDatabases().includes('postgres'))('a server whose Postgres fails', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let network: FaultProxy;
  let server: ServerProcess;
  let people: Person[];

  beforeAll(async () => {
    database = await createTestDatabase({ kind: 'postgres' });
    network = await startFaultProxy(database.url ?? '');
    const variables = {
      DATABASE_URL: network.url,
      DATA_DIR: await newDataDir(),
      DATABASE_POOL: '20',
      RATE_LIMITS: 'relaxed',
    };
    server = await runServer(variables);
    const origin = `http://localhost:${new URL(server.url).port}`;
    people = await Promise.all(Array.from({ length: PEOPLE }, () => createPerson(server.url, origin)));
    await Promise.all(people.map((person) => ask(server.url, person, READ)));
  });
  afterEach(() => {
    network.set('deliver');
    network.delay(0);
  });
  afterAll(async () => {
    await server.kill('SIGKILL');
    await network.close();
    await database.close();
    await removeDataDirs();
  });

  const person = (client: number) => people[client % PEOPLE] as Person;
  const read = (client: number) => ask(server.url, person(client), READ);
  const improper = ({ status, code, retryAfter }: Answer) =>
    status < 300 || (status === 503 && code === 'DATABASE_UNAVAILABLE' && Number(retryAfter) > 0)
      ? []
      : [`${status} ${code}`];

  test(`lives through ${CUTS} terminations of its connections under load and loses nothing that it acknowledged`, async () => {
    const answers: Answer[] = [];
    const acknowledged: string[] = [];
    let isOver = false;
    const load = askInLoop(
      CLIENTS,
      async (client, round) => {
        answers.push(await read(client));
        const name = `Dish ${client} of ${round}`;
        const written = await ask(server.url, person(client), ['POST', DISLIKED, { name }]);
        answers.push(written);
        if (written.status < 300) acknowledged.push(name);
      },
      { isOver: () => isOver, pauseMs: PAUSE_MS },
    );
    const name = new URL(database.url ?? '').pathname.slice(1);
    for (let cut = 0; cut < CUTS; cut += 1) {
      await wait(1000);
      if (cut % 3 === 2) network.cut();
      else
        await onServer(
          process.env.TEST_DATABASE_URL ?? '',
          `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
        );
    }
    await wait(500);
    isOver = true;
    await load;

    const last = await read(0);
    const rows = await database.db.selectFrom('disliked_meal').select('name').execute();
    const stored = new Set(rows.map((row) => row.name));
    expect(server.child.exitCode).toBe(null);
    expect([...new Set(answers.flatMap(improper))]).toEqual([]);
    expect(acknowledged.filter((one) => !stored.has(one))).toEqual([]);
    expect(answers.filter(({ status }) => status === 503).length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status < 300).length).toBeGreaterThan(CUTS * CLIENTS);
    expect(last.status).toBe(200);
  });

  test.each([
    ['are lost', 'drop', 5000],
    ['are held back', 'stall', 3500],
  ] as const)('refuses within 3 s while packets %s, and answers within 2 s of their return', async (_, mode, ms) => {
    const answers: Answer[] = [];
    let isOver = false;
    const load = askInLoop(CLIENTS, async (client) => answers.push(await read(client)), {
      isOver: () => isOver,
      pauseMs: 20,
    });
    await wait(500);
    network.set(mode);
    await wait(ms);
    isOver = true;
    await load;
    network.set('deliver');
    const back = performance.now();
    await vi.waitUntil(async () => (await read(0)).status === 200, { timeout: 20_000, interval: 50 });
    const recoveredMs = performance.now() - back;
    const after = await Promise.all(people.map((_, client) => read(client)));

    expect([...new Set(answers.flatMap(improper))]).toEqual([]);
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(3000);
    expect(recoveredMs).toBeLessThan(2000);
    expect(after.map(({ status }) => status)).toEqual(people.map(() => 200));
  });

  test('answers a signed-in read within 2.5 s while the way to the database takes 300 ms', async () => {
    network.delay(150);
    const answers: Answer[] = [];
    const until = performance.now() + 5000;
    await askInLoop(CLIENTS, async (client) => answers.push(await read(client)), {
      isOver: () => performance.now() > until,
      pauseMs: 50,
    });

    expect([...new Set(answers.map(({ status }) => status))]).toEqual([200]);
    expect(p99(answers)).toBeLessThan(2500);
  });
});
