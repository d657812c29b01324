import { defineConfig } from '@playwright/test';
import { BROWSER, launchOptions } from './testing/find-browser.ts';

/** Set by `npm test` unless CI is. */
const IS_BEFORE_COMMIT = process.env.TEST_LANE === 'commit';

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
  // Before a commit the tests of the lane 'landing' wait (lanes.ts, docs/tests.md); a file that is named runs whole.
  ...(IS_BEFORE_COMMIT && { grepInvert: /@landing/ }),
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
