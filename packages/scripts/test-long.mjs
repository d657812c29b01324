// `npm run test:long`: the property tests of the planner with 10,000 random plans (and a tenth as many changes to
// plans, and to lists in the database; ten times as many HTTP requests), or as many as are named: `npm run test:long -- 50000`;
// with TEST_DATABASE_URL also a server whose connections are broken 60 times under load, and the plans of all statements among
// 100,000 people; where Debian's packages patroni, haproxy and etcd-server are installed, two servers on a Postgres whose primary is
// killed ten times, and two processes behind HAProxy that are upgraded from the last release and restarted ten times under load;
// then axe on every state of every screen, in both themes, and every control of every page.
import { spawnSync } from 'node:child_process';
import { ensureChromium } from './ensure-chromium.mjs';
import { ensureInstalled } from './ensure-installed.mjs';

const AT_MOST_MS = 5_400_000;
const runs = process.argv[2] ?? '10000';
if (!/^[1-9]\d{2,7}$/.test(runs)) {
  console.error(`The number of plans must be a whole number from 100 to 99,999,999, not "${runs}".`);
  process.exit(2);
}

ensureInstalled();
const projects = ['planner', 'shopping', 'prep-guide', 'api', 'server', 'bench'].flatMap((project) => [
  '--project',
  project,
]);
const large = { PLAN_RUNS: runs, DATABASE_CUTS: '60', SEED_PEOPLE: '100000', FAILOVERS: '10', ROLLING_RESTARTS: '10' };
const files = ['property', 'database-faults', 'statement-plans', 'failover', 'rolling-restarts'];
const vitest = ['exec', '--', 'vitest', 'run', ...projects, ...files];
const arePlansRight = step(`${runs} plans`, vitest, large);

ensureChromium();
const isBuilt = step('build', ['run', '--silent', 'build']);
const playwright = ['exec', '-w', 'apps/web', '--', 'playwright', 'test', '--config', 'e2e/playwright.config.ts'];
const arePagesRight = isBuilt && step('browser', [...playwright, '--grep', '@large'], { READS_STATES: '1' });
process.exit(arePlansRight && arePagesRight ? 0 : 1);

/** Whether a step passed; all of them run, so that one night names everything. */
function step(name, args, env = {}) {
  const started = Date.now();
  const { status, error } = spawnSync('npm', args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    timeout: AT_MOST_MS,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', ...env },
  });
  if (error) console.error(`test:long: ${error.message}`);
  console.log(`== ${name}: ${Math.round((Date.now() - started) / 1000)} s`);
  return status === 0;
}
