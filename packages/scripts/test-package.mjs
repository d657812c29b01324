// The task `test` of a package (turbo.json), started in its folder: runs its projects of vitest.config.ts, and leaves the
// report in test-report.json, which comes back from turbo's cache when nothing has changed.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const report = join(process.cwd(), 'test-report.json');
const project = JSON.parse(readFileSync('package.json', 'utf8')).name.replace('@platewise/', '');
rmSync(report, { force: true });

const options = [
  `--root=${root}`,
  `--project=${project}`,
  `--project=${project}-alone`,
  `--project=${project}-screens`,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
];

const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const { status } = spawnSync(process.execPath, [vitest, 'run', ...options], { stdio: 'inherit' });
process.exit(status ?? 1);
