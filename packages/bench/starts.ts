/**
 * What a start costs: `npm run bench:starts` starts the built server again and again, on Postgres, on a folder that was there before
 * and on a new one, and prints the medians of the time until `/readyz` answers 200, of the CPU and of the memory it has taken then,
 * and a while after. Runs are interleaved; `--against` starts the build of another checkout in between.
 *
 *   npm run bench:starts -- [--rounds 7] [--against <another checkout>] [--flags "--liftoff-only --max-semi-space-size=8 ..."]
 *
 * Postgres is the server of DATABASE_URL, on which a database is made and dropped.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { makePlace, type Place } from './reads/places.ts';
import { freePort, SERVER_ENVIRONMENT, SERVER_FLAGS } from './reads/start-process.ts';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    against: { type: 'string' },
    flags: { type: 'string', default: SERVER_FLAGS.join(' ') },
  },
});
const ROOT = join(import.meta.dirname, '../..');
const POSTGRES = process.env.DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const START_MS = 60_000;
/** After this the planner's thread has loaded what it needs. */
const SETTLED_MS = 4000;
/** Linux counts in hundredths of a second. */
const TICKS_PER_SECOND = 100;

type Start = { readyMs: number; cpuMs: number; readyMb: number; settledMb: number };

const builds = [{ name: 'now', root: ROOT }, ...(options.against ? [{ name: 'before', root: options.against }] : [])];
const postgres = await makePlace('postgres', POSTGRES);
const warm = await makePlace('embedded', POSTGRES);
const starts = new Map<string, Start[]>();
try {
  for (let round = 0; round <= Number(options.rounds); round += 1) {
    for (const { name, root } of builds) {
      await add(`Postgres, ${name}`, postgres, root, round);
      await add(`embedded, ${name}`, warm, root, round);
      const place = await makePlace('embedded', POSTGRES);
      await add(`embedded, new folder, ${name}`, place, root, round);
      await place.remove();
    }
  }
} finally {
  for (const place of [postgres, warm]) await place.remove();
}
console.log(['', 'ready ms', 'CPU ms', 'RSS MB when ready', 'RSS MB settled'].join('\t'));
for (const [name, all] of starts) {
  const of = (key: keyof Start) => Math.round(median(all.map((start) => start[key])));
  console.log([name, of('readyMs'), of('cpuMs'), of('readyMb'), of('settledMb')].join('\t'));
}

/** The first round fills caches, and does not count. */
async function add(name: string, place: Place, root: string, round: number): Promise<void> {
  const start = await measureStart(place, root);
  if (round > 0) starts.set(name, [...(starts.get(name) ?? []), start]);
}

async function measureStart({ dataDir, databaseUrl }: Place, root: string): Promise<Start> {
  const port = String(await freePort());
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
    ...SERVER_ENVIRONMENT,
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    PORT: port,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  const startedAt = performance.now();
  const main = join(root, 'apps/server/dist/main.js');
  const child = spawn(process.execPath, [...options.flags.split(' ').filter(Boolean), main], { env, stdio: 'ignore' });
  const exited = once(child, 'exit');
  const pid = Number(child.pid);
  try {
    await untilReady(`http://127.0.0.1:${port}/readyz`);
    const readyMs = performance.now() - startedAt;
    const [cpuMs, readyMb] = await Promise.all([cpuOf(pid), memoryOf(pid)]);
    await delay(SETTLED_MS);
    return { readyMs, cpuMs, readyMb, settledMb: await memoryOf(pid) };
  } finally {
    child.kill('SIGTERM');
    await exited;
  }
}

async function untilReady(url: string): Promise<void> {
  const tooLate = performance.now() + START_MS;
  while (performance.now() < tooLate) {
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await delay(5);
  }
  throw new Error('A server did not become ready.');
}

async function cpuOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name, in brackets, may hold spaces; the 14th and 15th fields are user and system time.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * 1000;
}

async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(status.match(/VmRSS:\s+(\d+) kB/)?.[1]) / 1024;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
