/**
 * What a second process buys: `npm run bench:processes` starts the built server on Postgres once as one process and once as two, and
 * asks both for what people read all day, in turn. Each process is held to a share of one core, as if it had a core of its own
 * in a machine whose other cores have nothing to do but this: on two cores, which database and benchmark need as well, two processes
 * would only take from each other.
 *
 *   sudo npm run bench:processes -- [--share 0.2] [--connections 32] [--seconds 3] [--rounds 5] [--people 200] [--only status,favorites]
 *
 * Linux only, as root: shares are those of control groups. Postgres is the server of DATABASE_URL, on which a database is made and dropped.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { distribution } from './distribution.ts';
import { makeKitchen } from './reads/make-kitchen.ts';
import { measureLoad } from './reads/measure-load.ts';
import { copyPeople } from './reads/people.ts';
import { makePlace, withDatabase } from './reads/places.ts';
import { type ReadCase, readCases, thisWeek } from './reads/read-cases.ts';
import { freePort, grantPro, type Running, startServer } from './reads/start-process.ts';

const { values: options } = parseArgs({
  options: {
    share: { type: 'string', default: '0.2' },
    connections: { type: 'string', default: '32' },
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '5' },
    people: { type: 'string', default: '200' },
    only: { type: 'string', default: 'status,favorites,plans page' },
  },
});
const POSTGRES = process.env.DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const GROUPS = '/sys/fs/cgroup';
/** Short, so that a process that has used its share up does not stand still for long. */
const PERIOD_US = 10_000;
const WARM_UP_SECONDS = 3;

const place = await makePlace('postgres', POSTGRES);
const groups: string[] = [];
try {
  await measureProcesses();
} finally {
  await place.remove();
  for (const group of groups) await rmdir(group);
}

async function measureProcesses(): Promise<void> {
  const origin = `http://localhost:${await freePort()}`;
  const variables = { DATA_DIR: place.dataDir, PUBLIC_URL: origin, DATABASE_URL: place.databaseUrl ?? '' };
  const week = thisWeek(new Date());
  const filling = await startServer(variables);
  const becomePro = (email: string) => grantPro(email, variables);
  const { userId } = await makeKitchen(filling.url, { origin, week, size: 'beginner', becomePro });
  await filling.stop();
  const count = Number(options.people);
  const readers = await withDatabase(place, (db) => copyPeople(db, { userId, count, issuer: origin }));

  const cases = readCases(week).filter(({ name }) => options.only.split(',').includes(name));
  const requestsOf = ({ rest }: ReadCase) =>
    readers.map((reader) => ({ path: rest(reader), headers: { authorization: `Bearer ${reader.session}` } }));
  const connections = Number(options.connections);
  const started: Running[] = [];
  try {
    for (const workers of ['1', '2']) {
      const server = await startServer({ ...variables, WORKERS: workers });
      started.push(server);
      // Compiled code answers at its own speed: each process gets as much to warm up with, before it is held.
      for (const one of cases)
        await measureLoad(server.url, requestsOf(one), { connections, seconds: WARM_UP_SECONDS * Number(workers) });
      for (const pid of await servingProcesses(server.pid)) await holdToShare(pid);
    }
    console.log(`each process held to ${options.share} of a core, ${options.connections} connections`);
    console.log(['', 'one process', 'two', 'ratio'].join('\t'));
    for (const one of cases) {
      const [single = [], double = []] = await measureInTurn(started, requestsOf(one));
      const [alone, both] = [distribution(single).median, distribution(double).median];
      console.log([one.name.padEnd(16), Math.round(alone), Math.round(both), (both / alone).toFixed(2)].join('\t'));
    }
  } finally {
    for (const server of started) await server.stop();
  }
}

/** How many answers a second each server gave in each round. */
async function measureInTurn(servers: readonly Running[], requests: Parameters<typeof measureLoad>[1]) {
  const load = { connections: Number(options.connections), seconds: Number(options.seconds) };
  const runs = servers.map((): number[] => []);
  for (let round = 0; round < Number(options.rounds); round += 1) {
    for (const [index, { url }] of servers.entries())
      runs[index]?.push((await measureLoad(url, requests, load)).perSecond);
  }
  return runs;
}

/** The processes that answer: those that the first one started, or itself where it is alone. */
async function servingProcesses(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const pids = children.trim().split(' ').filter(Boolean).map(Number);
  return pids.length > 0 ? pids : [pid];
}

/** Puts a process into a control group of its own, which has a share of one core (both versions of control groups). */
async function holdToShare(pid: number): Promise<void> {
  const quotaUs = Math.round(Number(options.share) * PERIOD_US);
  const isFirstVersion = existsSync(join(GROUPS, 'cpu'));
  const group = join(GROUPS, isFirstVersion ? 'cpu' : '', `platewise-bench-${pid}`);
  await mkdir(group);
  groups.push(group);
  if (isFirstVersion) {
    await writeFile(join(group, 'cpu.cfs_period_us'), String(PERIOD_US));
    await writeFile(join(group, 'cpu.cfs_quota_us'), String(quotaUs));
  } else {
    await writeFile(join(group, 'cpu.max'), `${quotaUs} ${PERIOD_US}`);
  }
  await writeFile(join(group, 'cgroup.procs'), String(pid));
}
