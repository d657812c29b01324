/**
 * Looks at the built pages with Lighthouse as a phone does: `npm run lighthouse [-- /about /terms]` starts the server, visits
 * each page, or each public one, five times and prints the median of each score next to its goal. Not part of `npm test`: machines are shared and noisy.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Every public page; of the articles the longest. */
const PUBLIC_PAGES =
  '/ /pricing /blog /blog/macro-micronutrients /meal /preview /features /about /careers /contact /documentation /support ' +
  '/privacy /terms /signin /signup';
const PAGES = process.argv.length > 2 ? process.argv.slice(2) : PUBLIC_PAGES.split(' ');
const GOALS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const RUNS = 5;
const PORT = '3299';
const READY_TRIES = 100;
const VISIT_TRIES = 3;

type Scores = Record<keyof typeof GOALS, number>;

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const dataDir = await mkdtemp(join(tmpdir(), 'platewise-lighthouse-'));
const server = spawn(process.execPath, ['--liftoff-only', join(root, 'apps/server/src/main.ts')], {
  env: { ...process.env, PORT, DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
  stdio: 'ignore',
});

try {
  await untilReady();
  console.log(['page', ...Object.keys(GOALS)].join('\t'));
  for (const page of PAGES) console.log([page, ...medians(await visits(page))].join('\t'));
  console.log(['goal', ...Object.values(GOALS)].join('\t'));
} finally {
  server.kill('SIGTERM');
  await once(server, 'exit');
  await rm(dataDir, { recursive: true, force: true });
}

async function untilReady(): Promise<void> {
  for (let attempt = 0; attempt < READY_TRIES; attempt++) {
    const isReady = await fetch(`http://127.0.0.1:${PORT}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  throw new Error('The server did not become ready.');
}

async function visits(page: string): Promise<Scores[]> {
  const scores: Scores[] = [];
  for (let count = 0; count < RUNS; count++) scores.push(await visit(page));
  return scores;
}

/** Chromium now and then leaves the start out of its trace, and Lighthouse asks to be run again. */
async function visit(page: string): Promise<Scores> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await visitOnce(page);
    } catch (error) {
      if (attempt === VISIT_TRIES || !String(error).includes('NO_NAVSTART')) throw error;
    }
  }
}

async function visitOnce(page: string): Promise<Scores> {
  const { stdout } = await run(
    process.execPath,
    [
      fileURLToPath(import.meta.resolve('lighthouse/cli/index.js')),
      `http://localhost:${PORT}${page}`,
      '--quiet',
      '--output=json',
      `--only-categories=${Object.keys(GOALS).join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage --disable-gpu',
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  const { categories } = JSON.parse(stdout) as { categories: Record<keyof Scores, { score: number | null }> };
  const scoreOf = (name: keyof Scores) => Math.round(100 * (categories[name].score ?? 0));
  return {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    'best-practices': scoreOf('best-practices'),
    seo: scoreOf('seo'),
  };
}

function medians(scores: readonly Scores[]): number[] {
  const names = Object.keys(GOALS) as (keyof Scores)[];
  return names.map((name) => scores.map((one) => one[name]).sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0);
}
