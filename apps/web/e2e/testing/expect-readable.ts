import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';

/** Nothing is wider than the window, and axe finds nothing in either theme. The page stays in the dark one. */
export async function expectReadable(page: Page): Promise<void> {
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(sideways, 'how much wider than the window').toBeLessThanOrEqual(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    // Words that change by themselves would now and then be measured while they fade.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    await expectAccessible(page, { onlyColours: colorScheme === 'dark' });
  }
  await page.emulateMedia({ reducedMotion: null });
}
