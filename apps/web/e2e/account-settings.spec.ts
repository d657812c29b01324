import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectReadable } from './expect-readable.ts';
import { expect, PASSWORD, signUp, test, visit } from './fixtures.ts';
import { askAsMember, newMember, savePlan } from './member.ts';

const ACCOUNT = '/settings';
const EMAILS = '/settings?tab=notifications';
const TOKENS = '/settings?tab=api';
const NEW_PASSWORD = 'quite another sentence';
const EXACT = { exact: true } as const;

test('the user menu leads to the account, what is paid and the emails', async ({ page }) => {
  await newMember(page);

  for (const [entry, tab] of [
    ['Account', 'Account'],
    ['Billing', 'Subscription'],
    ['Notifications', 'Notifications'],
  ] as const) {
    await visit(page, '/dashboard');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Account/ })
      .click();
    await page.getByRole('menuitem', { name: entry, ...EXACT }).click();
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
  }
});

test.describe('the account', () => {
  test('gets another name, by keyboard, which is shown everywhere at once and can be taken away', async ({ page }) => {
    const email = await newMember(page);
    await visit(page, ACCOUNT);

    await page.getByRole('button', { name: 'Edit name' }).press('Enter');
    await page.keyboard.type('Asha Rao');
    await expectReadable(page);
    await page.keyboard.press('Enter');

    const panel = page.getByRole('tabpanel');
    await expect(panel.getByText('Asha Rao', EXACT)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit name' })).toBeFocused();
    await expect(page.getByRole('complementary').getByText('Asha Rao', EXACT)).toBeVisible();
    await page.reload();
    await expect(panel.getByText('Asha Rao', EXACT)).toBeVisible();

    await page.getByRole('button', { name: 'Edit name' }).click();
    await page.getByLabel('Full name').fill('');
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(panel.getByText(`“${email.split('@')[0]}”`)).toBeVisible();
  });

  test('gets another password: this browser stays in, the other one is out', async ({
    page,
    browser,
    baseURL,
    request,
    watch,
  }) => {
    const email = await newMember(page);
    const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
    await elsewhere.request.post('/api/auth/sign-in/email', { data: { email, password: PASSWORD } });
    await visit(page, ACCOUNT);

    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByLabel('Current password')).toBeFocused();
    await page.keyboard.type('not this one');
    await page.getByLabel('New password', EXACT).fill(NEW_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByText('That password is not right.')).toBeVisible();
    await expect(page.getByLabel('Current password')).toBeFocused();
    await expectReadable(page);
    await page.getByLabel('Current password').fill(PASSWORD);
    await page.keyboard.press('Enter');

    await expect(page.getByText('Password changed. Other devices are signed out.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Change password' })).toBeFocused();
    expect((await elsewhere.request.get('/api/auth/token')).status()).toBe(401);
    await page.reload();
    await expect(page.getByRole('tabpanel').getByText(email)).toBeVisible();
    const again = await request.post('/api/auth/sign-in/email', { data: { email, password: NEW_PASSWORD } });
    expect(again.status()).toBe(200);
    watch.consoleErrors = watch.consoleErrors.filter((text) => !/change-password/.test(text));
    await elsewhere.close();
  });
});

