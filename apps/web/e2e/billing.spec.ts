import type { Page } from '@playwright/test';
import { expectReadable } from './expect-readable.ts';
import { expect, PASSWORD, test, visit } from './fixtures.ts';
import { newMember } from './member.ts';

const SUBSCRIPTION = '/settings?tab=subscription';

test('a visitor is asked to sign in, and comes back to the prices', async ({ page }) => {
  const email = await newMember(page);
  await page.context().clearCookies();
  await visit(page, '/pricing');

  await page.getByRole('button', { name: 'Choose Pro' }).click();
  await expect(page.getByText('A plan belongs to an account')).toBeVisible();
  await expectReadable(page);
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();

  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('button', { name: 'Current plan' })).toBeDisabled();
});

test('Pro is bought by keyboard: declined, closed, then paid; the dashboard follows and the badge says so', async ({
  page,
  watch,
}) => {
  await newMember(page);
  await visit(page, '/pricing');
  const choose = page.getByRole('button', { name: 'Choose Pro' });
  await expect(page.getByRole('button', { name: 'Current plan' })).toBeDisabled();

  await choose.press('Enter');
  const checkout = page.getByRole('dialog', { name: 'Test payment' });
  await expect(checkout.getByText('Test payment - no money moves')).toBeVisible();
  await expect(checkout).toContainText('Pro Subscription');
  await expect(checkout).toContainText('₹499');
  await expectReadable(page);
  await checkout.getByRole('button', { name: 'Decline (test)' }).press('Enter');
  await expect(checkout.getByRole('alert')).toHaveText('The test payment was declined. Nothing was charged.');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Checkout closed. You have not been charged.')).toBeVisible();
  await expect(choose).toBeFocused();

  await choose.press('Enter');
  await expect(checkout.getByRole('button', { name: 'Pay (test)' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Payment successful!')).toBeVisible();
  await expect(page.getByRole('banner').getByText('PRO', { exact: true })).toBeVisible();
  watch.consoleErrors = watch.consoleErrors.filter((text) => !/status of 402/.test(text));
});

test('a plan is cancelled for the end of its period, resumed, and cancelled at once with the money back', async ({
  page,
}) => {
  await newMember(page);
  await buyPro(page);
  await visit(page, SUBSCRIPTION);
  const panel = page.getByRole('tabpanel', { name: 'Subscription' });
  await expect(panel).toContainText(/₹499 on [A-Z][a-z]+ \d+, \d{4}/);
  await expect(panel).toContainText('Test payments: no money moves.');
  await expectReadable(page);

  await panel.getByRole('button', { name: 'Cancel subscription' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel subscription' });
  await expect(question).toContainText('Are you sure you want to cancel your subscription?');
  await expect(question.getByRole('radio', { name: 'At the end of the paid period' })).toBeChecked();
  await expectReadable(page);
  await question.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(page.getByText('Subscription cancelled successfully')).toBeVisible();
  await expect(panel).toContainText(/Ends on .* Nothing changes until then\./);
  await expect(page.getByRole('banner').getByText('PRO', { exact: true })).toBeVisible();

  await panel.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByRole('dialog', { name: 'Test payment' })).toContainText('First charge on');
  await page.getByRole('button', { name: 'Pay (test)' }).click();
  await expect(page.getByText(/^Pro goes on after /)).toBeVisible();
  await expect(panel).toContainText(/₹499 on /);
  await expect(panel.getByRole('button', { name: 'Resume' })).toBeHidden();

  await panel.getByRole('button', { name: 'Cancel subscription' }).click();
  await question.getByRole('radio', { name: 'Now' }).check();
  await expect(question).toContainText('₹499 is refunded');
  await question.getByRole('button', { name: 'Cancel subscription' }).click();

  await expect(page.getByText(/A refund of ₹499 is on its way/)).toBeVisible();
  await expect(panel.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(panel.getByText('Basic', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: '10 tokens' })).toBeVisible();
});

test('one paid plan takes the place of another after a question that says what is charged', async ({ page }) => {
  await newMember(page);
  await buyPro(page);
  await visit(page, '/pricing');

  await page.getByRole('button', { name: 'Choose Family' }).click();
  const question = page.getByRole('dialog', { name: 'Change to Family?' });
  await expect(question).toContainText('₹1,299 a month, charged now');
  await expectReadable(page);
  await question.getByRole('button', { name: 'Keep Pro' }).click();
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Choose Family' }).click();
  await question.getByRole('button', { name: 'Go to the payment' }).click();
  await page.getByRole('button', { name: 'Pay (test)' }).click();

  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('banner').getByText('FAMILY', { exact: true })).toBeVisible();
});

test('the paid plan can be changed to the year, with the sum of a year', async ({ page }) => {
  await newMember(page);
  await buyPro(page);
  await visit(page, '/pricing');
  await expect(page.getByRole('button', { name: 'Current plan' })).toBeDisabled();

  await page.getByRole('radio', { name: /^Yearly/ }).check();
  await page.getByRole('button', { name: 'Pay by the year' }).click();

  await expect(page.getByRole('dialog')).toContainText('₹4,790.40 a year');
});

test('a plan bought in another tab shows on a page that was open, without loading it again', async ({ page }) => {
  await newMember(page);
  await visit(page, SUBSCRIPTION);
  const panel = page.getByRole('tabpanel', { name: 'Subscription' });
  await expect(panel.getByText('Basic', { exact: true }).first()).toBeVisible();
  const other = await page.context().newPage();

  await buyPro(other);

  await expect(page.getByRole('banner').getByText('PRO', { exact: true })).toBeVisible();
  await expect(panel).toContainText('Test payments: no money moves.');
});

test('a plan whose renewal failed leads to the payment of the same plan', async ({ page, watch }) => {
  await newMember(page);
  await buyPro(page);
  await afterFailure(page, { problem: 'renewal-failed' });
  await visit(page, SUBSCRIPTION);
  await page.route(/subscription\.create/, (route) => {
    expect(route.request().postData()).toContain('pro_monthly');
    return route.fulfill({ status: 503, json: {} });
  });

  await page.getByRole('link', { name: 'See what can be done' }).click();
  await page.getByRole('button', { name: 'Pay again' }).click();

  await expect(page.getByText('Failed to create subscription')).toBeVisible();
  watch.consoleErrors = watch.consoleErrors.filter((text) => !/subscription\.create/.test(text));
});

test('a plan that ended unpaid shows as Basic, can be bought again, and can be let go', async ({ page }) => {
  await newMember(page);
  await buyPro(page);
  await afterFailure(page, { problem: 'ended-unpaid' }, { subscription: 'free', subscriptionStatus: 'inactive' });
  await visit(page, SUBSCRIPTION);
  const panel = page.getByRole('tabpanel', { name: 'Subscription' });

  await expect(panel.getByText('Inactive', { exact: true })).toBeVisible();
  await expect(panel.getByText('Basic', { exact: true }).first()).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Choose Pro' })).toBeEnabled();
  await expectReadable(page);
  await panel.getByRole('button', { name: 'Let Pro go' }).click();

  await expect(panel.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Let Pro go' })).toBeHidden();
});

test('a purchase that cannot begin is stated, and the button is there again', async ({ page, watch }) => {
  await newMember(page);
  await visit(page, '/pricing');
  await expect(page.getByRole('button', { name: 'Current plan' })).toBeDisabled();
  await page.route(/subscription\.create/, (route) => route.fulfill({ status: 503, json: {} }));

  await page.getByRole('button', { name: 'Choose Pro' }).click();

  await expect(page.getByText('Failed to create subscription')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose Pro' })).toBeEnabled();
  watch.consoleErrors = watch.consoleErrors.filter((text) => !/subscription\.create/.test(text));
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
