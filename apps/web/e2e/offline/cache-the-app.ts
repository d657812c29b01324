import type { Page } from '@playwright/test';

/** Waits until the worker has kept the application's files, then the planner, and takes the requests of this page. */
export async function cacheTheApp(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 60_000 });
  await page.waitForFunction(hasPlanner, null, { timeout: 60_000 });
}

async function hasPlanner(): Promise<boolean> {
  const caching = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
  return (await Promise.all(caching)).flat().some(({ url }) => url.includes('/assets/plan-worker-'));
}
