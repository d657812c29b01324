import { testDatabases } from '@platewise/db/testing/test-database';
import { describe, expect, test } from 'vitest';
import { writeBillingEmails } from '../../notifications/write-billing-emails.ts';
import { OWNER } from '../../testing/people.ts';
import { listEmails } from '../../testing/test-data-repository.ts';
import { useStandIn } from '../../testing/use-stand-in.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { reconcilePayments } from '../provider/reconcile-payments.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const ROUNDS = 4;

describe.each(testDatabases())('a payment that was signed and not charged yet, on %s', (kind) => {
  const testApi = useTestApi({ kind });
  const razorpay = useStandIn(testApi);
  const status = () => razorpay().api.subscription.status();
  /** Lets time go by, in which the provider is asked a few times. */
  const pass = async (hours: number) => {
    const { clock, context } = razorpay();
    for (let round = 0; round < ROUNDS; round += 1) {
      clock.advance((hours * HOUR_MS) / ROUNDS);
      await reconcilePayments(context);
    }
  };
  const buyUncharged = async () => {
    const { api, buy, standIn } = razorpay();
    standIn.chargesLater = true;
    const payment = await buy('pro_monthly');
    return { payment, confirmed: await api.subscription.confirm(payment) };
  };

  test('counts at once and for a day, although the provider says that nothing was charged', async () => {
    const { standIn } = razorpay();

    const { payment, confirmed } = await buyUncharged();

    expect(standIn.state.subscriptions.get(payment.subscriptionId)?.status).toBe('created');
    expect(confirmed).toMatchObject({ subscription: 'pro', billing: { isAwaitingConfirmation: true, problem: null } });
    await pass(23);
    expect(standIn.calls.filter((call) => call.startsWith('GET /v1/subscriptions'))).toHaveLength(1 + ROUNDS);
    expect(await status()).toMatchObject({ subscription: 'pro', billing: { isAwaitingConfirmation: true } });
  });

  test('is paid like any other as soon as it is charged', async () => {
    const { standIn } = razorpay();
    const { payment } = await buyUncharged();
    await pass(20);

    standIn.charge(payment.subscriptionId);
    await pass(2);

    expect(await status()).toMatchObject({
      subscription: 'pro',
      currentPeriodEnd: '2026-12-22T06:00:00.000Z',
      billing: { isAwaitingConfirmation: false, problem: null },
    });
  });

  test('a day later the provider’s answer holds, and the person is informed on the page and by email', async () => {
    const { context } = razorpay();
    await buyUncharged();

    await pass(26);

    expect(await status()).toMatchObject({
      subscription: 'free',
      subscriptionStatus: 'inactive',
      billing: { planId: 'pro_monthly', problem: 'not-confirmed', isAwaitingConfirmation: false },
    });
    const mailing = { publicUrl: 'https://meals.example', contactTo: 'team@example.test' };
    await writeBillingEmails({ ...context, mailing });
    await writeBillingEmails({ ...context, mailing });
    expect(await listEmails(context.db)).toMatchObject([
      { recipient: OWNER.email, subject: 'Your payment for Platewise AI was not confirmed' },
    ]);
  });

  test('a charge after that gives the plan back', async () => {
    const { standIn } = razorpay();
    const { payment } = await buyUncharged();
    await pass(26);

    standIn.charge(payment.subscriptionId);
    await pass(25);

    expect(await status()).toMatchObject({ subscription: 'pro', subscriptionStatus: 'active' });
  });

  test('what was not confirmed can be let go, and a charge that comes after all is paid back', async () => {
    const { api, clock, context, standIn } = razorpay();
    const { payment } = await buyUncharged();
    await pass(26);

    expect(await api.subscription.cancel()).toMatchObject({ subscription: 'free', subscriptionStatus: 'cancelled' });
    const late = standIn.state.payments.get(payment.paymentId);
    if (late) late.status = 'captured';
    clock.advance(2 * HOUR_MS);
    await reconcilePayments(context);

    expect(late?.amount_refunded).toBe(49_900);
    expect((await status()).billing).toBeUndefined();
  });

  test('an event that reports the payment first stands just as long', async () => {
    const { buy, standIn, take } = razorpay();
    standIn.chargesLater = true;
    await buy('pro_monthly');

    for (const message of standIn.messages) await take(message);
    await pass(23);
    const before = await status();
    await pass(3);

    expect(before).toMatchObject({ subscription: 'pro', billing: { isAwaitingConfirmation: true } });
    expect(await status()).toMatchObject({ subscription: 'free' });
  });

  test('a checkout that the provider closes within that day takes nothing away before it is over', async () => {
    const { standIn } = razorpay();
    const { payment } = await buyUncharged();
    const subscription = standIn.state.subscriptions.get(payment.subscriptionId);
    if (subscription) subscription.status = 'expired';

    await pass(23);
    expect((await status()).subscription).toBe('pro');
    await pass(3);
    expect(await status()).toMatchObject({ subscription: 'free', billing: { problem: 'not-confirmed' } });
  });

  test('that lets a plan go on later is not asked about every few minutes until then', async () => {
    const { api, buy, clock, standIn, context } = razorpay();
    await api.subscription.confirm(await buy('pro_monthly'));
    await api.subscription.cancel({ at: 'period-end' });
    const { subscriptionId } = await api.subscription.resume();
    const { razorpay_payment_id: paymentId, razorpay_signature: signature } = standIn.pay(subscriptionId);
    await api.subscription.confirm({ subscriptionId, paymentId, signature });
    await reconcilePayments(context);
    standIn.calls.length = 0;

    for (let round = 0; round < ROUNDS; round += 1) {
      clock.advance(HOUR_MS);
      await reconcilePayments(context);
    }

    expect(standIn.calls.filter((call) => call.includes(subscriptionId))).toEqual([]);
  });

  test('the same checkout is not offered again, and the plan that it changes stays until it is charged', async () => {
    const { api, buy, clock, standIn } = razorpay();
    await api.subscription.confirm(await buy('pro_monthly'));
    clock.advance(DAY_MS);
    standIn.chargesLater = true;
    const family = await buy('family_monthly');
    expect(await api.subscription.confirm(family)).toMatchObject({ subscription: 'family' });

    await expect(api.subscription.create({ planId: 'family_monthly' })).rejects.toMatchObject({ code: 'CONFLICT' });
    await pass(26);

    expect(await status()).toMatchObject({ subscription: 'pro', subscriptionStatus: 'active' });
  });
});

