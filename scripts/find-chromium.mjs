import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** A shell without windows comes first: the same pages for three quarters of the work (and what Playwright downloads). */
const SYSTEM_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The Chromium that browser tests use: CHROME_PATH, a system's own, else Playwright's download ('' lets it find that). */
export function findChromium() {
  const found = [process.env.CHROME_PATH, ...SYSTEM_PATHS].find((path) => path && existsSync(path));
  if (found) return found;
  console.log('No Chromium found (CHROME_PATH, /usr/bin/chromium): installing the one of Playwright.');
  const { status } = spawnSync('npm', ['exec', '-w', 'apps/web', '--', 'playwright', 'install', 'chromium'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status === 0) return '';
  console.error('The browser tests need a Chromium: install one and set CHROME_PATH to it.');
  process.exit(1);
}
