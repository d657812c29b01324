import { existsSync } from 'node:fs';

const { CHROME_PATH } = process.env;
const SHELL = '/usr/bin/chromium-headless-shell';
const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** A whole Chromium: CHROME_PATH, else the machine's; undefined leaves Playwright to its download. */
export const WHOLE_BROWSER = [CHROME_PATH ?? '', ...WHOLE].find((path) => path && existsSync(path));

/**
 * What tests run in unless they need a whole one: the engine without windows, for half of the work of opening a page. It
 * answers no question about what only windows have (whether an app can be installed).
 */
export const BROWSER = WHOLE_BROWSER && WHOLE_BROWSER !== CHROME_PATH && existsSync(SHELL) ? SHELL : WHOLE_BROWSER;

/** How a browser is started that is at `executablePath`. */
export function launchOptions(executablePath: string | undefined) {
  return {
    ...(executablePath && { executablePath }),
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-gpu',
      '--disable-sync',
      '--no-first-run',
    ],
  };
}
