import type { Page } from '@playwright/test';
import { visit } from '../testing/fixtures.ts';
import { LANDING } from '../testing/lanes.ts';
import { newMember } from '../testing/member.ts';
import { expect, test } from './razorpay-fixtures.ts';

test('nothing of the provider is asked for before somebody buys', LANDING, async ({ page, razorpay }) => {
  await newMember(page);
  await visit(page, '/pricing');
  await expect(page.getByRole('button', { name: 'Current plan' })).toBeDisabled();

  expect(razorpay.calls).toEqual([]);
  expect(await page.locator('script[src*="checkout"]').count()).toBe(0);
});

test(
  'a declined card, then a good one: the plan is there when the provider has stated so',
  LANDING,
  async ({ page, razorpay, watch }) => {
    await openCheckout(page);
    await checkout(page).getByRole('button', { name: 'Failure' }).click();
    await expect(checkout(page).getByRole('status')).toHaveText('Your payment was declined by the bank.');
    await checkout(page).getByRole('button', { name: 'Success' }).click();

    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByText('Payment successful!')).toBeVisible();
    await expect(badge(page)).toBeVisible();
    expect(razorpay.messages.map(({ event }) => event)).toContain('subscription.activated');
    watch.consoleErrors = watch.consoleErrors.filter((text) => !text.includes('/v1/checkout/pay'));
  },
);

test(
  'a window that is closed is asked about, and the same subscription is offered again',
  LANDING,
  async ({ page, razorpay }) => {
    await openCheckout(page);
    await checkout(page).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('Checkout closed. We know of no payment so far.')).toBeVisible();

    await page.getByRole('button', { name: 'Choose Pro' }).click();
    razorpay.chargesLater = true;
    await checkout(page).getByRole('button', { name: 'Success' }).click();

    // It is signed, and `created` until its first charge.
    await expect(page).toHaveURL('/dashboard');
    await expect(badge(page)).toBeVisible();
    expect(razorpay.calls.filter((call) => call === 'POST /v1/subscriptions')).toHaveLength(1);
  },
);

test(
  'a checkout script that is blocked is stated, and nothing is charged',
  LANDING,
  async ({ page, razorpay, watch }) => {
    await page.route(razorpay.checkoutUrl, (route) => route.abort());
    await newMember(page);
    await visit(page, '/pricing');
    await expect(page.getByRole('button', { name: 'Current plan' })).toBeDisabled();

    await page.getByRole('button', { name: 'Choose Pro' }).click();

    await expect(page.getByText('Payment initialization failed')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Choose Pro' })).toBeEnabled();
    watch.consoleErrors = watch.consoleErrors.filter((text) => !text.includes(razorpay.checkoutUrl));
  },
);

test('a provider that does not answer begins nothing', LANDING, async ({ page, razorpay, watch }) => {
  razorpay.faults.push({ match: /^POST \/v1\/subscriptions$/, kind: 'html', status: 502 });
  await newMember(page);
  await visit(page, '/pricing');
  await expect(page.getByRole('button', { name: 'Current plan' })).toBeDisabled();

  await page.getByRole('button', { name: 'Choose Pro' }).click();

  await expect(page.getByText('Failed to create subscription')).toBeVisible();
  watch.consoleErrors = watch.consoleErrors.filter((text) => !/subscription\.create/.test(text));
});

test(
  'a payment whose charge cannot be looked up yet holds, and says that it waits',
  LANDING,
  async ({ page, razorpay }) => {
    razorpay.deliverTo(null);
    await openCheckout(page);
    razorpay.faults.push({ match: /^GET /, kind: 'status', status: 500, times: 50 });
    await checkout(page).getByRole('button', { name: 'Success' }).click();

    await expect(page.getByText('Payment received, waiting for confirmation')).toBeVisible();
    await expect(badge(page)).toBeVisible();
  },
);

test(
  'a tab that closes after the payment finds the plan at the next visit',
  LANDING,
  async ({ page, context, razorpay }) => {
    await openCheckout(page);
    await page.route(/subscription\.confirm/, () => new Promise(() => {}));
    await checkout(page).getByRole('button', { name: 'Success' }).click();
    await razorpay.delivered();
    await page.close();

    const next = await context.newPage();
    await visit(next, '/dashboard');

    await expect(badge(next)).toBeVisible();
  },
);

test(
  'a payment that only the provider reports shows on the page that is open',
  LANDING,
  async ({ page, razorpay, watch }) => {
    razorpay.deliverTo(null);
    await openCheckout(page);
    await page.route(/subscription\.confirm/, (route) => route.abort('connectionreset'));
    await checkout(page).getByRole('button', { name: 'Success' }).click();
    await expect(page.getByText('Your payment could not be looked up yet.')).toBeVisible();

    for (const { body, headers } of razorpay.messages) {
      await page.request.post('/api/sub/webhook', { data: Buffer.from(body), headers });
    }

    await expect(badge(page)).toBeVisible({ timeout: 10_000 });
    watch.consoleErrors = watch.consoleErrors.filter((text) => !/subscription\.confirm|ERR_CONNECTION/.test(text));
  },
);

async function openCheckout(page: Page): Promise<void> {
  await newMember(page);
  await visit(page, '/pricing');
  await expect(page.getByRole('button', { name: 'Current plan' })).toBeDisabled();
  await page.getByRole('button', { name: 'Choose Pro' }).click();
  await expect(checkout(page)).toContainText('Pro Subscription');
}

function checkout(page: Page) {
  return page.getByRole('dialog', { name: 'Razorpay stand-in' });
}

function badge(page: Page) {
  return page.getByRole('banner').getByText('PRO', { exact: true });
}
