import type { Page } from '@playwright/test';
import { fails } from '../../../e2e/states/answers.ts';
import type { ScreenState } from '../../../e2e/states/screen-state.ts';
import { askAsMember, newMember } from '../../../e2e/testing/member.ts';

const settings = '/settings?tab=subscription';

/** Prices and purchase, and the plan in the settings, in each of their states (shell 2, decisions 4). */
export const BILLING_STATES: readonly ScreenState[] = [
  { name: 'pricing: a visitor', path: '/pricing', shows: (page) => page.getByRole('button', { name: 'Choose Pro' }) },
  {
    name: 'pricing: a visitor is asked to sign in',
    path: '/pricing',
    act: (page) => page.getByRole('button', { name: 'Choose Pro' }).click(),
    shows: (page) => page.getByText('A plan belongs to an account'),
  },
  {
    name: 'pricing: the test payment',
    path: '/pricing',
    arrange: (page) => newMember(page),
    act: (page) => page.getByRole('button', { name: 'Choose Pro' }).click(),
    shows: (page) => page.getByRole('dialog', { name: 'Test payment' }),
  },
  {
    name: 'pricing: the test payment was declined',
    path: '/pricing',
    arrange: (page) => newMember(page),
    act: async (page) => {
      await page.getByRole('button', { name: 'Choose Pro' }).click();
      await page.getByRole('button', { name: 'Decline (test)' }).click();
    },
    shows: (page) => page.getByText('The test payment was declined.'),
  },
  {
    name: 'pricing: from one paid plan to another',
    path: '/pricing',
    arrange: buyPro,
    act: (page) => page.getByRole('button', { name: 'Choose Family' }).click(),
    shows: (page) => page.getByRole('dialog', { name: 'Change to Family?' }),
  },
  {
    name: 'subscription: free',
    path: settings,
    arrange: (page) => newMember(page),
    shows: (page) => page.getByText('You are not paying for anything'),
  },
  {
    name: 'subscription: cannot be read',
    path: settings,
    arrange: async (page) => {
      await newMember(page);
      await fails(page, 'subscription.status');
    },
    shows: (page) => page.getByRole('heading', { name: 'Your plan could not be read' }),
  },
  { name: 'subscription: paid', path: settings, arrange: buyPro, shows: (page) => page.getByText(/^₹499 on /) },
  {
    name: 'subscription: receipts and a refund',
    path: settings,
    arrange: async (page) => {
      await buyPro(page);
      await askAsMember(page, 'POST', '/api/sub/cancel-subscription', {});
    },
    shows: (page) => page.getByText('Test. Refund started'),
  },
  {
    name: 'subscription: a receipt',
    path: settings,
    arrange: buyPro,
    act: (page) => page.getByRole('button', { name: /^Open TST-/ }).click(),
    shows: (page) => page.getByRole('dialog', { name: /^Receipt TST-/ }),
  },
  {
    name: 'subscription: a tax invoice, its credit note and a receipt',
    path: settings,
    arrange: async (page) => {
      await buyPro(page);
      await taxDocuments(page);
    },
    act: (page) => page.getByRole('button', { name: 'Open INV-2627-000001' }).click(),
    shows: (page) => page.getByRole('dialog', { name: 'Tax invoice INV-2627-000001' }),
  },
  {
    name: 'subscription: receipts cannot be read',
    path: settings,
    arrange: async (page) => {
      await newMember(page);
      await fails(page, 'subscription.receipts');
    },
    shows: (page) => page.getByText('Your receipts could not be loaded.'),
  },
  {
    name: 'subscription: is it to be cancelled',
    path: settings,
    arrange: buyPro,
    act: (page) => page.getByRole('button', { name: 'Cancel subscription' }).click(),
    shows: (page) => page.getByRole('dialog', { name: 'Cancel subscription' }),
  },
  {
    name: 'subscription: is about to end',
    path: settings,
    arrange: async (page) => {
      await buyPro(page);
      await askAsMember(page, 'POST', '/api/sub/cancel-subscription', { at: 'period-end' });
    },
    shows: (page) => page.getByRole('button', { name: 'Resume' }),
  },
  {
    name: 'subscription: a charge failed',
    path: settings,
    arrange: async (page) => {
      await buyPro(page);
      await failedCharge(page);
    },
    shows: (page) => page.getByText('The last payment for Pro failed.'),
  },
  {
    name: 'subscription: a payment that the provider has not confirmed',
    path: settings,
    arrange: async (page) => {
      await buyPro(page);
      await failedCharge(page, 'not-confirmed');
    },
    shows: (page) => page.getByText(/did not confirm your payment/),
  },
  {
    name: 'subscription: ended unpaid',
    path: settings,
    arrange: async (page) => {
      await buyPro(page);
      await failedCharge(page, 'ended-unpaid');
    },
    shows: (page) => page.getByRole('button', { name: 'Let Pro go' }),
  },
];

