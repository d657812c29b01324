import type { Page } from '@playwright/test';
import { BRAND_ACCOUNTS } from '../../src/app/shell/brand-accounts.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { expect, test, visit } from '../testing/fixtures.ts';
import { LANDING } from '../testing/lanes.ts';
import { newMember } from '../testing/member.ts';

// A clock or a script in its pages stays.
test.use({ isWarm: false });

const PHONE = { width: 390, height: 844 };

const FOOTER = [
  ['Features', '/features'],
  ['Pricing', '/pricing'],
  ['Preview', '/preview'],
  ['Documentation', '/documentation'],
  ['Blog', '/blog'],
  ['Support', '/support'],
  ['About', '/about'],
  ['Careers', '/careers'],
  ['Contact', '/contact'],
  ['Privacy', '/privacy'],
  ['Terms', '/terms'],
] as const;

test.describe('the top navigation', () => {
  test('visitors find the public pages and the way in', LANDING, async ({ page }) => {
    await visit(page, '/signin');

    await expect(mainNavigation(page).getByRole('link')).toHaveText(['Pricing', 'Preview', 'Contact', 'About Us']);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect(logo(page)).toHaveAttribute('href', '/');
    await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeHidden();
  });

  test('signed-in people find their pages, their tokens and their account', async ({ page }) => {
    await newMember(page);
    await visit(page, '/dashboard');

    await expect(mainNavigation(page).getByRole('link')).toHaveText([
      'Dashboard',
      'Create',
      'Favorites',
      'Pro',
      'Settings',
    ]);
    await expect(logo(page)).toHaveAttribute('href', '/dashboard');
    await expect(page.getByRole('button', { name: '10 tokens' })).toBeVisible();
    await page.getByRole('button', { name: /^Account of/ }).click();
    await expect(page.getByRole('menuitem')).toHaveText([
      'Upgrade to Pro',
      'Account',
      'Billing',
      'Notifications',
      'Log out',
    ]);
    await expectAccessible(page);
    await page.getByRole('menuitem', { name: 'Notifications' }).click();
    await expect(page).toHaveURL('/settings?tab=notifications');
  });

  test('it floats once the page is scrolled past 20 px', LANDING, async ({ page }) => {
    await visit(page, '/signin');
    const bar = page.getByRole('banner');

    await page.evaluate(() => window.scrollTo(0, 20));
    await expect(bar).not.toHaveAttribute('data-scrolled');
    await page.evaluate(() => window.scrollTo(0, 21));

    await expect(bar).toHaveAttribute('data-scrolled', 'true');
  });

  test('the skip link leads past it', LANDING, async ({ page }) => {
    await visit(page, '/signin');
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();

    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');

    await expect(page.getByRole('main')).toBeFocused();
  });
});

test.describe('the command palette', () => {
  test('by keyboard: it opens, finds a page, goes there and closes', async ({ page }) => {
    await visit(page, '/signin');
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();

    await page.keyboard.press('Control+k');
    const search = page.getByPlaceholder('Type a command or search...');
    await expect(search).toBeFocused();
    await expect(page.getByRole('group', { name: 'Navigation' }).getByRole('option')).toHaveText([
      'Dashboard',
      'Create',
      'Favorites',
      'Pro',
      'Settings',
      'Shopping List',
      'Calorie Tracker',
      'Pricing',
      'Preview',
      'Contact',
      'About Us',
      'Careers',
      'Calendar',
      'Body',
      'Bring your data',
    ]);
    await expectAccessible(page);

    await search.fill('zzz');
    await expect(page.getByText('No results found.')).toBeVisible();
    await search.fill('fav');
    await expect(page.getByRole('option', { selected: true })).toHaveText('Favorites');
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL('/user/favorites');
    await expect(search).toBeHidden();
  });

  test('the button in the bar opens it, Escape closes it and gives the focus back', LANDING, async ({ page }) => {
    await visit(page, '/signin');
    const button = page.getByRole('button', { name: 'Search' });

    await button.click();
    await expect(page.getByPlaceholder('Type a command or search...')).toBeFocused();
    await page.keyboard.press('Escape');

    await expect(page.getByPlaceholder('Type a command or search...')).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('its actions fit who is here', LANDING, async ({ page }) => {
    await visit(page, '/signin');
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('group', { name: 'Actions' }).getByRole('option')).toHaveText([
      'Generate a plan',
      'Toggle theme',
      'Sign in',
    ]);
    await page.getByRole('option', { name: 'Toggle theme' }).click();
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);

    await newMember(page);
    await visit(page, '/dashboard');
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.getByRole('option', { name: 'Log out' }).click();

    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  });
});

