import type { Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { expect, PASSWORD, test, visit } from './fixtures.ts';
import { newMember } from './member.ts';
import { pretendPro } from './pretend-pro.ts';

const PHONE = { width: 390, height: 844 };

const LEGAL = [
  { path: '/privacy', sections: ['Who is responsible', 'With an account', 'Cookies'] },
  { path: '/terms', sections: ['Not medical advice', 'Allergies and intolerances'] },
];

test.describe('privacy policy and terms', () => {
  for (const { path, sections } of LEGAL) {
    test(`the contents of ${path} lead to every section`, async ({ page }) => {
      await visit(page, path);
      const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
      await expect(contents.first()).toBeVisible();
      const names = await contents.allInnerTexts();
      await expect(page.locator('article h2')).toHaveText(['In short', ...names]);
      for (const name of sections) expect(names).toContain(name);

      const last = names.at(-2) ?? '';
      await contents.filter({ hasText: last }).click();
      await expect(page.getByRole('heading', { level: 2, name: last })).toBeInViewport();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    });
  }

  test('a link to a section opens the page there', async ({ page }) => {
    await visit(page, '/privacy#cookies');

    await expect(page.getByRole('heading', { level: 2, name: 'Cookies' })).toBeInViewport();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  });

  test('on a phone the contents unfold above the text', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await visit(page, '/terms');

    await page.locator('summary', { hasText: 'On this page' }).click();
    await page.getByRole('article').getByRole('link', { name: 'Fair use' }).click();

    await expect(page).toHaveURL('/terms#fair-use');
    await expect(page.getByRole('heading', { level: 2, name: 'Fair use' })).toBeInViewport();
  });

  test('the privacy policy names everything that is stored in the browser', async ({ page, context }) => {
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

test.describe('settings', () => {
  test('a visitor is asked to sign in and comes back to the same tab', async ({ page }) => {
    const email = await newMember(page);
    await page.context().clearCookies();

    await visit(page, '/settings?tab=subscription');
    await expect(page.getByRole('heading', { level: 1, name: 'Please Sign In' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();

    await expect(page).toHaveURL('/settings?tab=subscription');
    await expect(page.getByRole('tab', { name: 'Subscription' })).toHaveAttribute('aria-selected', 'true');
  });

  test('arrows, Home and End move between the tabs, and the address keeps the choice', async ({ page }) => {
    await newMember(page);
    await visit(page, '/settings');
    await page.getByRole('tab', { name: 'Account' }).focus();

    for (const [key, name] of [
      ['ArrowRight', 'Profiles'],
      ['ArrowLeft', 'Account'],
      ['ArrowLeft', 'API access'],
      ['ArrowRight', 'Account'],
      ['End', 'API access'],
      ['Home', 'Account'],
      ['ArrowRight', 'Profiles'],
      ['ArrowRight', 'Preferences'],
      ['ArrowRight', 'Appearance'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.getByRole('tab', { name })).toBeFocused();
      await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    }

    await expect(page).toHaveURL('/settings?tab=appearance');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('switch', { name: 'Dark theme' })).toBeFocused();
  });

  test('a tab that does not exist is the first', async ({ page }) => {
    await newMember(page);

    await visit(page, '/settings?tab=<script>alert(1)</script>');

    await expect(page.getByRole('tab', { name: 'Account' })).toHaveAttribute('aria-selected', 'true');
  });

  test('the account shows its address and the day it was made', async ({ page }) => {
    const email = await newMember(page);

    await visit(page, '/settings');

    const panel = page.getByRole('tabpanel');
    await expect(panel.getByText(email)).toBeVisible();
    await expect(panel.getByText(`“${email.split('@')[0]}”`)).toBeVisible();
    const created = await panel.getByRole('time').getAttribute('datetime');
    expect(Math.abs(Date.now() - Date.parse(created ?? ''))).toBeLessThan(10 * 60_000);
  });

  test('the switch and the button in the header are one choice', async ({ page }) => {
    await newMember(page);
    await visit(page, '/settings?tab=appearance');
    const theme = page.getByRole('switch', { name: 'Dark theme' });
    await expect(theme).not.toBeChecked();

    await theme.click();
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');

    await page.getByRole('banner').getByRole('button', { name: 'Switch to light mode' }).click();
    await expect(theme).not.toBeChecked();
    await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
  });

  test('a free plan shows its tokens and counts the days and hours to the reset', async ({ page }) => {
    await newMember(page);

    await visit(page, '/settings?tab=subscription');

    const panel = page.getByRole('tabpanel');
    await expect(panel.getByText('Basic', { exact: true })).toBeVisible();
    await expect(panel.getByText('10', { exact: true })).toBeVisible();
    await expect(panel.getByText(/^\d+ days? and \d+ hours?,/)).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Choose Pro' })).toBeEnabled();
  });

  test('a paid plan never resets', async ({ page }) => {
    await pretendPro(page);
    await newMember(page);

    await visit(page, '/settings?tab=subscription');

    await expect(page.getByText('Never resets (Unlimited)')).toBeVisible();
    await expect(page.getByRole('tabpanel').getByText('Unlimited', { exact: true })).toBeVisible();
  });

  test('Logout signs out and goes to the start page', async ({ page }) => {
    await newMember(page);
    await visit(page, '/settings');

    await page.getByRole('button', { name: 'Logout', exact: true }).click();

    await expect(page).toHaveURL('/');
    await visit(page, '/settings');
    await expect(page.getByRole('heading', { name: 'Please Sign In' })).toBeVisible();
  });
});

test.describe('tools of the paid plans', () => {
  for (const path of ['/shopping', '/calorie-tracker']) {
    test(`${path} is for paid plans, and leads to them`, async ({ page }) => {
      await newMember(page);
      await visit(page, path);

      await expect(page.getByRole('heading', { name: 'Available for Pro Users Only' })).toBeVisible();
      const upgrade = page.getByRole('main').getByRole('link', { name: 'Upgrade to Pro' });
      await expect(upgrade).toHaveAttribute('href', '/pricing');
    });
  }
});

function keysInBrowser(page: Page): Promise<string[]> {
  return page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
}