/** Pro for a month, by a test payment. */
async function buyPro(page: Page): Promise<void> {
  await newMember(page);
  const { subscriptionId } = await askAsMember<{ subscriptionId: string }>(
    page,
    'POST',
    '/api/sub/create-subscription',
    {
      planId: 'pro_monthly',
    },
  );
  const paid = await askAsMember<object>(page, 'POST', '/api/sub/sandbox/pay', { subscriptionId, outcome: 'success' });
  await askAsMember(page, 'POST', '/api/sub/confirm-payment', { subscriptionId, ...paid });
}

/** The server's answer as it is where the seller issues tax invoices: with test payments none does. */
async function taxDocuments(page: Page): Promise<void> {
  const seller = { name: 'Meals Pvt Ltd', address: '1 Mill Road, Pune 411001', gstin: '27AAPFU0939F1ZV' };
  const tax = { sac: '998439', ratePercent: 18, placeOfSupply: '32', taxablePaise: 42_288, cgstPaise: 0, sgstPaise: 0 };
  await page.route(/\/trpc\/[^?]*subscription\.receipts/, async (route) => {
    const response = await route.fetch();
    const answers: { result?: { data?: { receipts?: object[] } } }[] = await response.json();
    for (const { result } of answers) {
      const [receipt] = result?.data?.receipts ?? [];
      if (!receipt || !result?.data) continue;
      const taxed = { ...receipt, seller, tax: { ...tax, igstPaise: 7612 }, isTest: false };
      const invoiceUrl = 'https://rzp.example/i/1';
      result.data.receipts = [
        { ...taxed, number: 'CRN-2627-000001', kind: 'credit-note', about: 'INV-2627-000001' },
        { ...taxed, number: 'INV-2627-000001', kind: 'tax-invoice', refundPaise: 49_900, invoiceUrl },
        { ...receipt, number: 'RCT-2627-000417', isTest: false, refundPaise: 12_010, invoiceUrl },
      ];
    }
    await route.fulfill({ response, json: answers });
  });
}

/** The server's answers as they are after a renewal that could not be charged: a month cannot be waited for. */
async function failedCharge(
  page: Page,
  problem: 'renewal-failed' | 'ended-unpaid' | 'not-confirmed' = 'renewal-failed',
): Promise<void> {
  await page.route(/\/trpc\/[^?]*subscription\.status/, async (route) => {
    const response = await route.fetch();
    const answers: { result?: { data?: { billing?: object } } }[] = await response.json();
    for (const { result } of answers) {
      const payUrl = 'https://pay.example/fix';
      if (!result?.data?.billing) continue;
      Object.assign(result.data.billing, { problem, payUrl });
      if (problem === 'ended-unpaid') {
        Object.assign(result.data, { subscription: 'free', subscriptionStatus: 'inactive', currentPeriodEnd: null });
      }
    }
    await route.fulfill({ response, json: answers });
  });
}
