import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { expectReadable } from '../testing/expect-readable.ts';
import { expectHydrated } from '../testing/fixtures.ts';
import type { ScreenState } from './screen-state.ts';

/** How a state's page is looked at. */
export const WIDTHS = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const NARROWEST = { width: 360, height: 740 };

/** Where `npm run shots` wants the pictures; the tests alone take none. */
const { SHOTS_DIR } = process.env;
/** Set by `npm run test:long`: axe reads each state, in both themes. */
const { READS_STATES } = process.env;

/** Comes to the state, sees that it is there and that it fits the narrowest window. */
export async function showState<World>(page: Page, state: ScreenState<World>, world: World): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await state.arrange?.(page, world);
  await page.goto(state.path);
  await expectHydrated(page);
  await state.act?.(page);
  await expect(state.shows(page).first()).toBeVisible();

  if (SHOTS_DIR) await takeShots(page, path.join(SHOTS_DIR, state.name.replace(/[^a-z0-9]+/gi, '-')));
  await page.setViewportSize(NARROWEST);
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(sideways, 'how much wider than the window').toBeLessThanOrEqual(0);
  await expect(state.shows(page).first()).toBeVisible();
  // Last: motion goes on afterwards, and with it what was opened may close.
  if (READS_STATES) await expectReadable(page);
}

async function takeShots(page: Page, file: string): Promise<void> {
  // What lies over the page belongs to the window; a picture of the whole page would show it in the middle of nowhere.
  const fullPage = (await page.getByRole('dialog').count()) === 0;
  if (fullPage) await page.evaluate(() => window.scrollTo(0, 0));
  for (const [width, viewport] of Object.entries(WIDTHS)) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${file}-${width}-${colorScheme}.png`, fullPage, animations: 'disabled' });
    }
  }
}
