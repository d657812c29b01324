import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The reports that the tasks `test` have left, one for each package that has tests; of this run or from turbo's cache. */
export function readUnitReports() {
  const inside = ['apps', 'packages'].flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  return inside.filter(hasTests).map((folder) => readReport(join(folder, 'test-report.json')));
}

export function readReport(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function hasTests(folder) {
  const file = join(folder, 'package.json');
  return existsSync(file) && readReport(file).scripts?.test !== undefined;
}

/** Prints the ten slowest tests, the time since `begun`, and how many tests passed, failed and were skipped. */
export function printTotals({ units, browser, begun }) {
  printSlowest([...units.flatMap((unit) => unitDurations(unit, begun)), ...browserDurations(browser)]);
  console.log(`${Math.round((Date.now() - begun) / 1000)} s in all`);

  const sum = (count) => units.reduce((total, unit) => total + unit[count], 0);
  const { expected, flaky, unexpected, skipped } = browser.stats;
  console.log(
    `${sum('numPassedTests') + expected + flaky} passed (${flaky} of them the second time), ${sum('numFailedTests') + unexpected} failed, ${sum('numPendingTests') + skipped} skipped`,
  );
}

function printSlowest(all) {
  console.log('\nThe ten slowest:');
  for (const { name, ms } of all.toSorted((a, b) => b.ms - a.ms).slice(0, 10))
    console.log(`${String(Math.round(ms / 1000)).padStart(5)} s  ${name}`);
}

/** Files of tests, since a file is what waits for another. */
function unitDurations({ testResults, startTime: ranAt }, begun) {
  return testResults.map(({ name, startTime, endTime }) => ({
    name: `${relative(process.cwd(), name)}${ranAt < begun ? ' (in the cache)' : ''}`,
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
