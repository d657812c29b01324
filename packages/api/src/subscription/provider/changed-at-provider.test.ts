import { testDatabases } from '@platewise/db/testing/test-database';
import type { Fault } from '@platewise/test-emulators/razorpay/stand-in-faults';
import { describe, expect, test } from 'vitest';
import { listPaymentTasks } from '../../testing/payment-data-repository.ts';
import { OWNER } from '../../testing/people.ts';
import { useStandIn } from '../../testing/use-stand-in.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { deletePerson } from '../../users/deletion/delete-person.ts';
import { reconcilePayments } from './reconcile-payments.ts';

const DAY_MS = 24 * 3_600_000;
const PAID_UNTIL = '2026-12-21T10:00:00.000Z';
/** What the provider answers while it tries a charge again. */
const PENDING: Fault = {
  match: /cancel/,
  kind: 'status',
  status: 400,
  description: 'Subscription is not cancellable in pending status.',
};

describe.each(testDatabases())('what is done at the payment provider, on %s', (kind) => {
  const testApi = useTestApi({ kind });
  const razorpay = useStandIn(testApi);
  const status = () => razorpay().api.subscription.status();
  const buy = async () => {
    const { api, buy: begin } = razorpay();
    const payment = await begin('pro_monthly');
    await api.subscription.confirm(payment);
    return payment;
  };
  const hear = async () => {
    const { standIn, take } = razorpay();
    const outcomes: string[] = [];
    for (const message of standIn.messages.splice(0)) outcomes.push((await take(message)).outcome);
    return outcomes;
  };
  const at = async (moment: string) => {
    const { clock, context } = razorpay();
    clock.set(moment);
    return reconcilePayments(context);
  };

  test('a change to another plan of ours is followed, also when an older event comes late', async () => {
    const { clock, standIn, take } = razorpay();
    const { subscriptionId } = await buy();
    const before = standIn.messages.splice(0);
    clock.advance(DAY_MS);
    standIn.changePlan(subscriptionId, 'plan_family_monthly');

    await hear();
    for (const message of before) await take(message);

    expect(await status()).toMatchObject({
      subscription: 'family',
      currentPeriodEnd: PAID_UNTIL,
      billing: { planId: 'family_monthly', amount: 1299 },
    });
  });

  test('a change whose event was lost is found by asking', async () => {
    const { standIn } = razorpay();
    const { subscriptionId } = await buy();
    standIn.changePlan(subscriptionId, 'plan_family_monthly');

    await at('2026-11-22T10:01:00.000Z');

    expect((await status()).subscription).toBe('family');
  });

  test('a plan that is none of ours keeps the last one to the end of what is paid, and alerts the operator', async () => {
    const { clock, standIn } = razorpay();
    const { subscriptionId } = await buy();
    await hear();
    clock.advance(DAY_MS);
    standIn.state.plans.set('plan_of_others', {
      id: 'plan_of_others',
      period: 'monthly',
      interval: 1,
      item: { amount: 100, currency: 'INR' },
    });
    standIn.changePlan(subscriptionId, 'plan_of_others');

    expect(await hear()).toEqual(['alert']);
    expect(await status()).toMatchObject({
      subscription: 'pro',
      currentPeriodEnd: PAID_UNTIL,
      cancelAtPeriodEnd: true,
    });
    clock.set(PAID_UNTIL);
    standIn.renew(subscriptionId, true);
    expect(await hear()).toEqual(['alert']);
    expect(await at('2026-12-21T10:02:00.000Z')).toMatchObject({ unknownPlans: 1 });
    expect(await status()).toMatchObject({ subscription: 'free' });

    standIn.changePlan(subscriptionId, 'plan_pro_monthly');
    await at('2026-12-22T10:05:00.000Z');
    expect((await status()).subscription).toBe('pro');
  });

  test('a subscription that is cancelled there ends with what is paid; a plan that was replaced ends without a trace', async () => {
    const { api, buy: begin, clock, payments } = razorpay();
    const old = await buy();
    clock.advance(DAY_MS);
    const current = await begin('family_monthly');
    await api.subscription.confirm(current);
    await hear();
    await payments.cancel(old.subscriptionId, { atPeriodEnd: false }).catch(() => undefined);
    await hear();
    expect(await status()).toMatchObject({ subscription: 'family', cancelAtPeriodEnd: false });

    await payments.cancel(current.subscriptionId, { atPeriodEnd: false });
    await hear();

    expect(await status()).toMatchObject({ subscription: 'family', cancelAtPeriodEnd: true });
    clock.set('2026-12-22T10:00:00.000Z');
    expect((await status()).subscription).toBe('free');
  });

  test('what was paid lasts its time when the provider gives up, and not longer', async () => {
    const { clock, standIn } = razorpay();
    const { subscriptionId } = await buy();
    clock.advance(DAY_MS);
    standIn.halt(subscriptionId);
    await hear();

    expect(await status()).toMatchObject({
      subscription: 'pro',
      currentPeriodEnd: PAID_UNTIL,
      cancelAtPeriodEnd: true,
    });
    clock.set(PAID_UNTIL);
    expect(await status()).toMatchObject({ subscription: 'free', subscriptionStatus: 'inactive' });
  });

  test('a pause keeps what is paid, and “resumed” lets it go on', async () => {
    const { clock, standIn } = razorpay();
    const { subscriptionId } = await buy();
    clock.advance(DAY_MS);
    standIn.pause(subscriptionId);
    await hear();
    expect(await status()).toMatchObject({ subscription: 'pro', cancelAtPeriodEnd: true });

    clock.advance(DAY_MS);
    standIn.resume(subscriptionId);
    expect(await hear()).toEqual(['taken']);

    expect(await status()).toMatchObject({ subscription: 'pro', cancelAtPeriodEnd: false });
  });

  describe('a cancellation that is refused', () => {
    test.each(['now', 'period-end'] as const)('%s: is recorded, reported and tried until it is done', async (when) => {
      const { api, clock, context, standIn } = razorpay();
      const { subscriptionId } = await buy();
      const refusal = { ...PENDING };
      standIn.faults.push(refusal);

      const cancelled = await api.subscription.cancel({ at: when });

      expect(cancelled).toMatchObject({ isQueued: true, subscription: when === 'now' ? 'free' : 'pro' });
      clock.advance(DAY_MS);
      expect((await reconcilePayments(context)).tasks).toMatchObject({ postponed: 1, stuck: 1 });
      expect(standIn.state.subscriptions.get(subscriptionId)?.status).toBe('active');
      standIn.faults.length = 0;
      clock.advance(DAY_MS);
      await reconcilePayments(context);

      expect(standIn.state.subscriptions.get(subscriptionId)?.status).toBe('cancelled');
      expect(await listPaymentTasks(context.db)).toEqual([]);
      expect((await status()).subscription).toBe(when === 'now' ? 'free' : 'pro');
      clock.set(PAID_UNTIL);
      expect((await status()).subscription).toBe('free');
    });

    test('what is charged meanwhile is paid back', async () => {
      const { api, clock, context, standIn } = razorpay();
      const { subscriptionId } = await buy();
      await hear();
      clock.advance(20 * DAY_MS);
      standIn.faults.push({ ...PENDING });
      await api.subscription.cancel();
      clock.set(PAID_UNTIL);
      standIn.renew(subscriptionId, true);
      standIn.faults.length = 0;

      await hear();
      clock.advance(2 * DAY_MS);
      await reconcilePayments(context);

      expect([...standIn.state.payments.values()].map(({ amount_refunded }) => amount_refunded)).toEqual([0, 49_900]);
      expect(standIn.state.subscriptions.get(subscriptionId)?.status).toBe('cancelled');
    });

    test('does not hold up a deletion, and is tried without the account', async () => {
      const { clock, context, standIn } = razorpay();
      const { subscriptionId } = await buy();
      standIn.faults.push({ ...PENDING });

      await deletePerson({ ...context, identity: OWNER });
      standIn.faults.length = 0;
      clock.advance(DAY_MS);
      await reconcilePayments(context);

      expect(standIn.state.subscriptions.get(subscriptionId)?.status).toBe('cancelled');
    });
  });

  test('a refund that the bank sends back alerts the operator and is tried again a day later', async () => {
    const { api, clock, context, standIn } = razorpay();
    const { paymentId } = await buy();
    await api.subscription.cancel();
    await hear();
    standIn.failRefund(paymentId);

    expect(await hear()).toEqual(['alert']);
    expect(standIn.state.payments.get(paymentId)?.amount_refunded).toBe(0);
    clock.advance(DAY_MS + 1);
    await reconcilePayments(context);

    expect(standIn.state.payments.get(paymentId)?.amount_refunded).toBe(49_900);
  });

  test.each([
    ['created', 'alert'],
    ['action_required', 'alert'],
    ['lost', 'alert'],
    ['under_review', 'ignored'],
    ['won', 'ignored'],
  ])('a dispute that is %s: %s', async (state, outcome) => {
    const { standIn } = razorpay();
    const { paymentId } = await buy();
    await hear();
    standIn.dispute(paymentId, state);

    expect(await hear()).toEqual([outcome]);
    expect((await status()).subscription).toBe('pro');
  });
});
