// `npm test`: installs what is missing (a Chromium too) and runs everything. Needs nothing but a Node from 20.19 on.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ensureInstalled } from './ensure-installed.mjs';
import { findChromium } from './find-chromium.mjs';

const begun = Date.now();
ensureInstalled();
const results = mkdtempSync(join(tmpdir(), 'platewise-test-'));
const unitReport = join(results, 'unit.json');
const browserReport = join(results, 'browser.json');

step('check', 'npm', ['run', '--silent', 'check']);
step('unit, database, REST', 'npm', [
  'exec',
  '--',
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${unitReport}`,
]);
step('build', 'npm', ['run', '--silent', 'build']);
const chromium = findChromium();
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
  {
    CHROME_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
  },
);

const unit = JSON.parse(readFileSync(unitReport, 'utf8'));
const browserResults = JSON.parse(readFileSync(browserReport, 'utf8'));
const browser = browserResults.stats;
printSlowest([...unitDurations(unit), ...browserDurations(browserResults)]);
const passed = unit.numPassedTests + browser.expected + browser.flaky;
const skipped = unit.numPendingTests + browser.skipped;
console.log(
  `${passed} passed (${browser.flaky} of them the second time), ${unit.numFailedTests + browser.unexpected} failed, ${skipped} skipped`,
);

/** Files of tests, since a file is what waits for another. */
function unitDurations({ testResults }) {
  return testResults.map(({ name, startTime, endTime }) => ({
    name: relative(process.cwd(), name),
    ms: endTime - startTime,
  }));
}

function browserDurations({ suites = [] }) {
  return suites.flatMap((suite) => [
    ...browserDurations(suite),
    ...(suite.specs ?? []).map(({ title, file, tests }) => ({
      name: `${file}: ${title}`,
      ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    })),
  ]);
}

function printSlowest(all) {
  console.log('\nThe ten slowest:');
  for (const { name, ms } of all.toSorted((a, b) => b.ms - a.ms).slice(0, 10))
    console.log(`${String(Math.round(ms / 1000)).padStart(5)} s  ${name}`);
  console.log(`${Math.round((Date.now() - begun) / 1000)} s in all`);
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
