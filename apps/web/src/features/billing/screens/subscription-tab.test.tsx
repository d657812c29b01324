import { reconcilePayments } from '@platewise/api/subscription/provider/reconcile-payments';
import { buyPlan } from '@platewise/api/testing/buy-plan';
import { OWNER, PRO } from '@platewise/api/testing/people';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { testWeb } from '../../../app/testing/test-web.tsx';

const SUBSCRIPTION = '/settings?tab=subscription';
const DAY_MS = 24 * 60 * 60_000;

const web = testWeb();

test('a free plan shows its tokens and counts the days and hours to the reset', async () => {
  await web.open(SUBSCRIPTION, OWNER);

  const panel = within(screen.getByRole('tabpanel'));
  expect((await panel.findAllByText('Basic')).length).toBeGreaterThan(0);
  expect(await panel.findByText('10')).toBeTruthy();
  expect(await panel.findByText(/^\d+ days? and \d+ hours?,/)).toBeTruthy();
  expect(panel.getByRole<HTMLButtonElement>('button', { name: 'Choose Pro' }).disabled).toBe(false);
});

test('a paid plan never resets', async () => {
  await web.open(SUBSCRIPTION, PRO);

  expect(await screen.findByText('Never resets (Unlimited)')).toBeTruthy();
  expect(within(screen.getByRole('tabpanel')).getByText('Unlimited')).toBeTruthy();
});

describe('a plan that is paid for', () => {
  beforeEach(() => buyPlan(web.as(OWNER), 'pro_monthly'));

  test('says what is charged next and when, and that no money moves', async () => {
    await web.open(SUBSCRIPTION, OWNER);

    const panel = screen.getByRole('tabpanel', { name: 'Subscription' });
    await waitFor(() => expect(panel.textContent).toMatch(/₹499 on [A-Z][a-z]+ \d+, \d{4}/));
    expect(panel.textContent).toContain('Test payments: no money moves.');
  });

  test('is cancelled for the end of its period unless another choice is made', async () => {
    const user = await web.open(SUBSCRIPTION, OWNER);
    await user.click(await screen.findByRole('button', { name: 'Cancel subscription' }));
    const question = within(await screen.findByRole('dialog', { name: 'Cancel subscription' }));
    expect(question.getByText('Are you sure you want to cancel your subscription?')).toBeTruthy();
    const atPeriodEnd = question.getByRole<HTMLInputElement>('radio', { name: 'At the end of the paid period' });
    expect(atPeriodEnd.checked).toBe(true);

    await user.click(question.getByRole('button', { name: 'Cancel subscription' }));

    expect(await screen.findByText('Subscription cancelled successfully')).toBeTruthy();
    const panel = screen.getByRole('tabpanel', { name: 'Subscription' });
    expect(panel.textContent).toMatch(/Ends on .* Nothing changes until then\./);
    expect(screen.getByText('PRO')).toBeTruthy();
    expect(await web.as(OWNER).subscription.status()).toMatchObject({ subscription: 'pro', cancelAtPeriodEnd: true });
  });

  test('is resumed after it was cancelled', async () => {
    await web.as(OWNER).subscription.cancel({ at: 'period-end' });
    const user = await web.open(SUBSCRIPTION, OWNER);

    await user.click(await screen.findByRole('button', { name: 'Resume' }));
    const checkout = await screen.findByRole('dialog', { name: 'Test payment' });
    expect(checkout.textContent).toContain('First charge on');
    await user.click(within(checkout).getByRole('button', { name: 'Pay (test)' }));

    expect(await screen.findByText(/^Pro goes on after /)).toBeTruthy();
    expect(screen.getByRole('tabpanel', { name: 'Subscription' }).textContent).toMatch(/₹499 on /);
    expect(screen.queryByRole('button', { name: 'Resume' })).toBeNull();
  });

  test('is cancelled at once, with the money back', async () => {
    const user = await web.open(SUBSCRIPTION, OWNER);
    await user.click(await screen.findByRole('button', { name: 'Cancel subscription' }));
    const question = await screen.findByRole('dialog', { name: 'Cancel subscription' });

    await user.click(within(question).getByRole('radio', { name: 'Now' }));
    expect(question.textContent).toContain('₹499 is refunded');
    await user.click(within(question).getByRole('button', { name: 'Cancel subscription' }));

    expect(await screen.findByText(/A refund of ₹499 is on its way/)).toBeTruthy();
    const panel = within(screen.getByRole('tabpanel', { name: 'Subscription' }));
    expect(panel.getByText('Cancelled')).toBeTruthy();
    expect(panel.getAllByText('Basic').length).toBeGreaterThan(0);
    expect(await screen.findByRole('button', { name: '10 tokens' })).toBeTruthy();
  });
});

