import type { Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { expect, newEmail, PASSWORD, signUp, test } from './fixtures.ts';

const PHONE = { width: 390, height: 844 };

const LEGAL = [
  { path: '/privacy', title: 'Privacy policy', sections: ['Who is responsible', 'With an account', 'Cookies'] },
  { path: '/terms', title: 'Terms of service', sections: ['Not medical advice', 'Allergies and intolerances'] },
];

const TABS = [
  { tab: 'account', name: 'Account', shows: 'Account created' },
  { tab: 'appearance', name: 'Appearance', shows: 'Dark theme' },
  { tab: 'subscription', name: 'Subscription', shows: 'Next reset' },
  { tab: 'notifications', name: 'Notifications', shows: 'Newsletter' },
];

test.describe('privacy policy and terms', () => {
  for (const { path, title, sections } of LEGAL) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`${path} is read in ${colorScheme}, wide and narrow`, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await page.goto(path);

        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expect(page).toHaveTitle(`${title} · Platewise AI`);
        await expect(page.getByText('Version of 21 November 2026', { exact: true })).toBeVisible();
        for (const name of sections) await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
        await expectAccessible(page);

        await page.setViewportSize(PHONE);
        await expectAccessible(page);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
      });
    }

    test(`the contents of ${path} lead to every section`, async ({ page }) => {
      await page.goto(path);
      const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
      await expect(contents.first()).toBeVisible();

      const names = await contents.allInnerTexts();
      const headings = await page.locator('article h2').allInnerTexts();
      expect(headings).toEqual(['In short', ...names]);

      const last = names.at(-2) ?? '';
      await contents.filter({ hasText: last }).click();
      await expect(page.getByRole('heading', { level: 2, name: last })).toBeInViewport();
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    });
  }

  test('a link to a section opens the page there', async ({ page }) => {
    await page.goto('/privacy#cookies');

    await expect(page.getByRole('heading', { level: 2, name: 'Cookies' })).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  });

  test('on a phone the contents unfold above the text', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/terms');

    await page.locator('summary', { hasText: 'On this page' }).click();
    await page.getByRole('article').getByRole('link', { name: 'Fair use' }).click();

    await expect(page).toHaveURL('/terms#fair-use');
    await expect(page.getByRole('heading', { level: 2, name: 'Fair use' })).toBeInViewport();
  });

  test('the privacy policy names everything that is kept in the browser', async ({ page, context }) => {
    await page.goto('/meal');
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
    await signUp(page);
    await page.goto('/settings?tab=appearance');
    await page.getByRole('switch', { name: 'Dark theme' }).click();
    const kept = [...asVisitor, ...(await keysInBrowser(page))];
    kept.push(...(await context.cookies()).map(({ name }) => name));

    await page.goto('/privacy');
    const text = await page.getByRole('article').innerText();

    expect(kept).toEqual(expect.arrayContaining(['demoPlans', 'theme', 'isUserRegistered', 'platewise.session']));
    expect(kept.filter((key) => !text.includes(key.startsWith('tsr-') ? 'tsr-' : key))).toEqual([]);
  });
});

