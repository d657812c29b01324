/**
 * How fast people are answered: `npm run bench` starts the server, signs in a thousand people who have something of everything, and
 * asks for what they read all day, over REST and tRPC, with session bearers and API tokens. Every figure stands next to
 * the limit of the same run: bare Fastify answering one indexed query. Runs are interleaved, since machines are shared and noisy.
 *
 *   npm run bench -- [--database postgres,embedded] [--connections 32,256] [--seconds 1] [--rounds 5] [--people 1000]
 *                    [--size beginner|veteran] [--only "status,plans page"] [--against <another checkout>]
 *
 * Postgres is the server of DATABASE_URL, on which a database is made and dropped.
 */
import { cp } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { DatabaseKind } from '@platewise/db/opening/open-database';
import { type Asked, startCountingProxy } from './reads/counting-proxy.ts';
import { type KitchenSize, makeKitchen } from './reads/make-kitchen.ts';
import { type Load, measureLoad } from './reads/measure-load.ts';
import { measurePlans, type PlansLoad } from './reads/measure-plans.ts';
import { copyPeople, type Reader } from './reads/people.ts';
import { makePlace, type Place, withDatabase } from './reads/places.ts';
import { type ReadCase, readCases, thisWeek, trpcPath } from './reads/read-cases.ts';
import { freePort, grantPro, type Running, startBareServer, startServer } from './reads/start-process.ts';

const { values: options } = parseArgs({
  options: {
    database: { type: 'string', default: 'postgres,embedded' },
    connections: { type: 'string', default: '32,256' },
    seconds: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '5' },
    people: { type: 'string', default: '1000' },
    size: { type: 'string', default: 'beginner' },
    only: { type: 'string', default: '' },
    against: { type: 'string' },
  },
});
const POSTGRES = process.env.DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const COUNTED_CALLS = 10;
/** What the first call of somebody writes, and the sweeps of a server's start, are not those of a read. */
const SETTLING_MS = 1000;
const LIMIT = 'one indexed query';

type Bearer = 'session' | 'token';
/** One line of the table: what is asked of which server, by whom. */
type Line = { name: string; url: string; path: (reader: Reader) => string; bearer?: Bearer };

for (const kind of options.database.split(',') as DatabaseKind[]) {
  const place = await makePlace(kind, POSTGRES);
  const bare = kind === 'postgres' ? place : await makePlace(kind, POSTGRES);
  try {
    await benchOn(kind, place, bare);
  } finally {
    await place.remove();
    if (bare !== place) await bare.remove();
  }
}

