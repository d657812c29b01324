import { DOCUMENTED_PRICES } from '@platewise/contract/billing/paid-plans';
import { createRazorpayPayments } from '@platewise/providers/payments/razorpay/razorpay-payments';
import { createSandboxPayments } from '@platewise/providers/payments/sandbox/sandbox-payments';
import { STAND_IN_ACCOUNT, STAND_IN_PLANS } from '@platewise/test-emulators/razorpay/stand-in-account';
import { expect, test } from 'vitest';
import { buyPlan } from '../../testing/buy-plan.ts';
import { OWNER, STRANGER } from '../../testing/people.ts';
import { useStandIn } from '../../testing/use-stand-in.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { reconcilePayments } from '../provider/reconcile-payments.ts';

const testApi = useTestApi();
const razorpay = useStandIn(testApi);
const PRICES = { ...DOCUMENTED_PRICES, pro_monthly: 59_900 };

/** The sandbox, in which Pro costs 599 from now on. */
function dearer() {
  const { context, clock } = testApi();
  return createSandboxPayments({
    db: context.db,
    now: clock.now,
    secret: 'sandbox-secret-of-a-test',
    prices: PRICES,
  });
}

test('catalogue, checkout and charge have the price that the operator has set', async () => {
  const api = testApi().as(OWNER, { payments: dearer() });

  expect(await api.subscription.plans()).toMatchObject([{ price: 0 }, { price: 599 }, { price: 1299 }]);
  expect(await api.subscription.create({ planId: 'pro_monthly' })).toMatchObject({ checkout: { amount: 599 } });
  await buyPlan(api, 'pro_monthly');
  expect((await api.subscription.receipts()).receipts).toMatchObject([{ amountPaise: 59_900 }]);
});

test('who bought before keeps their price, and is charged it again', async () => {
  const { api, clock, context, as } = testApi();
  await buyPlan(api, 'pro_monthly');
  const payments = dearer();
  clock.set('2026-12-21T10:01:00.000Z');
  await reconcilePayments({ ...context, payments, signal: new AbortController().signal });

  const after = as(OWNER, { payments });
  expect(await after.subscription.status()).toMatchObject({ subscription: 'pro', billing: { amount: 499 } });
  expect((await after.subscription.receipts()).receipts.map(({ amountPaise }) => amountPaise)).toEqual([
    49_900, 49_900,
  ]);
});

test('a checkout that was opened at another price is not offered again', async () => {
  const { api, as } = testApi();
  const before = await api.subscription.create({ planId: 'pro_monthly' });

  const after = await as(OWNER, { payments: dearer() }).subscription.create({ planId: 'pro_monthly' });

  expect(after.subscriptionId).not.toBe(before.subscriptionId);
  expect(after.checkout.amount).toBe(599);
});

test('at Razorpay a new price is sold once its plan charges it, and older subscriptions go on with theirs', async () => {
  const { as, context, clock } = testApi();
  const { api, buy, standIn } = razorpay();
  await api.subscription.confirm(await buy('pro_monthly'));
  const setup = { ...STAND_IN_ACCOUNT, baseUrl: standIn.url, checkoutUrl: standIn.checkoutUrl, now: clock.now };
  const withPlan = (id: string) =>
    createRazorpayPayments({ ...setup, prices: PRICES, plans: { ...STAND_IN_PLANS, pro_monthly: id } });
  const create = (payments: ReturnType<typeof withPlan>) =>
    as(STRANGER, { payments }).subscription.create({ planId: 'pro_monthly' });

  await expect(create(withPlan(STAND_IN_PLANS.pro_monthly))).rejects.toMatchObject({
    cause: { code: 'PAYMENTS_NOT_SET_UP' },
  });
  const item = { amount: 59_900, currency: 'INR' };
  standIn.state.plans.set('plan_pro_599', { id: 'plan_pro_599', period: 'monthly', interval: 1, item });
  const payments = withPlan('plan_pro_599');
  expect(await create(payments)).toMatchObject({ checkout: { amount: 599 } });

  clock.advance(25 * 3_600_000);
  await reconcilePayments({ ...context, payments, signal: new AbortController().signal });
  expect(await as(OWNER, { payments }).subscription.status()).toMatchObject({
    subscription: 'pro',
    billing: { amount: 499 },
  });
});
