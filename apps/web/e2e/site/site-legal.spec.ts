import type { Page } from '@playwright/test';
import { expect, test, visit } from '../testing/fixtures.ts';
import { LANDING } from '../testing/lanes.ts';
import { newMember } from '../testing/member.ts';

const PHONE = { width: 390, height: 844 };

test.describe('privacy policy and terms', () => {
  test('the contents lead to the sections', LANDING, async ({ page }) => {
    await visit(page, '/privacy');

    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Cookies' }).click();

    await expect(page.getByRole('heading', { level: 2, name: 'Cookies' })).toBeInViewport();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  });

  test('a link to a section opens the page there', LANDING, async ({ page }) => {
    await visit(page, '/privacy#cookies');

    await expect(page.getByRole('heading', { level: 2, name: 'Cookies' })).toBeInViewport();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  });

  test('on a phone the contents unfold above the text', LANDING, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await visit(page, '/terms');

    await page.locator('summary', { hasText: 'On this page' }).click();
    await page.getByRole('article').getByRole('link', { name: 'Fair use' }).click();

    await expect(page).toHaveURL('/terms#fair-use');
    await expect(page.getByRole('heading', { level: 2, name: 'Fair use' })).toBeInViewport();
  });

  test('the privacy policy names everything that is stored in the browser', LANDING, async ({ page, context }) => {
    await visit(page, '/meal');
    for (const [field, option] of [
      ['Goal', 'Maintenance'],
      ['Diet', 'Vegetarian'],
    ] as const) {
      await page.getByRole('combobox', { name: field, exact: true }).click();
      await page.getByRole('option', { name: option, exact: true }).click();
    }
    await page.getByRole('button', { name: 'Try Demo (2 free)' }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('demoPlans'))).not.toBeNull();
    const asVisitor = await keysInBrowser(page);
    await newMember(page);
    await visit(page, '/settings?tab=appearance');
    await page.getByRole('switch', { name: 'Dark theme' }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('isUserRegistered'))).toBe('true');
    const stored = [...asVisitor, ...(await keysInBrowser(page))];
    stored.push(...(await context.cookies()).map(({ name }) => name));

    await visit(page, '/privacy');
    const text = await page.getByRole('article').innerText();

    expect(stored).toEqual(expect.arrayContaining(['demoPlans', 'theme', 'isUserRegistered', 'platewise.session']));
    expect(stored.filter((key) => !text.includes(key.startsWith('tsr-') ? 'tsr-' : key))).toEqual([]);
  });
});

function keysInBrowser(page: Page): Promise<string[]> {
  return page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
}
