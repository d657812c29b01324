import type { Page } from '@playwright/test';

/** Waits until the worker has kept the application's files and takes the requests of this page. */
export async function cacheTheApp(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 60_000 });
}
