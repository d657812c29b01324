/**
 * How long a phone waits for the planner: `npm run bench:pages` starts the built product, opens /meal in Chromium on a line of 400 ms
 * and 400 kbit/s, and prints the medians of how long it takes until the planner answers presses, of how long each of a
 * fixed set of interactions takes until the next paint at a processor four times slower, and of how long an answered plan
 * takes until it is painted. Two builds are measured in turn, since machines are shared and noisy.
 *
 *   npm run bench:pages -- [--rounds 5] [--slowdown 1] [--only load,use] [--against <the dist folder of another build of apps/web>]
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { measureLoad } from './pages/measure-load.ts';
import { measureUse } from './pages/measure-use.ts';
import { freePort, grantPro, type Running, startServer } from './reads/start-process.ts';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    slowdown: { type: 'string', default: '1' },
    only: { type: 'string', default: 'load,use' },
    against: { type: 'string' },
  },
});
const ROUNDS = Number(options.rounds);
const BUILT = join(import.meta.dirname, '../../apps/web/dist');

type Build = { name: string; server: Running; grant: (email: string) => Promise<void>; remove: () => Promise<void> };

const builds = [await startBuild('now', BUILT)];
if (options.against) builds.push(await startBuild('against', options.against));
const browser = await chromium.launch({
  ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
  args: ['--disable-gpu', '--disable-background-networking', '--no-first-run'],
});
try {
  const figures = new Map<string, number[]>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, server, grant } of builds) {
      const measured = {
        ...(options.only.includes('load') && (await measureLoad(browser, server.url, Number(options.slowdown)))),
        ...(options.only.includes('use') && (await measureUse(browser, server.url, grant))),
      };
      record(figures, name, measured);
    }
  }
  console.log(['figure', 'build', 'median', 'least', 'most'].join('\t'));
  for (const key of [...figures.keys()].toSorted()) {
    const values = (figures.get(key) ?? []).toSorted((a, b) => a - b);
    console.log([key, values[Math.floor(values.length / 2)], values[0], values.at(-1)].join('\t'));
  }
} finally {
  await browser.close();
  for (const { remove } of builds) await remove();
}

async function startBuild(name: string, webDir: string): Promise<Build> {
  const dataDir = await mkdtemp(join(tmpdir(), 'platewise-pages-'));
  const port = String(await freePort());
  const variables = { DATA_DIR: dataDir, PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}`, WEB_DIR: webDir };
  const server = await startServer(variables);
  const remove = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { name, server, grant: (email) => grantPro(email, variables), remove };
}

function record(figures: Map<string, number[]>, build: string, measured: Record<string, number>): void {
  for (const [figure, value] of Object.entries(measured)) {
    const key = `${figure}\t${build}`;
    figures.set(key, [...(figures.get(key) ?? []), value]);
  }
}