test.describe('the sidebar', () => {
  test('leads through the app, toggles with Ctrl+B and is found as it was left', async ({ page, context }) => {
    await newMember(page);
    await visit(page, '/dashboard');
    const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
    const toggle = sidebar.getByRole('button', { name: 'Toggle sidebar' });
    await expect(sidebar.getByRole('link')).toHaveText([
      'Generate',
      'Favorites',
      'Dashboard',
      'Shopping',
      'Calorie Tracker',
      'Calendar',
      'Settings',
    ]);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(() => widthOf(page)).toBe(16 * 16);
    await expectAccessible(page);

    await page.keyboard.press('Control+b');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect.poll(() => widthOf(page)).toBe(3 * 16);
    await expectAccessible(page);
    const sidebarCookie = async () => (await context.cookies()).find(({ name }) => name === 'sidebar_state');
    await expect.poll(async () => (await sidebarCookie())?.value).toBe('false');
    const cookie = await sidebarCookie();
    const sevenDaysOn = Date.now() / 1000 + 7 * 24 * 60 * 60;
    expect(Math.abs((cookie?.expires ?? 0) - sevenDaysOn)).toBeLessThan(60);

    await page.reload();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect.poll(() => widthOf(page)).toBe(3 * 16);
    await toggle.click();
    await expect.poll(() => widthOf(page)).toBe(16 * 16);

    await visit(page, '/careers');
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
    await expect(sidebar).toBeHidden();
  });

  test('nothing moves sideways while the session is asked for', LANDING, async ({ page }) => {
    await newMember(page);
    await visit(page, '/dashboard');
    await expect(page.getByRole('button', { name: '10 tokens' })).toBeVisible();
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/auth/get-session', async (route) => {
      await answered;
      await route.continue();
    });

    await page.reload();
    const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
    await expect(sidebar).toBeVisible();
    await expect(mainNavigation(page).getByRole('link', { name: 'Create' })).toBeVisible();
    const before = await page.getByRole('main').boundingBox();
    answer();

    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    expect((await page.getByRole('main').boundingBox())?.x).toBe(before?.x);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: PHONE });

    test('its pages are in the one menu of the bar', LANDING, async ({ page }) => {
      await newMember(page);
      await visit(page, '/dashboard');
      const bar = page.getByRole('banner');
      await expect(bar.getByRole('button', { name: 'Open menu' })).toBeVisible();
      await expect(bar.getByRole('button', { name: 'Toggle sidebar' })).toHaveCount(0);
      await bar.getByRole('button', { name: 'Open menu' }).click();
      const sheet = page.getByRole('dialog', { name: 'Menu' });
      await expect.poll(async () => (await sheet.boundingBox())?.width).toBe(18 * 16);
      await expectAccessible(page);

      await sheet.getByRole('link', { name: 'Favorites' }).click();

      await expect(page).toHaveURL('/user/favorites');
      await expect(sheet).toBeHidden();
    });
  });
});

test.describe('the mobile menu', () => {
  test.use({ viewport: PHONE });

  test('visitors find the public pages in it', LANDING, async ({ page }) => {
    await visit(page, '/signin');

    await page.getByRole('button', { name: 'Open menu' }).click();

    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link')).toHaveText(['Pricing', 'Preview', 'Contact', 'About Us', 'Sign in']);
    await expectAccessible(page);
    await menu.getByRole('link', { name: 'Preview' }).click();
    await expect(page).toHaveURL('/preview');
    await expect(menu).toBeHidden();
  });

  test('it adds the tools for signed-in people, and the palette', async ({ page }) => {
    await newMember(page);
    await visit(page, '/dashboard');

    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link')).toHaveText([
      'Dashboard',
      'Create',
      'Favorites',
      'Pro',
      'Settings',
      'Calorie Tracker',
      'Shopping',
      'Calendar',
    ]);
    await menu.getByRole('button', { name: 'Search' }).click();

    await expect(page.getByPlaceholder('Type a command or search...')).toBeFocused();
  });
});

test('the footer names the public pages, and its links lead to them', LANDING, async ({ page }) => {
  await visit(page, '/signin');
  const links = page.getByRole('navigation', { name: 'Footer' }).getByRole('link');
  await expect(links).toHaveText(FOOTER.map(([label]) => label));
  for (const [index, [, path]] of FOOTER.entries()) await expect(links.nth(index)).toHaveAttribute('href', path);

  await links.filter({ hasText: 'Documentation' }).click();

  await expect(page).toHaveURL('/documentation');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documentation');
});

test('the footer names the year, and leads to no network where we have no account', LANDING, async ({ page }) => {
  await visit(page, '/signin');

  const footer = page.getByRole('contentinfo');
  const accounts = Object.values(BRAND_ACCOUNTS).filter((account) => account !== null);
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Platewise AI`);
  await expect(footer.locator('a[target="_blank"]')).toHaveCount(accounts.length);
});

test('a path without a page leads on', LANDING, async ({ page, watch }) => {
  await visit(page, '/no/such/page');

  const quick = page.getByRole('navigation', { name: 'Quick navigation' });
  await expect(quick.getByRole('link')).toHaveText(['Dashboard', 'Create Meal', 'Favorites', 'Settings']);
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
  // The browser itself reports a page that is not there.
  watch.consoleErrors = watch.consoleErrors.filter((text) => !/status of 404/.test(text));
});

test('the theme and the sidebar are set before anything is drawn', async ({ page, context, server }) => {
  await context.addCookies([{ name: 'sidebar_state', value: 'false', url: server.url }]);
  await context.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    const root = () => document.documentElement.dataset;
    // What stands at the root element when the body begins is what the first paint shows.
    new MutationObserver((_changes, observer) => {
      if (!document.body) return;
      observer.disconnect();
      Object.assign(window, { atFirst: { theme: root().mantineColorScheme, sidebar: root().sidebar } });
    }).observe(document, { childList: true, subtree: true });
  });

  await visit(page, '/signin');

  expect(await page.evaluate(() => (window as { atFirst?: unknown }).atFirst)).toEqual({
    theme: 'dark',
    sidebar: 'closed',
  });
});

function mainNavigation(page: Page) {
  return page.getByRole('navigation', { name: 'Main' });
}

function logo(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: 'Platewise AI, home' });
}

async function widthOf(page: Page): Promise<number | undefined> {
  return (await page.getByRole('complementary', { name: 'Sidebar' }).boundingBox())?.width;
}
