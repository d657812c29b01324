// `npm run test:long`: the property tests of the planner with 10,000 random plans (and a tenth as many changes to
// plans, and to lists in the database), or as many as are named: `npm run test:long -- 50000`; with TEST_DATABASE_URL
// also a server whose connections are broken 60 times under load. Stops after an hour at the very most.
import { spawnSync } from 'node:child_process';
import { ensureInstalled } from './ensure-installed.mjs';

const runs = process.argv[2] ?? '10000';
if (!/^[1-9]\d{2,7}$/.test(runs)) {
  console.error(`The number of plans must be a whole number from 100 to 99,999,999, not "${runs}".`);
  process.exit(2);
}

ensureInstalled();
const projects = ['planner', 'shopping', 'prep-guide', 'api', 'server'].flatMap((project) => ['--project', project]);
const started = Date.now();
const { status, error } = spawnSync(
  'npm',
  ['exec', '--', 'vitest', 'run', ...projects, 'property', 'database-faults'],
  {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    timeout: 3_600_000,
    env: { ...process.env, PLAN_RUNS: runs, DATABASE_CUTS: '60' },
  },
);
if (error) console.error(`test:long: ${error.message}`);
console.log(`${runs} plans: ${Math.round((Date.now() - started) / 1000)} s`);
process.exit(status ?? 1);