async function benchOn(kind: DatabaseKind, place: Place, barePlace: Place): Promise<void> {
  const origin = `http://localhost:${await freePort()}`;
  const { dataDir, databaseUrl } = place;
  const variables = { DATA_DIR: dataDir, PUBLIC_URL: origin, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const week = thisWeek(new Date());
  const filling = await startServer(variables);
  const becomePro = (email: string) => grantPro(email, variables);
  const { userId } = await makeKitchen(filling.url, { origin, week, size: options.size as KitchenSize, becomePro });
  await filling.stop();
  const count = Number(options.people);
  const readers = await withDatabase(place, (db) => copyPeople(db, { userId, count, issuer: origin }));
  // One process has an embedded database open.
  if (barePlace !== place) await cp(place.dataDir, barePlace.dataDir, { recursive: true });
  const cases = chosenCases(week);
  const asked = databaseUrl ? await countAsked(cases, readers, { ...variables, DATABASE_URL: databaseUrl }) : new Map();

  const running: Running[] = [];
  const start = async (starting: Promise<Running>) => {
    const server = await starting;
    running.push(server);
    return server;
  };
  try {
    const bare = await start(startBareServer(databaseUrl ?? barePlace.dataDir));
    const ours = await start(startServer(variables));
    const before = options.against && databaseUrl ? await start(startServer(variables, options.against)) : null;
    const lines: Line[] = [
      { name: 'bare JSON', url: bare.url, path: () => '/json' },
      { name: LIMIT, url: bare.url, path: (reader) => `/person/${reader.userId}` },
      ...cases.flatMap((one) => linesOf(one, ours.url)),
      ...(before ? cases.flatMap((one) => linesOf(one, before.url, ', before')) : []),
    ];
    for (const connections of options.connections.split(',').map(Number)) {
      console.log(`\n${kind}, ${connections} connections, ${readers.length} people (${options.size})`);
      print(await measureAll(lines, readers, connections), asked);
    }
    console.log(`\n${kind}, 16 connections that ask for plans, 4 that read`);
    await printPlans(
      [{ name: 'now', url: ours.url }, ...(before ? [{ name: 'before', url: before.url }] : [])],
      readers,
    );
  } finally {
    for (const server of running) await server.stop();
  }
}

function chosenCases(week: ReturnType<typeof thisWeek>): ReadCase[] {
  const cases = readCases(week);
  const names = options.only ? options.only.split(',') : cases.map(({ name }) => name);
  const unknown = names.find((name) => cases.every((one) => one.name !== name));
  if (unknown !== undefined)
    throw new Error(`--only ${unknown} is no read: ${cases.map(({ name }) => name).join(', ')}.`);
  return cases.filter(({ name }) => names.includes(name));
}

function linesOf(one: ReadCase, url: string, mark = ''): Line[] {
  return (['session', 'token'] as const).flatMap((bearer) => [
    { name: `${one.name}, REST, ${bearer}${mark}`, url, path: one.rest, bearer },
    { name: `${one.name}, tRPC, ${bearer}${mark}`, url, path: (reader: Reader) => trpcPath(one, reader), bearer },
  ]);
}

/** The median of all rounds for each line; a first round warms up and does not count. */
async function measureAll(lines: readonly Line[], readers: readonly Reader[], connections: number) {
  const seconds = Number(options.seconds);
  const runs = new Map<string, Load[]>();
  for (let round = 0; round <= Number(options.rounds); round += 1) {
    for (const { name, url, path, bearer } of lines) {
      const requests = readers.map((reader) => ({
        path: path(reader),
        ...(bearer && { headers: { authorization: `Bearer ${reader[bearer]}` } }),
      }));
      const load = await measureLoad(url, requests, { connections, seconds });
      if (round > 0) runs.set(name, [...(runs.get(name) ?? []), load]);
    }
  }
  return new Map(
    [...runs].map(([name, loads]): [string, Load] => {
      const of = (key: keyof Load) => median(loads.map((load) => load[key]));
      return [name, { perSecond: of('perSecond'), p50: of('p50'), p99: of('p99') }];
    }),
  );
}

/** Plans from end to end, and reads next to them, by the median of all rounds. */
async function printPlans(servers: readonly { name: string; url: string }[], readers: readonly Reader[]) {
  const seconds = Math.max(2, Number(options.seconds));
  const runs = new Map(servers.map(({ name }) => [name, [] as PlansLoad[]]));
  for (let round = 1; round <= Number(options.rounds); round += 1)
    for (const { name, url } of servers) runs.get(name)?.push(await measurePlans(url, readers, { seconds, round }));
  const reads = ['idle', 'while planning', 'with the longest plans', 'next to two processes that compute'];
  console.log(['', 'plans a second', 'p50 ms', 'p99 ms', `read p99 ms: ${reads.join('\t')}`].join('\t'));
  for (const [name, loads] of runs) {
    const of = (pick: (load: PlansLoad) => number) => median(loads.map(pick)).toFixed(1);
    const figures = [of(({ plans }) => plans.perSecond), of(({ plans }) => plans.p50), of(({ plans }) => plans.p99)];
    const waits = (['idleRead', 'busyRead', 'fullRead', 'machineRead'] as const).map((key) =>
      of((load) => load[key].p99),
    );
    console.log([name, ...figures, ...waits].join('\t'));
  }
}

/** What one call of each case asks of the database, once the server knows its callers. */
async function countAsked(
  cases: readonly ReadCase[],
  readers: readonly Reader[],
  variables: Record<string, string> & { DATABASE_URL: string },
): Promise<Map<string, Asked>> {
  const proxy = await startCountingProxy(variables.DATABASE_URL);
  const server = await startServer({ ...variables, DATABASE_URL: proxy.url });
  const asked = new Map<string, Asked>();
  const [reader] = readers as [Reader];
  try {
    for (const { name, path, bearer } of cases.flatMap((one) => linesOf(one, server.url))) {
      const call = async () => {
        const authorization = `Bearer ${reader[bearer as Bearer]}`;
        const answer = await fetch(`${server.url}${path(reader)}`, { headers: { authorization } });
        if (!answer.ok) throw new Error(`${name}: ${await answer.text()}`);
        await answer.arrayBuffer();
      };
      await call();
      await setTimeout(SETTLING_MS);
      proxy.take();
      for (let count = 0; count < COUNTED_CALLS; count += 1) await call();
      const { statements, writes } = proxy.take();
      asked.set(name, { statements: statements / COUNTED_CALLS, writes: writes / COUNTED_CALLS });
    }
  } finally {
    await server.stop();
    proxy.close();
  }
  return asked;
}

function print(loads: ReadonlyMap<string, Load>, asked: ReadonlyMap<string, Asked>): void {
  const limit = loads.get(LIMIT) as Load;
  console.log(['', 'a second', 'ratio', 'p50 ms', 'p99 ms', 'p99 ratio', 'statements', 'writes'].join('\t'));
  for (const [name, { perSecond, p50, p99 }] of loads) {
    const { statements = '', writes = '' } = asked.get(name) ?? {};
    const figures = [Math.round(perSecond), (perSecond / limit.perSecond).toFixed(3), p50.toFixed(1), p99.toFixed(1)];
    console.log([name.padEnd(30), ...figures, (p99 / limit.p99).toFixed(1), statements, writes].join('\t'));
  }
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
