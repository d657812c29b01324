import type { Page } from '@playwright/test';
import { choose, mealNames } from '../planner/planner-page.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { newEmail, PASSWORD, visit } from '../testing/fixtures.ts';
import { LANDING } from '../testing/lanes.ts';
import { expect, fillSignIn, fillSignUp, signUpAtClerk, test } from './clerk-fixtures.ts';

test.describe.configure({ timeout: 180_000 });

/** The page of Clerk's library, for what a person does at Clerk's own pages. */
type LibraryWindow = Window &
  typeof globalThis & { Clerk: { session: { getToken(): Promise<string> }; user: { delete(): Promise<void> } } };

function tokenOf(page: Page): Promise<string> {
  return page.evaluate(() => (window as LibraryWindow).Clerk.session.getToken());
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/$/);
}

test('from a first try to a kept plan, and back again after signing out', LANDING, async ({ page }) => {
  await visit(page, '/meal');
  await choose(page, 'Goal', 'Maintenance');
  await choose(page, 'Diet', 'Vegetarian');
  await page.getByRole('button', { name: 'Try Demo (2 free)' }).click();
  await expect(page.getByText('Meal plan generated successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'Try Demo (2 free)' }).click();
  await expect(page).toHaveURL(/\/signup/);
  const demo = await mealNames(page, 4);

  // Signing up loses nothing: both demo plans are in the account.
  const email = newEmail();
  await fillSignUp(page, email);
  await expect(page).toHaveURL(/\/dashboard/);
  const saved = await mealNames(page, 2);
  expect(demo).toEqual(expect.arrayContaining(saved));
  await expect(page.getByRole('button', { name: '10 tokens' })).toBeVisible();

  await logOut(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('lastPerson'))).toBeNull();

  await visit(page, '/signin');
  await fillSignIn(page, email);
  await expect(page).toHaveURL(/\/dashboard/);
  expect(await mealNames(page, 2)).toEqual(saved);
});

test('signing in leads back to the page that asked for it, and never to another site', LANDING, async ({ page }) => {
  const email = await signUpAtClerk(page);
  await logOut(page);

  await visit(page, '/user/favorites');
  await expect(page.getByRole('heading', { name: 'Please Sign In' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await fillSignIn(page, email);
  await expect(page).toHaveURL(/\/user\/favorites$/);
  await expect(page.getByRole('heading', { name: 'No Favorites Yet' })).toBeVisible();

  await logOut(page);
  await visit(page, '/signin?redirect=https://elsewhere.example/&redirect_url=https://elsewhere.example/');
  await fillSignIn(page, email);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a reload keeps the session, and signing out reaches the other tabs', LANDING, async ({ page, context }) => {
  await signUpAtClerk(page);

  await page.reload();
  await expect(page.getByRole('button', { name: '10 tokens' })).toBeVisible();

  const other = await context.newPage();
  await visit(other, '/user/favorites');
  await expect(other.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await logOut(page);
  await expect(other.getByRole('heading', { name: 'Please Sign In' })).toBeVisible();
});

test('who signs in in one tab is signed in in the others', LANDING, async ({ page, context }) => {
  const email = await signUpAtClerk(page);
  await logOut(page);
  const other = await context.newPage();
  await visit(other, '/user/favorites');
  await expect(other.getByRole('heading', { name: 'Please Sign In' })).toBeVisible();

  await visit(page, '/signin');
  await fillSignIn(page, email);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(other.getByRole('heading', { name: 'No Favorites Yet' })).toBeVisible();
});

test('a wrong password and an unknown address read the same', LANDING, async ({ page, clerk, watch }) => {
  watch.expectedErrors.push(/status of 422/);
  const email = await signUpAtClerk(page);
  await logOut(page);

  await visit(page, '/signin');
  await fillSignIn(page, email, 'not the password');
  await expect(page.getByTestId('form-feedback-error')).toHaveText('That email and password do not match.');
  await expectAccessible(page);

  await visit(page, '/signin');
  await page.getByLabel('Email address').fill(newEmail());
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByTestId('form-feedback-error')).toHaveText('That email and password do not match.');
  expect(clerk.state.users.size).toBeGreaterThan(0);
});

test('an address that is taken is reported at the form, in the words of Clerk', LANDING, async ({ page, watch }) => {
  watch.expectedErrors.push(/status of 422/);
  const email = await signUpAtClerk(page);
  await logOut(page);

  await visit(page, '/signup');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();

  await expect(page.getByTestId('form-feedback-error')).toHaveText('That email address is taken. Please try another.');
  await expect(page).toHaveURL(/\/signup/);
});

test('signing in by keyboard alone, in the light and in the dark', LANDING, async ({ page }) => {
  const email = await signUpAtClerk(page);
  await logOut(page);

  await visit(page, '/signin');
  await page.getByLabel('Email address').focus();
  await page.keyboard.type(email);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expectAccessible(page);
  await page.getByLabel('Password', { exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a token that ran out is replaced, and nobody notices', LANDING, async ({ page, clerk }) => {
  await signUpAtClerk(page);
  clerk.claims.tooOld = 1;
  clerk.calls.length = 0;

  await page.reload();
  await expect(page.getByRole('button', { name: '10 tokens' })).toBeVisible();
  expect(clerk.calls.filter((call) => call.endsWith('/tokens')).length).toBeGreaterThan(0);
});

test('a session that was ended at Clerk asks to sign in', LANDING, async ({ page, clerk }) => {
  await signUpAtClerk(page);
  clerk.state.sessions.clear();

  await visit(page, '/dashboard');
  await expect(page.getByRole('heading', { name: 'Please Sign In' })).toBeVisible();
});

test(
  'who deletes the account at Clerk is deleted here, and comes back to nothing',
  LANDING,
  async ({ page, clerk, watch }) => {
    // The open page may ask once more before it learns of it.
    watch.expectedErrors.push(/401/);
    const email = await signUpAtClerk(page);
    const headers = { authorization: `Bearer ${await tokenOf(page)}` };
    const plan = { goal: 'maintenance', dietaryPreferences: 'vegetarian', mealCount: 1, calorieTarget: 900 };
    expect((await page.request.post('/api/meals/generate', { headers, data: plan })).status()).toBe(200);

    await page.evaluate(() => (window as LibraryWindow).Clerk.user.delete());
    await clerk.delivered();
    expect((await page.request.get('/api/sub/subscription-status', { headers })).status()).toBe(401);

    await visit(page, '/dashboard');
    await expect(page.getByRole('heading', { name: 'Please Sign In' })).toBeVisible();
    await signUpAtClerk(page, email);
    await expect(page.getByRole('heading', { name: 'No Meal Plans Found' })).toBeVisible();
    // A month's tokens are not given twice.
    await expect(page.getByRole('button', { name: '9 tokens' })).toBeVisible();
  },
);

test('an account that is deleted here leaves nothing, and asks for no password', LANDING, async ({ page, watch }) => {
  await signUpAtClerk(page);
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };

  await visit(page, '/settings');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByLabel('Password', { exact: true })).toBeHidden();
  await dialog.getByRole('textbox').fill('delete my account');
  await dialog.getByRole('button', { name: 'Delete everything' }).click();

  await expect(page.getByText('Your account is deleted')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect((await page.request.get('/api/sub/subscription-status', { headers })).status()).toBe(401);
  expect(await page.evaluate(() => localStorage.getItem('lastPerson'))).toBeNull();
  // Signing out ends our session as well, which has gone with the account; what a plan allows may
  // be asked for once more before the page knows that nobody is signed in.
  watch.consoleErrors = watch.consoleErrors.filter(
    (text) => !/status of 401 .*(users\.sessions\.end|subscription\.status)/.test(text),
  );
});

test('a forgotten password is Clerk’s to set: the page for it leads to its form', LANDING, async ({ page }) => {
  await visit(page, '/auth/reset');

  await expect(page).toHaveURL(/\/signin$/);
  await expect(page.getByLabel('Email address')).toBeVisible();
});

test('the settings lead to Clerk’s own page of the account', LANDING, async ({ page }) => {
  await signUpAtClerk(page);

  await visit(page, '/settings');
  await page.getByRole('button', { name: 'Manage account' }).click();
  await expect(page.getByRole('dialog')).toContainText('Profile details');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});
