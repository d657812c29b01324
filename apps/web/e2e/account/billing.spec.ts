import type { Page } from '@playwright/test';
import { expectReadable } from '../testing/expect-readable.ts';
import { expect, test, visit } from '../testing/fixtures.ts';
import { LANDING } from '../testing/lanes.ts';
import { newMember } from '../testing/member.ts';

const SUBSCRIPTION = '/settings?tab=subscription';

test(
  'a plan bought in another tab shows on a page that was open, without loading it again',
  LANDING,
  async ({ page }) => {
    await newMember(page);
    await visit(page, SUBSCRIPTION);
    const panel = page.getByRole('tabpanel', { name: 'Subscription' });
    await expect(panel.getByText('Basic', { exact: true }).first()).toBeVisible();
    const other = await page.context().newPage();

    await buyPro(other);

    await expect(page.getByRole('banner').getByText('PRO', { exact: true })).toBeVisible();
    await expect(panel).toContainText('Test payments: no money moves.');
  },
);

test('what is asked before a payment and before its end is readable', LANDING, async ({ page }) => {
  await visit(page, '/pricing');
  await page.getByRole('button', { name: 'Choose Pro' }).click();
  await expect(page.getByText('A plan belongs to an account')).toBeVisible();
  await expectReadable(page);

  await newMember(page);
  await visit(page, '/pricing');
  await expect(page.getByRole('button', { name: 'Current plan' })).toBeDisabled();
  await page.getByRole('button', { name: 'Choose Pro' }).click();
  await expect(page.getByRole('dialog', { name: 'Test payment' })).toBeVisible();
  await expectReadable(page);
  await page.getByRole('button', { name: 'Pay (test)' }).click();
  await expect(page).toHaveURL('/dashboard');

  await visit(page, '/pricing');
  await page.getByRole('button', { name: 'Choose Family' }).click();
  await expect(page.getByRole('dialog', { name: 'Change to Family?' })).toBeVisible();
  await expectReadable(page);

  await visit(page, SUBSCRIPTION);
  const panel = page.getByRole('tabpanel', { name: 'Subscription' });
  await expect(panel).toContainText('Test payments: no money moves.');
  await expectReadable(page);
  await panel.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(page.getByRole('dialog', { name: 'Cancel subscription' })).toBeVisible();
  await expectReadable(page);

  await afterFailure(page, { problem: 'ended-unpaid' }, { subscription: 'free', subscriptionStatus: 'inactive' });
  await visit(page, SUBSCRIPTION);
  await expect(panel.getByText('Inactive', { exact: true })).toBeVisible();
  await expectReadable(page);
});

/** The server's answers as they are after a renewal that could not be charged: a month cannot be waited for. */
async function afterFailure(page: Page, billing: object, state: object = {}): Promise<void> {
  await page.route(/\/trpc\/[^?]*subscription\.status/, async (route) => {
    const response = await route.fetch();
    const answers: { result?: { data?: { billing?: object } } }[] = await response.json();
    for (const { result } of answers) {
      if (result?.data?.billing) Object.assign(result.data, state, { billing: { ...result.data.billing, ...billing } });
    }
    await route.fulfill({ response, json: answers });
  });
}

async function buyPro(page: Page): Promise<void> {
  await visit(page, '/pricing');
  await expect(page.getByRole('button', { name: 'Current plan' })).toBeDisabled();
  await page.getByRole('button', { name: 'Choose Pro' }).click();
  await page.getByRole('button', { name: 'Pay (test)' }).click();
  await expect(page).toHaveURL('/dashboard');
}
