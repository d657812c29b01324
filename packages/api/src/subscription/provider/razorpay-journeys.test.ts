import { testDatabases } from '@platewise/db/testing/test-database';
import { createRazorpayPayments } from '@platewise/providers/payments/razorpay/razorpay-payments';
import { STAND_IN_ACCOUNT, STAND_IN_PLANS } from '@platewise/test-emulators/razorpay/stand-in-account';
import { messageOf } from '@platewise/test-emulators/razorpay/stand-in-events';
import type { Fault } from '@platewise/test-emulators/razorpay/stand-in-faults';
import { describe, expect, test } from 'vitest';
import { buyPlan } from '../../testing/buy-plan.ts';
import { listPaymentTasks } from '../../testing/payment-data-repository.ts';
import { OWNER } from '../../testing/people.ts';
import { useStandIn } from '../../testing/use-stand-in.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { deletePerson } from '../../users/deletion/delete-person.ts';
import { endPaidPlan } from '../cancelling/end-paid-plan.ts';
import { reconcilePayments } from './reconcile-payments.ts';

const DAY_MS = 24 * 3_600_000;
const DOWN: Fault = { match: /./, kind: 'cut' };

describe.each(testDatabases())('payments through Razorpay, on %s', (kind) => {
  const testApi = useTestApi({ kind });
  const razorpay = useStandIn(testApi);
  const plan = async () => (await razorpay().api.subscription.status()).subscription;
  const refundOf = (paymentId: string) => razorpay().standIn.state.payments.get(paymentId)?.amount_refunded;

  test('the checkout gets what it needs, and no price of ours', async () => {
    const { api, standIn } = razorpay();

    expect((await api.subscription.create({ planId: 'family_monthly' })).checkout).toEqual({
      kind: 'razorpay',
      name: 'Platewise AI',
      description: 'Family Subscription',
      amount: 1299,
      startsAt: null,
      keyId: STAND_IN_ACCOUNT.keyId,
      scriptUrl: standIn.checkoutUrl,
      prefill: { name: 'owner', email: 'owner@example.com' },
    });
    expect(await plan()).toBe('free');
  });

  test('a confirmed payment makes the plan paid; no test payment exists here', async () => {
    const { api, buy } = razorpay();
    const payment = await buy('pro_monthly');

    await expect(
      api.subscription.payInSandbox({ subscriptionId: payment.subscriptionId, outcome: 'success' }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await api.subscription.confirm(payment)).toMatchObject({
      subscription: 'pro',
      billing: { kind: 'razorpay', payUrl: expect.stringContaining('https://'), isAwaitingConfirmation: false },
    });
    expect(await api.subscription.confirm(payment)).toMatchObject({ subscription: 'pro' });
  });

  describe('webhook events', () => {
    test('before the confirmation, after it and twice come to the same', async () => {
      const { api, buy, standIn, take } = razorpay();
      const payment = await buy('pro_monthly');
      const outcomes: string[] = [];

      for (const message of [...standIn.messages, ...standIn.messages]) outcomes.push((await take(message)).outcome);
      const before = await api.subscription.status();
      const after = await api.subscription.confirm(payment);

      expect(outcomes).toEqual(['taken', 'taken', 'taken', 'duplicate', 'duplicate', 'duplicate']);
      expect(before.subscription).toBe('pro');
      expect(after).toEqual(before);
    });

    test('a hundred copies at once are one', async () => {
      const { buy, standIn, take } = razorpay();
      await buy('pro_monthly');
      const [message] = standIn.messages;
      if (!message) throw new Error('No message was sent.');

      const outcomes = await Promise.all(Array.from({ length: 100 }, () => take(message)));

      expect(outcomes.filter(({ outcome }) => outcome === 'taken')).toHaveLength(1);
      expect(await plan()).toBe('pro');
    });

    test('in any order, the life of a subscription ends in the same plan', async () => {
      const { api, buy, standIn, take, clock } = razorpay();
      const { subscriptionId } = await buy('pro_monthly');
      clock.advance(31 * DAY_MS);
      standIn.renew(subscriptionId, true);
      clock.advance(31 * DAY_MS);
      standIn.renew(subscriptionId, false);
      clock.advance(DAY_MS);
      standIn.halt(subscriptionId);

      for (const message of standIn.messages.toReversed()) await take(message);

      expect(await api.subscription.status()).toMatchObject({
        subscription: 'free',
        subscriptionStatus: 'inactive',
        billing: { problem: 'ended-unpaid' },
      });
    });

    test('a late “activated” does not revive a cancelled plan', async () => {
      const { api, buy, standIn, take } = razorpay();
      const payment = await buy('pro_monthly');
      await api.subscription.confirm(payment);
      await api.subscription.cancel();

      for (const message of standIn.messages) await take(message);

      expect(await plan()).toBe('free');
    });

    test('forged, changed or unsigned ones change nothing', async () => {
      const { buy, standIn, take } = razorpay();
      await buy('pro_monthly');
      const [message] = standIn.messages;
      if (!message) throw new Error('No message was sent.');
      const { body, headers } = message;
      const forged = [
        { body: body.replace('plan_pro_monthly', 'plan_family_monthly'), headers },
        { body: JSON.stringify(JSON.parse(body), null, 1), headers },
        { body, headers: { ...headers, 'x-razorpay-signature': '' } },
        { body, headers: {} },
      ];

      for (const attempt of forged) {
        await expect(take(attempt)).rejects.toMatchObject({ code: 'MESSAGE_NOT_SIGNED' });
      }
      expect(await plan()).toBe('free');
      expect((await take(message)).outcome).toBe('taken');
    });

    test('about a subscription that nobody has: no change, and an operator is informed', async () => {
      const { api, buy, standIn, take } = razorpay();
      const { subscriptionId } = await buy('pro_monthly');
      const subscription = standIn.state.subscriptions.get(subscriptionId);
      if (!subscription) throw new Error('Nothing was sold.');
      const signed = { secret: STAND_IN_ACCOUNT.webhookSecret, at: 1_795_255_200 };
      const event = 'subscription.activated';
      const strange = messageOf({ event, subscription: { ...subscription, id: 'sub_of_others' } }, signed);

      expect((await take(strange)).outcome).toBe('unknown');
      expect((await take(strange)).outcome).toBe('duplicate');
      expect(await api.subscription.status()).toMatchObject({ subscription: 'free' });
    });

    test('of a bank that ends the mandate: what was paid stays until its end', async () => {
      const { api, buy, standIn, take, clock } = razorpay();
      const payment = await buy('pro_monthly');
      await api.subscription.confirm(payment);
      clock.advance(DAY_MS);
      standIn.messages.length = 0;
      await razorpay().payments.cancel(payment.subscriptionId, { atPeriodEnd: false });
      for (const message of standIn.messages) await take(message);

      expect(await api.subscription.status()).toMatchObject({ subscription: 'pro', cancelAtPeriodEnd: true });
      clock.set('2026-12-21T10:00:00.000Z');
      expect(await plan()).toBe('free');
    });
  });

  describe('when Razorpay does not answer', () => {
    test('at the start: nothing is begun, and the sentence is the documented one', async () => {
      const { api, standIn } = razorpay();
      standIn.faults.push(DOWN);

      await expect(api.subscription.create({ planId: 'pro_monthly' })).rejects.toMatchObject({
        code: 'SERVICE_UNAVAILABLE',
        message: 'Failed to create subscription',
        cause: { retryAfterSeconds: 30 },
      });
      standIn.faults.length = 0;
      expect((await api.subscription.create({ planId: 'pro_monthly' })).subscriptionId).toBeTruthy();
    });

    test('at the confirmation: the signature is enough for the plan, and the charge is looked up later', async () => {
      const { api, buy, standIn, context, clock } = razorpay();
      const payment = await buy('pro_monthly');
      standIn.faults.push(DOWN);

      expect(await api.subscription.confirm(payment)).toMatchObject({
        subscription: 'pro',
        currentPeriodEnd: null,
        billing: { isAwaitingConfirmation: true },
      });
      standIn.faults.length = 0;
      clock.advance(10 * 60_000);
      await reconcilePayments(context);

      expect(await api.subscription.status()).toMatchObject({
        subscription: 'pro',
        currentPeriodEnd: '2026-12-21T10:00:00.000Z',
        billing: { isAwaitingConfirmation: false, refundUntil: '2026-12-05T10:00:00.000Z' },
      });
    });

    test('at the list of charges only: the plan is there, the refund is not lost', async () => {
      const { api, buy, standIn } = razorpay();
      const payment = await buy('pro_monthly');
      standIn.faults.push({ match: /invoices/, kind: 'status', status: 500, times: 1 });

      expect(await api.subscription.confirm(payment)).toMatchObject({ subscription: 'pro' });
      expect(await api.subscription.cancel()).toMatchObject({ refunded: true });
      expect(refundOf(payment.paymentId)).toBe(49_900);
    });

    test('at the cancellation: the plan stays, and it can be cancelled again', async () => {
      const { api, buy, standIn } = razorpay();
      await api.subscription.confirm(await buy('pro_monthly'));
      standIn.faults.push(DOWN);

      for (const at of ['now', 'period-end'] as const) {
        await expect(api.subscription.cancel({ at })).rejects.toMatchObject({
          code: 'SERVICE_UNAVAILABLE',
          message: 'Failed to cancel subscription',
        });
      }
      standIn.faults.length = 0;
      expect(await api.subscription.status()).toMatchObject({ subscription: 'pro', cancelAtPeriodEnd: false });
      expect(await api.subscription.cancel()).toMatchObject({ subscription: 'free', refunded: true });
    });

    test('after it cancelled: asked again, what has ended counts as done', async () => {
      const { api, buy, standIn } = razorpay();
      const payment = await buy('pro_monthly');
      await api.subscription.confirm(payment);
      standIn.faults.push({ match: /cancel/, kind: 'lost', times: 1 });

      await expect(api.subscription.cancel()).rejects.toMatchObject({ message: 'Failed to cancel subscription' });
      expect(await api.subscription.cancel()).toMatchObject({ subscription: 'free', refunded: true });
      expect(refundOf(payment.paymentId)).toBe(49_900);
    });

    test('at the refund: the cancellation stands, and the money goes back once, later', async () => {
      const { api, buy, standIn, context, clock } = razorpay();
      const payment = await buy('pro_monthly');
      await api.subscription.confirm(payment);
      standIn.faults.push({ match: /refund/, kind: 'lost', times: 1 });

      expect(await api.subscription.cancel()).toMatchObject({
        subscription: 'free',
        refunded: false,
        refund: { amount: 499, state: 'waiting' },
      });
      clock.advance(10 * 60_000);
      const round = await reconcilePayments(context);

      expect(round.tasks).toMatchObject({ done: 1, postponed: 0 });
      expect(refundOf(payment.paymentId)).toBe(49_900);
      expect(await listPaymentTasks(context.db)).toEqual([]);
    });

    test('at the end of the plan that was replaced: it is ended and paid back later', async () => {
      const { api, buy, standIn, context, clock } = razorpay();
      const old = await buy('pro_monthly');
      await api.subscription.confirm(old);
      clock.advance(100);
      const other = await buy('family_monthly');
      standIn.faults.push({ match: /cancel|refund/, kind: 'status', status: 502 });

      expect(await api.subscription.confirm(other)).toMatchObject({ subscription: 'family' });
      expect(standIn.state.subscriptions.get(old.subscriptionId)?.status).toBe('active');
      standIn.faults.length = 0;
      clock.advance(10 * 60_000);
      await reconcilePayments(context);

      expect(standIn.state.subscriptions.get(old.subscriptionId)?.status).toBe('cancelled');
      expect(refundOf(old.paymentId)).toBe(49_900);
      expect(await plan()).toBe('family');
    });

    test('at the refund, day after day: it is tried until it is done, and an operator is informed', async () => {
      const { api, buy, standIn, context, clock } = razorpay();
      const payment = await buy('pro_monthly');
      await api.subscription.confirm(payment);
      const noMoney = { match: /refund/, kind: 'status', status: 400 } as const;
      standIn.faults.push(noMoney);
      await api.subscription.cancel();

      for (let day = 0; day < 20; day += 1) {
        clock.advance(DAY_MS);
        expect((await reconcilePayments(context)).tasks).toMatchObject({ postponed: 1, stuck: 1, givenUp: 0 });
      }
      standIn.faults.length = 0;
      clock.advance(DAY_MS);
      await reconcilePayments(context);

      expect(refundOf(payment.paymentId)).toBe(49_900);
      expect(await listPaymentTasks(context.db)).toEqual([]);
    });

    test('at a deletion: the account must stay, since it would go on being charged', async () => {
      const { api, buy, standIn, context } = razorpay();
      await api.subscription.confirm(await buy('pro_monthly'));
      standIn.faults.push(DOWN);

      await expect(endPaidPlan({ ...context, identity: OWNER })).rejects.toMatchObject({
        code: 'SUBSCRIPTION_NOT_CANCELLED',
      });
      standIn.faults.length = 0;
      expect(await plan()).toBe('pro');
    });

    test('in the background: it is asked again, and nobody loses their plan meanwhile', async () => {
      const { api, buy, standIn, context, clock } = razorpay();
      await api.subscription.confirm(await buy('pro_monthly'));
      standIn.faults.push(DOWN);
      clock.advance(60 * DAY_MS);

      const round = await reconcilePayments(context);

      expect(round).toMatchObject({ asked: 1, failures: ['UNAVAILABLE'] });
      expect(await plan()).toBe('pro');
    });
  });

  test('all webhook events lost: paid, renewed, failed and given up are found out by asking', async () => {
    const { buy, standIn, context, clock, api } = razorpay();
    const { subscriptionId } = await buy('pro_monthly');
    const later = async (milliseconds: number) => {
      clock.advance(milliseconds);
      await reconcilePayments(context);
      return (await api.subscription.status()).billing?.problem ?? (await plan());
    };

    expect(await later(3 * 60_000)).toBe('pro');
    clock.set('2026-12-21T10:00:00.000Z');
    standIn.renew(subscriptionId, true);
    expect(await later(2 * 60_000)).toBe('pro');
    clock.set('2027-01-21T10:00:00.000Z');
    standIn.renew(subscriptionId, false);
    expect(await later(2 * 60_000)).toBe('renewal-failed');
    standIn.halt(subscriptionId);
    expect(await later(DAY_MS)).toBe('ended-unpaid');
    expect(await plan()).toBe('free');
  });

  describe('what has ended costs nothing', () => {
    const runTasks = async () => {
      razorpay().clock.advance(60_000);
      await reconcilePayments(razorpay().context);
    };
    const chargeAgain = (subscriptionId: string) => {
      const { standIn } = razorpay();
      const subscription = standIn.state.subscriptions.get(subscriptionId);
      if (!subscription) throw new Error('Nothing was sold.');
      Object.assign(subscription, { status: 'active', cancelsAtEnd: false });
      standIn.messages.length = 0;
      standIn.renew(subscriptionId, true);
      return [...standIn.state.payments.keys()].at(-1) ?? '';
    };

    test('a charge that comes after a deletion is paid back, and the subscription ended again', async () => {
      const { api, buy, standIn, take, context, clock } = razorpay();
      const { subscriptionId, ...payment } = await buy('pro_monthly');
      await api.subscription.confirm({ subscriptionId, ...payment });
      clock.advance(20 * DAY_MS);
      await deletePerson({ ...context, identity: OWNER });
      clock.advance(11 * DAY_MS);

      const late = chargeAgain(subscriptionId);
      for (const message of standIn.messages) expect((await take(message)).outcome).toBe('taken');
      await runTasks();

      expect(refundOf(late)).toBe(49_900);
      expect(refundOf(payment.paymentId)).toBe(0);
      expect(standIn.state.subscriptions.get(subscriptionId)?.status).toBe('cancelled');
    });

    test('a charge that nobody had reported of before a deletion is found and paid back', async () => {
      const { buy, api, standIn, context } = razorpay();
      const payment = await buy('pro_monthly');
      standIn.faults.push(DOWN);
      await api.subscription.confirm(payment);
      standIn.faults.length = 0;
      standIn.faults.push({ match: /invoices/, kind: 'status', status: 500, times: 1 });

      await deletePerson({ ...context, identity: OWNER });
      await runTasks();

      expect(refundOf(payment.paymentId)).toBe(49_900);
    });

    test('a charge after the end that was chosen is paid back and gives nothing', async () => {
      const { api, buy, standIn, take, clock } = razorpay();
      const { subscriptionId, ...payment } = await buy('pro_monthly');
      await api.subscription.confirm({ subscriptionId, ...payment });
      clock.advance(20 * DAY_MS);
      await api.subscription.cancel({ at: 'period-end' });
      clock.set('2026-12-21T10:05:00.000Z');

      const late = chargeAgain(subscriptionId);
      for (const message of standIn.messages) await take(message);
      await runTasks();

      expect(await plan()).toBe('free');
      expect(refundOf(late)).toBe(49_900);
      expect(refundOf(payment.paymentId)).toBe(0);
      expect(standIn.state.subscriptions.get(subscriptionId)?.status).toBe('cancelled');
    });
  });

  test('a plan that was sold runs on when the configuration sells another in its place', async () => {
    const { buy, api, standIn, context, clock } = razorpay();
    const { subscriptionId, ...payment } = await buy('pro_monthly');
    await api.subscription.confirm({ subscriptionId, ...payment });
    const payments = createRazorpayPayments({
      ...STAND_IN_ACCOUNT,
      plans: { ...STAND_IN_PLANS, pro_monthly: 'plan_of_next_year' },
      baseUrl: standIn.url,
      checkoutUrl: standIn.checkoutUrl,
      now: clock.now,
    });
    clock.set('2026-12-21T10:00:00.000Z');
    standIn.renew(subscriptionId, true);

    clock.advance(2 * 60_000);
    await reconcilePayments({ ...context, payments });

    expect(await api.subscription.status()).toMatchObject({
      subscription: 'pro',
      currentPeriodEnd: '2027-01-21T10:00:00.000Z',
    });
  });

  test('a plan at Razorpay whose price is not ours sells nothing', async () => {
    const { api, standIn } = razorpay();
    const sold = standIn.state.plans.get('plan_pro_monthly');
    if (!sold) throw new Error('The plan is not there.');
    const { amount } = sold.item;
    sold.item.amount = 59_900;

    await expect(api.subscription.create({ planId: 'pro_monthly' })).rejects.toMatchObject({
      message: expect.stringMatching(/^Failed to create subscription: .*trying again will not help/),
      cause: { code: 'PAYMENTS_NOT_SET_UP', retryAfterSeconds: undefined },
    });
    sold.item.amount = amount;
    expect(standIn.calls).not.toContain('POST /v1/subscriptions');
  });

  test('a resumed plan is authorised now and charged when the paid time is over', async () => {
    const { api, buy, standIn } = razorpay();
    await api.subscription.confirm(await buy('pro_monthly'));
    await api.subscription.cancel({ at: 'period-end' });

    const { subscriptionId } = await api.subscription.resume();
    const { razorpay_payment_id: paymentId, razorpay_signature: signature } = standIn.pay(subscriptionId);
    const status = await api.subscription.confirm({ subscriptionId, paymentId, signature });

    expect(status).toMatchObject({ subscription: 'pro', cancelAtPeriodEnd: false });
    expect(status.billing?.resumesAt).toBe('2026-12-21T10:00:00.000Z');
    expect(standIn.state.subscriptions.get(subscriptionId)).toMatchObject({
      status: 'authenticated',
      start_at: Date.parse('2026-12-21T10:00:00.000Z') / 1000,
    });
  });

  test('what test payments bought ends when payments become real; what was given stays', async () => {
    const { context } = razorpay();
    const { api: sandboxApi, proApi } = testApi();
    await buyPlan(sandboxApi, 'family_monthly');
    await buyPlan(proApi, 'family_yearly');

    await reconcilePayments(context);

    expect(await sandboxApi.subscription.status()).toMatchObject({
      subscription: 'free',
      subscriptionStatus: 'cancelled',
    });
    expect((await proApi.subscription.status()).subscription).toBe('pro');
  });

  test('what is paid for really cannot be ended while payments are the sandbox', async () => {
    const { api, buy } = razorpay();
    await api.subscription.confirm(await buy('pro_monthly'));

    await expect(testApi().api.subscription.cancel()).rejects.toMatchObject({
      cause: { code: 'SUBSCRIPTION_NOT_CANCELLED' },
    });
    expect(await plan()).toBe('pro');
  });

  test('deletion during checkout: nobody can pay for it afterwards', async () => {
    const { api, context, standIn } = razorpay();
    const { subscriptionId } = await api.subscription.create({ planId: 'pro_monthly' });

    await endPaidPlan({ ...context, identity: OWNER });

    expect(standIn.state.subscriptions.get(subscriptionId)?.status).toBe('cancelled');
    expect(() => standIn.pay(subscriptionId)).toThrow('cancelled');
  });
});
