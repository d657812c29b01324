// `npm run test:long`: the property tests of the planner with 10,000 random requests, or as many as are named.
import { spawnSync } from 'node:child_process';
import { ensureInstalled } from './ensure-installed.mjs';

ensureInstalled();
const runs = process.argv[2] ?? '10000';
const { status } = spawnSync('npm', ['exec', '--', 'vitest', 'run', '--project', 'planner', 'property'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, PLAN_RUNS: runs },
});
process.exit(status ?? 1);
