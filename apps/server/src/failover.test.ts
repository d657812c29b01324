import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { onServer, withConnection } from '@platewise/db/testing/on-server';
import { missingForPatroni, type PatroniCluster, startPatroni } from '@platewise/db/testing/start-patroni';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Answer, ask, askInLoop } from './testing/ask-in-loop.ts';
import { createPerson, type Person } from './testing/create-person.ts';
import { newDataDir, removeDataDirs, runServer, type ServerProcess } from './testing/run-server.ts';

/** How often the primary is killed; `npm run test:long` asks for ten. */
const FAILOVERS = Number(process.env.FAILOVERS ?? 0);
const PEOPLE_OF_EACH = 3;
const PAUSE_MS = 100;
const ANSWERS_WITHIN_MS = 30_000;
/** A commit of two servers that share a busy disk may be refused before anybody is killed. */
const PATIENTLY = { timeout: 60_000, interval: 1000 };
const isComplete = missingForPatroni.length === 0;
const without = isComplete
  ? ''
  : ` (not run: the Debian packages patroni, haproxy, etcd-server and postgresql are needed, and ${missingForPatroni.join(', ')} is missing)`;

type Cook = Person & { server: ServerProcess; planId: string };

vi.setConfig({ testTimeout: 60_000 + FAILOVERS * 150_000, hookTimeout: 180_000 });

describe.runIf(FAILOVERS > 0 && isComplete)(`two servers on a Postgres whose primary is killed${without}`, () => {
  let cluster: PatroniCluster;
  let url: string;
  const servers: ServerProcess[] = [];

  beforeAll(async () => {
    cluster = await startPatroni();
    await onServer(cluster.url, 'create database platewise');
    url = Object.assign(new URL(cluster.url), { pathname: '/platewise' }).href;
    for (let count = 0; count < 2; count += 1)
      servers.push(
        await runServer({
          DATABASE_URL: url,
          DATA_DIR: await newDataDir(),
          RATE_LIMITS: 'relaxed',
          PLANNER_THREADS: '0',
        }),
      );
    // The first person of all has the key made that signs tokens.
    const first = servers[0]?.url ?? '';
    await createPerson(first, `http://localhost:${new URL(first).port}`);
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.kill('SIGKILL')));
    await cluster.close();
    await removeDataDirs();
  });

  const cooksOf = (server: ServerProcess) =>
    Promise.all(Array.from({ length: PEOPLE_OF_EACH }, () => vi.waitFor(() => cookOf(server), PATIENTLY)));
  const cookOf = async (server: ServerProcess): Promise<Cook> => {
    const person = await createPerson(server.url, `http://localhost:${new URL(server.url).port}`);
    await person.api.meals.generate.mutate({ goal: 'balanced', dietaryPreferences: 'none', mealCount: 1 });
    const { plans } = await person.api.plans.page.query({});
    return { ...person, server, planId: plans[0]?._id ?? '' };
  };
  const copy = (cook: Cook, name: string) =>
    ask(cook.server.url, cook, ['POST', `/api/meals/plans/${cook.planId}/duplicate`, { name }], {
      'idempotency-key': name,
    });
  const countByName = (names: readonly string[]) =>
    withConnection(url, async (query) => {
      const rows = await query(
        `select name, count(*)::int as count from meal_plan where name is not null group by name`,
      );
      const counts = new Map(rows.map((row) => [row.name, row.count]));
      return names.map((name) => counts.get(name) ?? 0);
    });

  test(`${FAILOVERS} times in a row: nothing acknowledged is lost or made twice, and both answer again within 30 s`, async () => {
    for (let round = 0; round < FAILOVERS; round += 1) {
      const primary = await cluster.untilWhole();
      const cooks = (await Promise.all(servers.map(cooksOf))).flat();
      const answers: Answer[] = [];
      const acknowledged: string[] = [];
      const recoveredMs = new Map<ServerProcess, number>();
      let killedAt = Number.POSITIVE_INFINITY;
      let isOver = false;
      const load = askInLoop(
        cooks.length,
        async (client) => {
          const cook = cooks[client] as Cook;
          const name = randomUUID();
          // A device asks again under the same key until it knows.
          for (let isKnown = false; !isKnown && !isOver; await wait(PAUSE_MS)) {
            const askedAt = performance.now();
            const answer = await copy(cook, name);
            answers.push(answer);
            isKnown = answer.status < 300;
            if (!isKnown) continue;
            acknowledged.push(name);
            if (askedAt > killedAt && !recoveredMs.has(cook.server))
              recoveredMs.set(cook.server, performance.now() - killedAt);
          }
        },
        { isOver: () => isOver },
      );
      await wait(2000);
      cluster.kill(primary);
      killedAt = performance.now();
      await vi.waitUntil(() => recoveredMs.size === servers.length, { timeout: 60_000, interval: 100 });
      await wait(2000);
      isOver = true;
      await load;
      cluster.start(primary);
      await cluster.untilWhole();

      const refused = answers.filter(({ status }) => status >= 300 || status === 0);
      process.stdout.write(
        `failover ${round + 1}: ${acknowledged.length} acknowledged, ${refused.length} refused, answers again after ${[...recoveredMs.values()].map((ms) => `${(ms / 1000).toFixed(1)} s`).join(' and ')}\n`,
      );
      expect([
        ...new Set(refused.map(({ status, code, retryAfter }) => `${status} ${code} ${Number(retryAfter) > 0}`)),
      ]).toEqual(['503 DATABASE_UNAVAILABLE true']);
      expect(await countByName(acknowledged)).toEqual(acknowledged.map(() => 1));
      expect(Math.max(...recoveredMs.values())).toBeLessThan(ANSWERS_WITHIN_MS);
      expect(servers.map(({ child }) => child.exitCode)).toEqual([null, null]);
    }
  });
});
