// `npm test`: installs what is missing (a Chromium too) and runs the tests of its lane, with CI those of the next one as well
// (docs/tests.md); what nobody has changed since it passed comes from turbo's cache. Needs nothing but a Node from 20.19 on.
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './ensure-chromium.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { printTotals, readReport, readUnitReports } from './test-totals.mjs';

/** With these set the tests read what lies outside this folder, which the cache cannot know; and `CI` runs everything. */
const PASS_BY_THE_CACHE = [
  'CI',
  'TEST_DATABASE_URL',
  'TEST_REDIS_URL',
  'USDA_FACTS_CSV',
  'USDA_MICRO_CSV',
  'USDA_PORTIONS_CSV',
  'PRICES_CSV',
];

const begun = Date.now();
ensureInstalled();
const browserReport = join(mkdtempSync(join(tmpdir(), 'platewise-test-')), 'browser.json');

step('check', 'npm', ['run', '--silent', 'check']);
const isForced = PASS_BY_THE_CACHE.some((name) => process.env[name]);
// Two packages at a time: what one waits for the other uses. With Postgres and servers that are killed, one is enough.
const options = [`--concurrency=${isForced ? 1 : 2}`, '--continue', '--output-logs=new-only', '--log-prefix=none'];
step('unit, database, REST', 'npm', [
  'exec',
  '--',
  'turbo',
  'run',
  'test',
  ...options,
  ...(isForced ? ['--force'] : []),
]);
const units = readUnitReports();
step('build', 'npm', ['run', '--silent', 'build']);
ensureChromium();
step(
  'browser',
  'npm',
  [
    'exec',
    '-w',
    'apps/web',
    '--',
    'playwright',
    'test',
    '--config',
    'e2e/playwright.config.ts',
    '--reporter=list,json',
  ],
  { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport, TEST_LANE: process.env.CI ? 'landing' : 'commit' },
);
printTotals({ units, browser: readReport(browserReport), begun });

function step(name, command, args, env = {}) {
  const started = Date.now();
  console.log(`\n== ${name}`);
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', ...env },
  });
  console.log(`== ${name}: ${Math.round((Date.now() - started) / 1000)} s`);
  if (status !== 0) {
    console.error(`${name} failed`);
    process.exit(status ?? 1);
  }
}
