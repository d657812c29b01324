import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectReadable } from '../testing/expect-readable.ts';
import { expect, PASSWORD, signUp, test, visit } from '../testing/fixtures.ts';
import { LANDING } from '../testing/lanes.ts';
import { askAsMember, newMember, savePlan } from '../testing/member.ts';

const ACCOUNT = '/settings';
const PREFERENCES = '/settings?tab=preferences';
const TOKENS = '/settings?tab=api';
const NEW_PASSWORD = 'quite another sentence';
const EXACT = { exact: true } as const;

test(
  'an account gets another password: this browser stays in, the other one is out',
  LANDING,
  async ({ page, browser, baseURL, request, watch }) => {
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
  },
);

test(
  'a person takes a copy of everything, uses an API token, deletes the account and comes back without a refill',
  LANDING,
  async ({ page, request, watch }) => {
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
  },
);

test('deleting an account reaches the other tabs', LANDING, async ({ page, context, watch }) => {
  await newMember(page);
  const other = await context.newPage();
  await visit(other, '/dashboard');
  await visit(page, ACCOUNT);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByLabel(/^Type/).fill('delete my account');
  await page.getByLabel('Password', EXACT).fill(PASSWORD);
  await page.getByRole('button', { name: 'Delete everything' }).click();

  await expect(other.getByRole('heading', { name: 'Please Sign In' })).toBeVisible();
  // What was under way when the account ended is refused.
  watch.consoleErrors = watch.consoleErrors.filter((text) => !/status of 401/.test(text));
});

test(
  'the forms of the settings are readable, also with errors, and a token can be copied',
  LANDING,
  async ({ page, watch }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await newMember(page);
    await visit(page, ACCOUNT);
    await page.getByRole('button', { name: 'Edit name' }).click();
    await expectReadable(page);
    await page.getByRole('button', { name: 'Delete my account' }).press('Enter');
    await expect(page.getByLabel(/^Type/)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Please type “delete my account”.')).toBeVisible();
    await page.keyboard.type('Delete My Account');
    await page.keyboard.press('Tab');
    await page.keyboard.type('not this one');
    await page.keyboard.press('Enter');
    await expect(page.getByText('That password is not right.')).toBeVisible();
    await expectReadable(page);

    await visit(page, TOKENS);
    await page.getByRole('button', { name: 'New token' }).click();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Please give it a name.')).toBeVisible();
    await expectReadable(page);
    await page.keyboard.type('Kitchen display');
    await page.keyboard.press('Enter');
    const token = await page.getByLabel('Token “Kitchen display”').inputValue();
    await expectReadable(page);
    await page.getByRole('button', { name: 'Copy' }).click();
    await expect(page.getByText('Copied', EXACT)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token);

    await visit(page, PREFERENCES);
    await expect(page.getByLabel('Time zone')).toBeVisible();
    await expectReadable(page);
    watch.consoleErrors = watch.consoleErrors.filter((text) => !/users\.remove/.test(text));
  },
);

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
