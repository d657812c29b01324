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
const reports = mkdtempSync(join(tmpdir(), 'platewise-test-'));
const browserReport = join(reports, 'browser.json');

step('check', 'npm', ['run', '--silent', 'check']);
const units = PASS_BY_THE_CACHE.some((name) => process.env[name]) ? runAllUnits() : runChangedUnits();
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

/** In one piece: no package waits for the last file of the one before. */
function runAllUnits() {
  const report = join(reports, 'units.json');
  const vitest = [
    'exec',
    '--',
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  step('unit, database, REST', 'npm', vitest);
  return [readReport(report)];
}

/** Package by package, of which turbo leaves out those that passed as they are; two at a time: what one waits for the other uses. */
function runChangedUnits() {
  const turbo = ['exec', '--', 'turbo', 'run', 'test', '--concurrency=2', '--continue'];
  step('unit, database, REST', 'npm', [...turbo, '--output-logs=new-only', '--log-prefix=none']);
  return readUnitReports();
}

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
