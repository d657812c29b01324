import { expectAccessible } from './expect-accessible.ts';
import { expect, newEmail, PASSWORD, signUp, test, visit } from './fixtures.ts';
import { newMember } from './member.ts';

test('signing in leads back to the page that asked for it', async ({ page }) => {
  const email = await newMember(page);
  await page.context().clearCookies();

  await visit(page, '/user/favorites');
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();

  await expect(page).toHaveURL('/user/favorites');
});

test('a redirect to another site is not followed', async ({ page }) => {
  const email = await newMember(page);
  await page.context().clearCookies();

  await visit(page, '/signin?redirect=https://elsewhere.example/');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();

  await expect(page).toHaveURL('/dashboard');
});

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

test('a form that is not right says so at its fields', async ({ page }) => {
  await visit(page, '/signup');
  await page.getByLabel('Email').fill('not an address');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Sign up' }).click();

  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByText('Password must be at least 8 characters.')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expectAccessible(page);
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

test.describe('refusals', () => {
  // The browser itself reports a refused request as an error in the console.
  test.afterEach(({ watch }) => {
    watch.consoleErrors = watch.consoleErrors.filter((text) => !/status of (401|422)/.test(text));
  });

  test('a wrong password and an unknown address read the same', async ({ page }) => {
    const email = await newMember(page);
    await page.context().clearCookies();

    for (const address of [email, newEmail()]) {
      await visit(page, '/signin');
      await page.getByLabel('Email').fill(address);
      await page.getByLabel('Password', { exact: true }).fill('not the password');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('alert')).toHaveText('That email and password do not match.');
    }

    await expectAccessible(page);
  });

  test('an address that is taken is reported at its field, with the way to sign in', async ({ page }) => {
    const email = await newMember(page);
    await page.context().clearCookies();

    await visit(page, '/signup');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign up' }).click();

    await expect(page.getByText('already exists')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign in instead' })).toBeVisible();
  });
});
