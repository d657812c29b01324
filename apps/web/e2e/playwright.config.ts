import { defineConfig } from '@playwright/test';
import { BROWSER, launchOptions } from './testing/find-browser.ts';

/** What waits for a later lane (lanes.ts, docs/tests.md); a file that is named by hand runs whole. */
const LATER: Readonly<Record<string, RegExp>> = { commit: /@landing|@large/, landing: /@large/ };
const later = LATER[process.env.TEST_LANE ?? ''];

export default defineConfig({
  testDir: '.',
  globalSetup: './testing/start-server.ts',
  outputDir: '../test-results',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: true,
  // A shared machine stalls now and then. A test that passes only the second time is named 'flaky' at the end.
  retries: process.env.CI ? 1 : 0,
  ...(later && { grepInvert: later }),
  forbidOnly: true,
  reporter: [['list']],
  use: {
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    // Its answers would hide what a test says about requests; offline-app.spec.ts runs with it.
    serviceWorkers: 'block',
    // Recording slows every test down, so it begins when something has failed.
    trace: 'on-first-retry',
    launchOptions: launchOptions(BROWSER),
  },
});
