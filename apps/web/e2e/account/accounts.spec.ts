import { expectAccessible } from '../testing/expect-accessible.ts';
import { expect, newEmail, signUp, test, visit } from '../testing/fixtures.ts';
import { LANDING } from '../testing/lanes.ts';
import { newMember } from '../testing/member.ts';

test('signing out reaches the other tabs', async ({ page, context }) => {
  await newMember(page);
  await visit(page, '/dashboard');
  const other = await context.newPage();
  await visit(other, '/user/favorites');
  await expect(other.getByRole('button', { name: /^Account of/ })).toBeVisible();

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();

  await expect(other.getByRole('heading', { name: 'Please Sign In' })).toBeVisible();
});

test('a reload keeps the session, and the balance shows the free tokens', async ({ page }) => {
  await signUp(page);

  await page.reload();

  await expect(page.getByRole('button', { name: '10 tokens' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('isUserRegistered'))).toBe('true');
});

test('the theme is kept and set before the page is drawn', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');

  await page.reload({ waitUntil: 'commit' });

  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(page.getByRole('button', { name: 'Switch to light mode' })).toBeVisible();
});

test('the forms of signing up and in can be used by everybody, also with errors', LANDING, async ({ page, watch }) => {
  await visit(page, '/signup');
  await page.getByLabel('Email').fill('not an address');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expectAccessible(page);

  await visit(page, '/signin');
  await page.getByLabel('Email').fill(newEmail());
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('That email and password do not match.');
  await expectAccessible(page);
  // The browser itself reports a refused request as an error in the console.
  watch.consoleErrors = watch.consoleErrors.filter((text) => !/status of 401/.test(text));
});
