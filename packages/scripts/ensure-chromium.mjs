import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs Playwright's Chromium where there is neither CHROME_PATH nor one of the system's (e2e/testing/find-browser.ts). */
export function ensureChromium() {
  const known = [process.env.CHROME_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  if (known.some((path) => path && existsSync(path))) return;
  console.log('No Chromium found (CHROME_PATH, /usr/bin/chromium): installing the one of Playwright.');
  const { status } = spawnSync('npm', ['exec', '-w', 'apps/web', '--', 'playwright', 'install', 'chromium'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  console.error('The browser tests need a Chromium: install one and set CHROME_PATH to it.');
  process.exit(1);
}