describe('a plan whose renewal failed', () => {
  beforeEach(async () => {
    const { clock, context } = web.api();
    const subscriptionId = await buyPlan(web.as(OWNER), 'pro_monthly');
    await web
      .as(OWNER)
      .subscription.payInSandbox({ subscriptionId, outcome: 'decline' })
      .catch(() => null);
    clock.set('2026-12-21T10:01:00.000Z');
    await reconcilePayments(context);
  });

  test('leads to the payment of the same plan', async () => {
    const user = await web.open(SUBSCRIPTION, OWNER);

    await user.click(await screen.findByRole('link', { name: 'See what can be done' }));
    await user.click(await screen.findByRole('button', { name: 'Pay again' }));

    const checkout = await screen.findByRole('dialog', { name: 'Test payment' });
    expect(checkout.textContent).toContain('Pro Subscription');
    await user.click(within(checkout).getByRole('button', { name: 'Pay (test)' }));
    await waitFor(async () => {
      const { billing } = await web.as(OWNER).subscription.status();
      expect(billing).toMatchObject({ planId: 'pro_monthly', problem: null });
    });
  });

  test('shows as Basic when it has ended unpaid, can be bought again, and can be let go', async () => {
    const { clock, context } = web.api();
    clock.advance(5 * DAY_MS);
    await reconcilePayments(context);
    const user = await web.open(SUBSCRIPTION, OWNER);
    const panel = within(screen.getByRole('tabpanel', { name: 'Subscription' }));
    expect(await panel.findByText('Inactive')).toBeTruthy();
    expect(panel.getAllByText('Basic').length).toBeGreaterThan(0);
    expect(panel.getByRole<HTMLButtonElement>('button', { name: 'Choose Pro' }).disabled).toBe(false);

    await user.click(panel.getByRole('button', { name: 'Let Pro go' }));

    expect(await panel.findByText('Cancelled')).toBeTruthy();
    expect(panel.queryByRole('button', { name: 'Let Pro go' })).toBeNull();
  });
});

describe('receipts', () => {
  test('who paid nothing has none', async () => {
    await web.open(SUBSCRIPTION, OWNER);

    expect(await screen.findByText('Nothing has been charged, so there is no receipt.')).toBeTruthy();
  });

  test('a charge has one, which opens as it is printed', async () => {
    await buyPlan(web.as(OWNER), 'pro_monthly');
    const user = await web.open(SUBSCRIPTION, OWNER);

    const row = (await screen.findByRole('rowheader', { name: /TST-2627-000001/ })).closest('tr');
    expect(row?.textContent).toMatch(/Pro for a month.*₹499\.00.*Test\. Paid/);
    await user.click(screen.getByRole('button', { name: 'Open TST-2627-000001' }));

    const dialog = await screen.findByRole('dialog', { name: 'Receipt TST-2627-000001' });
    expect(dialog.textContent).toMatch(/no money moved.*owner@example\.com.*It is no tax invoice/s);
    expect(within(dialog).getByRole('button', { name: 'Print' })).toBeTruthy();
  });

  test('a refund stands on it', async () => {
    const api = web.as(OWNER);
    await buyPlan(api, 'pro_monthly');
    await api.subscription.cancel({});
    await web.open(SUBSCRIPTION, OWNER);

    expect(await screen.findByText('Test. Refund started')).toBeTruthy();
  });
});