describe('a checkout that was closed', () => {
  const testApi = useTestApi();
  const razorpay = useStandIn(testApi);

  test('is asked about before anybody is informed that nothing was charged: “created” leaves it open', async () => {
    const { api, standIn } = razorpay();
    standIn.chargesLater = true;
    const { subscriptionId } = await api.subscription.create({ planId: 'pro_monthly' });
    standIn.pay(subscriptionId);

    expect(await api.subscription.check({ subscriptionId })).toMatchObject({
      payment: 'unknown',
      subscription: 'free',
    });
    standIn.charge(subscriptionId);
    expect(await api.subscription.check({ subscriptionId })).toMatchObject({
      payment: 'received',
      subscription: 'pro',
    });
  });

  test('is not known while the provider does not answer', async () => {
    const { api, standIn } = razorpay();
    const { subscriptionId } = await api.subscription.create({ planId: 'pro_monthly' });
    standIn.faults.push({ match: /./, kind: 'cut' });

    const checked = await api.subscription.check({ subscriptionId });

    standIn.faults.length = 0;
    expect(checked.payment).toBe('unknown');
  });

  test('of the sandbox is certain: its books are ours', async () => {
    const { api } = testApi();
    const { subscriptionId } = await api.subscription.create({ planId: 'pro_monthly' });

    expect((await api.subscription.check({ subscriptionId })).payment).toBe('none');
    await api.subscription.payInSandbox({ subscriptionId, outcome: 'success' });
    expect((await api.subscription.check({ subscriptionId })).payment).toBe('received');
  });

  test('of an id that no provider gives is refused by its name', async () => {
    const { api } = testApi();
    const asked = api.subscription.check({ subscriptionId: 'sub_\u0000' });

    await expect(asked).rejects.toThrow('subscriptionId contains characters that are not allowed.');
  });

  test('of somebody else is not found', async () => {
    const { api, otherApi } = testApi();
    const { subscriptionId } = await api.subscription.create({ planId: 'pro_monthly' });

    await expect(otherApi.subscription.check({ subscriptionId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(api.subscription.check({ subscriptionId: '' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});