test.describe('settings', () => {
  test('a visitor is asked to sign in and comes back to the same tab', async ({ page }) => {
    const email = await signUp(page, newEmail());
    await page.context().clearCookies();

    await page.goto('/settings?tab=subscription');
    await expect(page.getByRole('heading', { level: 1, name: 'Please Sign In' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();

    await expect(page).toHaveURL('/settings?tab=subscription');
    await expect(page.getByRole('tab', { name: 'Subscription' })).toHaveAttribute('aria-selected', 'true');
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`each tab shows its part in ${colorScheme}, wide and narrow`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await signUp(page);

      for (const { tab, name, shows } of TABS) {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(`/settings?tab=${tab}`);
        await expect(page).toHaveTitle('Settings · Platewise AI');
        await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
        await expect(page.getByRole('tabpanel', { name }).getByText(shows, { exact: true })).toBeVisible();
        await expectAccessible(page);
        await page.setViewportSize(PHONE);
        await expectAccessible(page);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
      }
    });
  }

  test('arrows, Home and End move between the tabs, and the address keeps the choice', async ({ page }) => {
    await signUp(page);
    await page.goto('/settings');
    await page.getByRole('tab', { name: 'Account' }).focus();

    for (const [key, name] of [
      ['ArrowRight', 'Appearance'],
      ['ArrowLeft', 'Account'],
      ['ArrowLeft', 'Notifications'],
      ['ArrowRight', 'Account'],
      ['End', 'Notifications'],
      ['Home', 'Account'],
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
    await signUp(page);

    await page.goto('/settings?tab=<script>alert(1)</script>');

    await expect(page.getByRole('tab', { name: 'Account' })).toHaveAttribute('aria-selected', 'true');
  });

  test('the account shows its address and the day it was made', async ({ page }) => {
    const email = await signUp(page);

    await page.goto('/settings');

    const panel = page.getByRole('tabpanel');
    await expect(panel.getByText(email)).toBeVisible();
    await expect(panel.getByText(`“${email.split('@')[0]}”`)).toBeVisible();
    const created = await panel.getByRole('time').getAttribute('datetime');
    expect(Math.abs(Date.now() - Date.parse(created ?? ''))).toBeLessThan(10 * 60_000);
    await expect(panel.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
  });

  test('the switch and the button in the header are one choice', async ({ page }) => {
    await signUp(page);
    await page.goto('/settings?tab=appearance');
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
    await signUp(page);

    await page.goto('/settings?tab=subscription');

    const panel = page.getByRole('tabpanel');
    await expect(panel.getByText('Basic', { exact: true })).toBeVisible();
    await expect(panel.getByText('10', { exact: true })).toBeVisible();
    await expect(panel.getByText(/^\d+ days? and \d+ hours?,/)).toBeVisible();
    await expect(panel.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/pricing');
  });

  test('a paid plan never resets', async ({ page }) => {
    await pretendPro(page);
    await signUp(page);

    await page.goto('/settings?tab=subscription');

    await expect(page.getByText('Never resets (Unlimited)')).toBeVisible();
    await expect(page.getByRole('tabpanel').getByText('Unlimited', { exact: true })).toBeVisible();
  });

  test('Logout signs out and goes to the start page', async ({ page }) => {
    await signUp(page);
    await page.goto('/settings');

    await page.getByRole('button', { name: 'Logout', exact: true }).click();

    await expect(page).toHaveURL('/');
    await page.goto('/settings');
    await expect(page.getByRole('heading', { name: 'Please Sign In' })).toBeVisible();
  });
});

test.describe('tools that are still being built', () => {
  for (const { path, title } of [
    { path: '/shopping', title: 'Shopping List' },
    { path: '/calorie-tracker', title: 'Calorie Tracker' },
  ]) {
    test(`${path} is for paid plans`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Please Sign In' })).toBeVisible();

      await signUp(page);
      await page.goto(path);

      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page).toHaveTitle(`${title} · Platewise AI`);
      await expect(page.getByRole('heading', { name: 'Available for Pro Users Only' })).toBeVisible();
      const upgrade = page.getByRole('main').getByRole('link', { name: 'Upgrade to Pro' });
      await expect(upgrade).toHaveAttribute('href', '/pricing');
      await expectAccessible(page);
    });

    test(`${path} tells a paid plan that it is being built`, async ({ page }) => {
      await pretendPro(page);
      await signUp(page);

      await page.goto(path);

      await expect(page.getByRole('heading', { name: 'This tool is being built' })).toBeVisible();
      await expect(page.getByText('Available for Pro Users Only')).toHaveCount(0);
      await expectAccessible(page);
    });
  }

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the calendar says in ${colorScheme} what works meanwhile`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await signUp(page);

      await page.goto('/calendar');

      await expect(page.getByRole('heading', { name: 'This tool is being built' })).toBeVisible();
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: 'Plan meals' })).toHaveAttribute('href', '/meal');
      await expect(main.getByRole('link', { name: 'Open the dashboard' })).toHaveAttribute('href', '/dashboard');
      await expectAccessible(page);
      await page.setViewportSize(PHONE);
      await expectAccessible(page);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    });
  }
});

/** How far the page is wider than the window, in pixels. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

function keysInBrowser(page: Page): Promise<string[]> {
  return page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
}

/** The server's answers about the plan, as they are for somebody who has Pro. */
async function pretendPro(page: Page): Promise<void> {
  await page.route(/\/trpc\/[^?]*subscription\.status/, async (route) => {
    const response = await route.fetch();
    const answers: { result?: { data?: Record<string, unknown> } }[] = await response.json();
    for (const { result } of answers) {
      if (!result?.data || !('subscriptionStatus' in result.data)) continue;
      const entitlements = {
        unlimitedMeals: true,
        shoppingList: true,
        calorieTracker: true,
        prepGuide: true,
        profiles: 1,
      };
      Object.assign(result.data, { subscription: 'pro', isPro: true, nextReset: null, entitlements });
    }
    await route.fulfill({ response, json: answers });
  });
}
