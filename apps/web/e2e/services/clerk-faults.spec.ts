import { visit } from '../testing/fixtures.ts';
import { LANDING } from '../testing/lanes.ts';
import { expect, signUpAtClerk, test } from './clerk-fixtures.ts';

const LINE = 'We can’t reach the sign-in service.';

test.describe.configure({ timeout: 180_000 });

test.beforeEach(({ watch }) => {
  watch.expectedErrors.push(/Failed to load resource/, /[Cc]lerk/);
});

test(
  'a script that is blocked leaves the public pages and the demo working, and says so where it matters',
  LANDING,
  async ({ page, clerk }) => {
    clerk.faults.push({ match: /npm\/@clerk\/clerk-js/, kind: 'status', status: 404 });

    await visit(page, '/meal');
    await expect(page.getByRole('button', { name: 'Try Demo (2 free)' })).toBeVisible();
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Sign-in is not answering' })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(LINE)).toBeVisible();

    await page.goto('/signin');
    await expect(page.getByRole('heading', { name: 'The sign-in form could not be loaded.' })).toBeVisible({
      timeout: 20_000,
    });
    clerk.faults.length = 0;
    await page.getByRole('button', { name: 'Load the page again' }).click();
    await expect(page.getByLabel('Email address')).toBeVisible();
  },
);

test('forms that are blocked are stated to be so', LANDING, async ({ page, clerk }) => {
  clerk.faults.push({ match: /npm\/@clerk\/ui/, kind: 'status', status: 404 });

  await page.goto('/signin');
  await expect(page.getByRole('heading', { name: 'The sign-in form could not be loaded.' })).toBeVisible({
    timeout: 20_000,
  });
});

test.describe('a member', () => {
  test('stays who they are while the service is broken, and is reported', LANDING, async ({ page, clerk }) => {
    await signUpAtClerk(page);
    clerk.faults.push({ match: /\/v1\/client/, kind: 'status', status: 500 });

    await page.goto('/dashboard');
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('heading', { name: 'Please Sign In' })).toBeHidden();
  });

  test(
    'stays who they are while the service hangs, and nothing says that they signed out',
    LANDING,
    async ({ page, clerk }) => {
      await signUpAtClerk(page);
      clerk.faults.push({ match: /\/v1\//, kind: 'hang' });

      await page.goto('/dashboard');
      await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible({ timeout: 20_000 });
      await expect(page.getByText(LINE)).toBeVisible();
    },
  );

  test('can sign out while the service is away; it is reported later', LANDING, async ({ page, clerk }) => {
    await signUpAtClerk(page);
    clerk.faults.push({ match: /\/v1\/client\/sessions/, kind: 'status', status: 500 });

    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible({ timeout: 20_000 });

    clerk.faults.length = 0;
    await visit(page, '/dashboard');
    await expect(page.getByRole('heading', { name: 'Please Sign In' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('signOutPending'))).toBeNull();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Please Sign In' })).toBeVisible();
  });
});
