// `node packages/scripts/seeded-faults/run.mjs [id or prefix ...]`: puts each fault of faults.json into the code, runs the tests
// that should notice, and takes it out again. A fault that no test notices is a rule that nothing holds.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PATIENCE_MS = 180_000;
const SOUND_PATIENCE_MS = 900_000;
/** What the outcome of tests says of the fault. Only a test that failed has noticed: a file that does not load has not. */
const SAYS = {
  failed: 'caught',
  timeout: 'caught (timeout)',
  passed: 'NOT CAUGHT',
  broken: 'NOT CAUGHT (the tests do not run)',
};
const isWindows = process.platform === 'win32';
const root = join(import.meta.dirname, '../../..');
const report = join(mkdtempSync(join(tmpdir(), 'seeded-faults-')), 'tests.json');

const wanted = process.argv.slice(2);
const faults = JSON.parse(readFileSync(join(import.meta.dirname, 'faults.json'), 'utf8')).filter(
  ({ id }) => wanted.length === 0 || wanted.some((start) => id.startsWith(start)),
);
refuseToBegin();

let running;
let takeOut = () => {};
// The code must not stay faulty when somebody stops the run.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    takeOut();
    stop(running);
    process.exit(130);
  });
}

const missed = [];
const began = Date.now();
// Tests that fail anyway would seem to notice every fault.
const sound = await runTests([...new Set(faults.flatMap(({ tests }) => tests))], SOUND_PATIENCE_MS);
if (sound !== 'passed') throw new Error(`Without any fault the tests must pass. Their outcome: ${sound}.`);
for (const fault of faults) {
  const started = Date.now();
  const outcome = await tryOut(fault);
  if (outcome !== 'failed' && outcome !== 'timeout') missed.push(fault.id);
  console.log(`${SAYS[outcome]}  ${fault.id}  ${secondsSince(started)} s  ${fault.says}`);
}
console.log(`${faults.length - missed.length} of ${faults.length} caught, ${secondsSince(began)} s`);
if (missed.length > 0) console.error(`Not caught: ${missed.join(', ')}`);
process.exit(missed.length > 0 ? 1 : 0);

async function tryOut({ file, from, to, tests }) {
  const path = join(root, file);
  const before = readFileSync(path, 'utf8');
  takeOut = () => writeFileSync(path, before);
  try {
    // Joined, since replace() would read `$&` in the fault as a sign for what was found.
    writeFileSync(path, before.split(from).join(to));
    return await runTests(tests, PATIENCE_MS);
  } finally {
    takeOut();
    takeOut = () => {};
  }
}

/** Tests that never end notice a fault as well: with it something waits for ever. */
function runTests(tests, patienceMs) {
  rmSync(report, { force: true });
  // Without a server's database each run has an embedded one, so that what a fault leaves behind is met by no other run.
  const { TEST_DATABASE_URL: _none, ...env } = process.env;
  const args = ['exec', '--', 'vitest', 'run', '--reporter=json', `--outputFile.json=${report}`, ...tests];
  // Those that wait until a change lands notice faults as well.
  const landing = { ...env, CI: 'true' };
  running = spawn('npm', args, { cwd: root, env: landing, stdio: 'ignore', shell: isWindows, detached: !isWindows });
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      stop(running);
      resolve('timeout');
    }, patienceMs);
    running.once('error', reject);
    running.once('exit', () => {
      clearTimeout(timer);
      resolve(outcomeOf());
    });
  });
}

function outcomeOf() {
  if (!existsSync(report)) return 'broken';
  const { numFailedTests, success } = JSON.parse(readFileSync(report, 'utf8'));
  return numFailedTests > 0 ? 'failed' : success ? 'passed' : 'broken';
}

/** Ends a run with all that it started: npm alone would leave vitest and its workers behind. */
function stop(run) {
  if (!run?.pid || run.exitCode !== null || run.signalCode !== null) return;
  if (isWindows) spawnSync('taskkill', ['/pid', String(run.pid), '/t', '/f']);
  else process.kill(-run.pid, 'SIGKILL');
}

/** Before anything is touched: work that is not committed could be lost, and a fault that does not fit proves nothing. */
function refuseToBegin() {
  const files = [...new Set(faults.map(({ file }) => file))];
  const status = spawnSync('git', ['status', '--porcelain', '--', ...files], { cwd: root, encoding: 'utf8' });
  const problems = status.status === 0 ? [] : [`git status failed: ${status.error?.message ?? status.stderr}`];
  for (const line of (status.stdout ?? '').split('\n')) if (line) problems.push(`not committed: ${line.slice(3)}`);
  if (faults.length === 0) problems.push(`no fault begins with ${wanted.join(' or ')}`);
  for (const { id, file, from, tests } of faults) {
    const places = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8').split(from).length - 1 : 0;
    if (places !== 1) problems.push(`${id}: what it replaces stands ${places} times in ${file}`);
    for (const test of tests) if (!existsSync(join(root, test))) problems.push(`${id}: there is no ${test}`);
  }
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exit(1);
}

function secondsSince(moment) {
  return Math.round((Date.now() - moment) / 1000);
}
