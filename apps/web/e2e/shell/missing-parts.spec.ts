import type { Page } from '@playwright/test';
import { expect, test, visit } from '../testing/fixtures.ts';
import { LANDING } from '../testing/lanes.ts';
import { newMember, savePlan } from '../testing/member.ts';

/** Files that are answered with 404 in turn: some of them, spread over all, and all of them in the long run. */
const FILES = Number(process.env.MISSING_PARTS ?? 6);

test.slow();

// The browser reports each of them.
test.afterEach(({ watch }) => {
  watch.consoleErrors = [];
});

test(
  'whichever file is missing, the page around it works, and a retry brings back what it held',
  LANDING,
  async ({ page }) => {
    // What a visitor is given: the parts around the page of somebody who is signed in are among those that come later.
    await visit(page, '/');
    const first = await scriptsOf(page);
    await newMember(page);
    await savePlan(page);
    await openDashboard(page);
    const later = [...(await scriptsOf(page))].filter((file) => !first.has(file));
    expect(later.length).toBeGreaterThan(10);

    const step = Math.max(1, Math.floor(later.length / FILES));
    for (const file of later.filter((_, index) => index % step === 0)) {
      await test.step(file, async () => {
        const missing = (url: URL) => url.pathname === file;
        await page.route(missing, (route) => route.fulfill({ status: 404, body: '' }));
        await page.goto('/dashboard');
        const banner = page.getByRole('banner');
        await expect(banner.getByRole('link', { name: 'Platewise AI, home' })).toBeVisible();
        // The way out is there, with or without the menu that it belongs to.
        await expect(banner.getByRole('button', { name: /^Account of|^Log out$/ })).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

        await page.unroute(missing);
        const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
        await expect(retry.or(page.getByRole('button', { name: 'Rename Meal plan' })).first()).toBeAttached();
        // One retry brings back the parts that share the file, so that the next button may go before it is pressed.
        await expect(async () => {
          if ((await retry.count()) > 0) await retry.first().click({ timeout: 1000 });
          await expect(retry).toHaveCount(0, { timeout: 1000 });
        }).toPass();
        await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
      });
    }
  },
);

async function openDashboard(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** The paths of the scripts that the page has loaded. */
async function scriptsOf(page: Page): Promise<Set<string>> {
  await page.waitForLoadState('networkidle');
  const paths = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  );
  return new Set(paths);
}