test('a person takes a copy of everything, uses an API token, deletes the account and comes back without a refill', async ({
  page,
  request,
  watch,
}) => {
  const email = await signUp(page);
  const { planId = '' } = await savePlan(page, { mealCount: 3 });
  await visit(page, TOKENS);
  const token = await makeToken(page, 'Backup');
  const bearer = { headers: { authorization: `Bearer ${token}` } };
  expect(await (await request.get('/api/sub/subscription-status', bearer)).json()).toMatchObject({ tokens: 7 });
  expect((await request.get('/api/users/me/tokens', bearer)).status()).toBe(403);

  await page.getByRole('tab', { name: 'Account' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await saving;
  const text = await readFile(await file.path(), 'utf8');
  const { about, data } = JSON.parse(text);
  expect(file.suggestedFilename()).toBe('platewise-data.json');
  expect(about.parts.meal_plan.holds).toContain('plans');
  expect(data.meal_plan).toMatchObject([{ id: planId }]);
  expect(data.personal_token).toMatchObject([{ name: 'Backup' }]);
  expect(text).not.toContain(token);

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel(/^Type/).fill('delete my account');
  await dialog.getByLabel('Password', EXACT).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete everything' }).click();

  await expect(page).toHaveURL('/');
  await expect(page.getByText('Your account is deleted')).toBeVisible();
  expect((await request.get('/api/sub/subscription-status', bearer)).status()).toBe(401);
  expect(await leftInBrowser(page)).toEqual([]);
  await visit(page, ACCOUNT);
  await expect(page.getByRole('heading', { name: 'Please Sign In' })).toBeVisible();

  await signUp(page, email);
  await expect(page.getByRole('banner').getByRole('button', { name: '7 tokens' })).toBeVisible();
  expect(await askAsMember(page, 'GET', '/api/meals/plans')).toMatchObject({ total: 0 });
  // What was under way when the account ended is refused.
  watch.consoleErrors = watch.consoleErrors.filter((text) => !/status of 401/.test(text));
});

test.describe('deleting', () => {
  test('asks for the words and the password, keeps what was typed, and can be given up by keyboard', async ({
    page,
    watch,
  }) => {
    await newMember(page);
    await visit(page, ACCOUNT);
    const open = page.getByRole('button', { name: 'Delete my account' });
    await open.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    const words = dialog.getByLabel(/^Type/);
    await expect(words).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Please type “delete my account”.')).toBeVisible();
    await expect(words).toBeFocused();
    await page.keyboard.type('Delete My Account');
    await page.keyboard.press('Tab');
    await page.keyboard.type('not this one');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('That password is not right.')).toBeVisible();
    await expect(dialog.getByLabel('Password', EXACT)).toBeFocused();
    await expect(words).toHaveValue('Delete My Account');
    await expectReadable(page);

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();
    await page.reload();
    await expect(open).toBeVisible();
    watch.consoleErrors = watch.consoleErrors.filter((text) => !/users\.remove/.test(text));
  });

  test('that the server cannot do says so and changes nothing', async ({ page, watch }) => {
    await newMember(page);
    await visit(page, ACCOUNT);
    await page.route(/\/trpc\/users\.remove/, (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByLabel(/^Type/).fill('delete my account');
    await page.getByLabel('Password', EXACT).fill(PASSWORD);
    await page.getByRole('button', { name: 'Delete everything' }).click();

    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('could not be deleted');
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
    watch.consoleErrors = watch.consoleErrors.filter((text) => !/users\.remove|status of 500/.test(text));
  });

  test('whose answer is lost is reported as what it was: done', async ({ page, watch }) => {
    await newMember(page);
    await visit(page, ACCOUNT);
    let isLost = false;
    await page.route(/\/trpc\/users\.remove/, async (route) => {
      if (isLost) return route.continue();
      isLost = true;
      await route.fetch();
      return route.abort('connectionreset');
    });
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByLabel(/^Type/).fill('delete my account');
    await page.getByLabel('Password', EXACT).fill(PASSWORD);
    await page.getByRole('button', { name: 'Delete everything' }).click();

    await expect(page.getByText('Your account is deleted')).toBeVisible();
    // Until the answer is known, the page asks on for somebody who has gone.
    watch.consoleErrors = watch.consoleErrors.filter(
      (text) => !/users\.remove|ERR_CONNECTION_RESET|status of 401/.test(text),
    );
  });

  test('reaches the other tabs', async ({ page, context }) => {
    await newMember(page);
    const other = await context.newPage();
    await visit(other, '/dashboard');
    await visit(page, ACCOUNT);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByLabel(/^Type/).fill('delete my account');
    await page.getByLabel('Password', EXACT).fill(PASSWORD);
    await page.getByRole('button', { name: 'Delete everything' }).click();

    await expect(other.getByRole('heading', { name: 'Please Sign In' })).toBeVisible();
  });
});

test.describe('API tokens', () => {
  test('are made, shown once, copied, listed with their use and revoked, by keyboard', async ({ page, request }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await newMember(page);
    await visit(page, TOKENS);

    await page.getByRole('button', { name: 'New token' }).press('Enter');
    await expect(page.getByLabel('Name', EXACT)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Please give it a name.')).toBeVisible();
    await expectReadable(page);
    await page.keyboard.type('Kitchen display');
    await page.getByLabel('It ends').selectOption('in 30 days');
    await page.getByRole('button', { name: 'Make token' }).press('Enter');
    const field = page.getByLabel('Token “Kitchen display”');
    await expect(field).toBeFocused();
    const token = await field.inputValue();
    expect(token).toMatch(/^plw_[\w-]{43}$/);
    await expectReadable(page);
    await page.getByRole('button', { name: 'Copy' }).press('Enter');
    await expect(page.getByText('Copied', EXACT)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token);
    await page.getByRole('button', { name: 'Done' }).press('Enter');
    await expect(page.getByRole('button', { name: 'New token' })).toBeFocused();
    await expect(page.getByText(/never used · ends/)).toBeVisible();

    const bearer = { headers: { authorization: `Bearer ${token}` } };
    expect((await request.get('/api/meals/', bearer)).status()).toBe(200);
    await page.reload();
    await expect(page.getByText(/last used/)).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(token);

    await page.getByRole('button', { name: 'Revoke “Kitchen display”' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Revoke “Kitchen display”' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Revoke it' }).press('Enter');
    await expect(page.getByText('You have no API token yet.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Your API tokens' })).toBeFocused();
    expect((await request.get('/api/meals/', bearer)).status()).toBe(401);
  });

  test('one that was revoked in another tab is gone here, too', async ({ page, watch }) => {
    await newMember(page);
    const { id } = await askAsMember<{ id: string }>(page, 'POST', '/api/users/me/tokens', { name: 'Old' });
    await visit(page, TOKENS);
    await expect(page.getByRole('button', { name: 'Revoke “Old”' })).toBeVisible();
    const { token } = await (await page.request.get('/api/auth/token')).json();
    await page.request.delete(`/api/users/me/tokens/${id}`, { headers: { authorization: `Bearer ${token}` } });

    await page.getByRole('button', { name: 'Revoke “Old”' }).click();
    await page.getByRole('button', { name: 'Revoke it' }).click();

    await expect(page.getByText('You have no API token yet.')).toBeVisible();
    watch.consoleErrors = watch.consoleErrors.filter((text) => !/tokens\.revoke/.test(text));
  });
});

test.describe('emails', () => {
  test('are chosen by switches and kept', async ({ page }) => {
    await newMember(page);
    await visit(page, EMAILS);
    const newsletter = page.getByRole('switch', { name: 'Newsletter' });
    const payments = page.getByRole('switch', { name: 'Emails about payments' });
    await expect(newsletter).not.toBeChecked();
    await expect(payments).toBeChecked();

    await newsletter.press('Space');
    await expect(page.getByText(/^On: an occasional email/)).toBeVisible();
    await payments.press('Space');
    await expect
      .poll(() => askAsMember(page, 'GET', '/api/users/me/notifications'))
      .toMatchObject({ newsletter: 'subscribed', billingMail: false });
    await expectReadable(page);

    await page.reload();
    await expect(newsletter).toBeChecked();
    await expect(payments).not.toBeChecked();
  });

  test('a choice that cannot be saved is taken back and stated', async ({ page, watch }) => {
    await newMember(page);
    await visit(page, EMAILS);
    const newsletter = page.getByRole('switch', { name: 'Newsletter' });
    await expect(newsletter).not.toBeChecked();
    await page.route(/\/trpc\/[^?]*notifications\.update/, (route) => route.fulfill({ status: 500, json: {} }));

    await newsletter.click();

    // The first call of a new person may travel in the same request, and is reported next to it.
    await expect(page.getByRole('alert').filter({ hasText: 'Your choice could not be' })).toBeVisible();
    await expect(newsletter).not.toBeChecked();
    watch.consoleErrors = watch.consoleErrors.filter((text) => !/notifications\.update|status of 500/.test(text));
  });
});

async function makeToken(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'New token' }).click();
  await page.getByLabel('Name', EXACT).fill(name);
  await page.getByRole('button', { name: 'Make token' }).click();
  return page.getByLabel(`Token “${name}”`).inputValue();
}

/** What is kept here that names a person, or that they typed. */
function leftInBrowser(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const keys = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
    const personal = ['lastPerson', 'isUserRegistered', 'registeredUserId', 'plannerForms', 'signOutPending'];
    const records = await new Promise<number>((resolve) => {
      const opening = indexedDB.open('platewise');
      opening.onerror = () => resolve(0);
      opening.onsuccess = () => {
        const database = opening.result;
        const names = [...database.objectStoreNames];
        if (names.length === 0) return resolve(0);
        const transaction = database.transaction(names);
        let count = 0;
        for (const name of names) {
          const counting = transaction.objectStore(name).count();
          counting.onsuccess = () => {
            count += counting.result;
          };
        }
        transaction.oncomplete = () => resolve(count);
      };
    });
    return [...keys.filter((key) => personal.includes(key)), ...(records > 0 ? [`${records} records`] : [])];
  });
}
