// `npm run shots`: builds the web and takes pictures of every state of the screens (states.ts of each feature), wide and narrow, light
// and dark, into ./shots. `npm run shots -- dashboard` takes those whose name holds the word.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureChromium } from './ensure-chromium.mjs';
import { ensureInstalled } from './ensure-installed.mjs';

ensureInstalled();
ensureChromium();
const shotsDir = join(import.meta.dirname, '../..', 'shots');
const [word] = process.argv.slice(2);

run('npm', ['run', '--silent', 'build']);
run(
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
    'states.spec.ts',
    ...(word ? ['--grep', word] : []),
  ],
  { SHOTS_DIR: shotsDir },
);
console.log(`The pictures are in ${shotsDir}`);

function run(command, args, env = {}) {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', ...env },
  });
  if (status !== 0) process.exit(status ?? 1);
}
