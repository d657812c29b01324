import { testDatabases } from '@platewise/db/testing/test-database';
import { describe, expect, test } from 'vitest';
import { buyPlan, payFor } from '../../testing/buy-plan.ts';
import {
  listPaymentTasks,
  listSandboxPayments,
  listSandboxSubscriptions,
} from '../../testing/payment-data-repository.ts';
import { OWNER } from '../../testing/people.ts';
import { setBalance } from '../../testing/test-data-repository.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { reconcilePayments } from '../provider/reconcile-payments.ts';
import { endPaidPlan } from './end-paid-plan.ts';

const DAY_MS = 24 * 3_600_000;

describe.each(testDatabases())('a plan that is paid for, on %s', (kind) => {
  const testApi = useTestApi({ kind });
  const refunded = async () =>
    (await listSandboxPayments(testApi().context.db)).map(({ refunded_paise }) => refunded_paise);
  const states = async () =>
    Object.fromEntries(
      (await listSandboxSubscriptions(testApi().context.db)).map(({ plan_id, state }) => [plan_id, state]),
    );

  describe('is changed', () => {
    test.each([
      ['up', 'pro_monthly', 'family_monthly', 'family'],
      ['down', 'family_monthly', 'pro_monthly', 'pro'],
      ['to a year', 'pro_monthly', 'pro_yearly', 'pro'],
    ] as const)(
      '%s: the new one counts at once, the old one ends and its unused days are paid back',
      async (_, before, after, plan) => {
        const { api, clock, context } = testApi();
        await buyPlan(api, before);
        clock.advance(10 * DAY_MS);

        await buyPlan(api, after);

        const [first] = await listSandboxPayments(context.db);
        expect(await api.subscription.status()).toMatchObject({ subscription: plan, billing: { planId: after } });
        expect(await states()).toEqual({ [before]: 'cancelled', [after]: 'active' });
        // 20 of the 30 days from 21 November to 21 December.
        expect(await refunded()).toEqual([Math.floor(((first?.amount_paise ?? 0) * 20) / 30), 0]);
        expect(await listPaymentTasks(context.db)).toEqual([]);
      },
    );

    test('on the same day nothing of the old one is kept', async () => {
      const { api, clock } = testApi();
      await buyPlan(api, 'pro_monthly');
      clock.advance(3_600_000);

      await buyPlan(api, 'family_monthly');

      expect(await refunded()).toEqual([49_900, 0]);
    });

    test('only when the new one was paid: a checkout that is left takes nothing away', async () => {
      const { api, clock, context } = testApi();
      await buyPlan(api, 'pro_monthly');
      await api.subscription.create({ planId: 'family_monthly' });
      clock.advance(2 * DAY_MS);
      await reconcilePayments(context);

      expect(await api.subscription.status()).toMatchObject({ subscription: 'pro', subscriptionStatus: 'active' });
      expect(await refunded()).toEqual([0]);
    });

    test('while it is about to end: what follows takes its place', async () => {
      const { api, clock } = testApi();
      await buyPlan(api, 'pro_monthly');
      await api.subscription.cancel({ at: 'period-end' });
      clock.advance(15 * DAY_MS);

      await buyPlan(api, 'family_monthly');

      expect(await api.subscription.status()).toMatchObject({ subscription: 'family', cancelAtPeriodEnd: false });
      expect(await refunded()).toEqual([24_950, 0]);
    });
  });

  describe('is cancelled at once', () => {
    test('within 14 days of the first charge: free, and everything is paid back', async () => {
      const { api, clock } = testApi();
      await buyPlan(api, 'pro_yearly');
      clock.advance(14 * DAY_MS);

      const cancelled = await api.subscription.cancel();

      expect(cancelled).toMatchObject({
        subscription: 'free',
        subscriptionStatus: 'cancelled',
        currentPeriodEnd: null,
        cancelAtPeriodEnd: false,
        refunded: true,
        refund: { amount: 4790.4, state: 'started' },
      });
      expect(await refunded()).toEqual([479_040]);
      expect(await states()).toEqual({ pro_yearly: 'cancelled' });
    });

    test('later: free, and nothing is paid back', async () => {
      const { api, clock } = testApi();
      await buyPlan(api, 'pro_monthly');
      clock.advance(14 * DAY_MS + 1);

      expect(await api.subscription.cancel({})).toMatchObject({ subscription: 'free', refunded: false, refund: null });
      expect(await refunded()).toEqual([0]);
    });

    test('a renewal within 14 days is not a first charge', async () => {
      const { api, clock, context } = testApi();
      await buyPlan(api, 'pro_monthly');
      clock.advance(31 * DAY_MS);
      await reconcilePayments(context);

      expect(await api.subscription.cancel()).toMatchObject({ subscription: 'free', refunded: false });
      expect(await refunded()).toEqual([0, 0]);
    });

    test('after a change within 14 days: the old charge and the new one are paid back whole', async () => {
      const { api, clock } = testApi();
      await buyPlan(api, 'pro_monthly');
      clock.advance(3 * DAY_MS);
      await buyPlan(api, 'family_monthly');
      clock.advance(3 * DAY_MS);

      expect(await api.subscription.cancel()).toMatchObject({ subscription: 'free', refunded: true });
      expect(await refunded()).toEqual([49_900, 129_900]);
    });

    test('twice at once or again: one refund, and the second finds nothing', async () => {
      const { api } = testApi();
      await buyPlan(api, 'pro_monthly');

      await Promise.allSettled([api.subscription.cancel(), api.subscription.cancel()]);

      expect(await refunded()).toEqual([49_900]);
      await expect(api.subscription.cancel()).rejects.toMatchObject({
        code: 'CONFLICT',
        message: 'No active subscription',
      });
    });

    test('with one Idempotency-Key both answers are the same', async () => {
      const { api, as } = testApi();
      await buyPlan(api, 'pro_monthly');
      const click = as(OWNER, { idempotencyKey: 'click-2' });

      const first = await click.subscription.cancel();

      expect(await click.subscription.cancel()).toEqual(first);
      expect(first.refunded).toBe(true);
    });

    test('a free person has nothing to cancel, and a plan that was given is given back', async () => {
      const { api, proApi } = testApi();

      await expect(api.subscription.cancel()).rejects.toMatchObject({ cause: { code: 'NOTHING_TO_CANCEL' } });
      expect(await proApi.subscription.cancel({ at: 'period-end' })).toMatchObject({
        subscription: 'free',
        subscriptionStatus: 'cancelled',
        refunded: false,
      });
    });

    test.each(['later', '', null, 1])('at: %j is refused', async (at) => {
      const { api } = testApi();
      await buyPlan(api, 'pro_monthly');

      await expect(api.subscription.cancel({ at } as never)).rejects.toMatchObject({
        message: 'at must be one of: now, period-end.',
      });
      expect((await api.subscription.status()).subscription).toBe('pro');
    });
  });

  describe('is cancelled with its period', () => {
    test('it lasts until then, and not a second longer, whatever the clock does after', async () => {
      const { api, clock, context } = testApi();
      await buyPlan(api, 'pro_monthly');

      const cancelled = await api.subscription.cancel({ at: 'period-end' });
      expect(cancelled).toMatchObject({
        subscription: 'pro',
        subscriptionStatus: 'active',
        cancelAtPeriodEnd: true,
        currentPeriodEnd: '2026-12-21T10:00:00.000Z',
        refunded: false,
      });
      clock.set('2026-12-21T09:59:59.999Z');
      expect((await api.subscription.status()).subscription).toBe('pro');
      clock.set('2026-12-21T10:00:00.000Z');
      await reconcilePayments(context);
      await expect(api.shoppingList.read()).rejects.toMatchObject({ code: 'FORBIDDEN' });
      expect(await api.subscription.status()).toMatchObject({ subscription: 'free', subscriptionStatus: 'cancelled' });
      clock.set('2026-12-01T10:00:00.000Z');
      expect(await listSandboxPayments(context.db)).toHaveLength(1);
    });

    test('the status ends it too when no background work has come by', async () => {
      const { api, clock } = testApi();
      await buyPlan(api, 'pro_monthly');
      await api.subscription.cancel({ at: 'period-end' });
      clock.set('2026-12-21T10:00:00.000Z');

      expect(await api.subscription.status()).toMatchObject({ subscription: 'free', currentPeriodEnd: null });
    });

    test('the sum that is reported before is what is paid back: of the payment, not of the catalogue', async () => {
      const { api, clock, context } = testApi();
      const refundShown = async () => (await api.subscription.status()).billing?.refundAmount;
      await buyPlan(api, 'pro_monthly');
      expect(await refundShown()).toBe(499);
      await context.db
        .updateTable('payment_charge')
        .set({ amount_paise: 39_950 })
        .where('user_id', '=', OWNER.userId)
        .execute();
      expect(await refundShown()).toBe(399.5);
      clock.advance(DAY_MS);
      await buyPlan(api, 'family_monthly');

      const sum = await refundShown();
      const { refund } = await api.subscription.cancel();

      // The rest of the plan that was changed is back already.
      expect(sum).toBeGreaterThan(1299);
      expect(sum).toBeLessThan(1299 + 399.5);
      expect(refund).toMatchObject({ amount: sum });
    });

    test('after the guarantee nothing is reported to be paid back', async () => {
      const { api, clock } = testApi();
      await buyPlan(api, 'pro_monthly');
      clock.advance(15 * DAY_MS);

      expect((await api.subscription.status()).billing).toMatchObject({ refundAmount: 0, refundUntil: null });
    });

    test('and then at once after all, the guarantee included', async () => {
      const { api } = testApi();
      await buyPlan(api, 'pro_monthly');
      await api.subscription.cancel({ at: 'period-end' });

      expect(await api.subscription.cancel({ at: 'period-end' })).toMatchObject({ cancelAtPeriodEnd: true });
      expect(await api.subscription.cancel()).toMatchObject({ subscription: 'free', refunded: true });
    });
  });

  describe('is resumed', () => {
    test('with a charge when the paid time is over, and no gap', async () => {
      const { api, clock, context } = testApi();
      await buyPlan(api, 'pro_monthly');
      await api.subscription.cancel({ at: 'period-end' });

      const { subscriptionId, checkout } = await api.subscription.resume();
      expect(checkout).toMatchObject({ amount: 499, startsAt: '2026-12-21T10:00:00.000Z' });
      expect(await payFor(api, subscriptionId)).toMatchObject({
        subscription: 'pro',
        cancelAtPeriodEnd: false,
        billing: { resumesAt: '2026-12-21T10:00:00.000Z' },
      });
      expect(await listSandboxPayments(context.db)).toHaveLength(1);
      clock.set('2026-12-21T10:00:00.000Z');
      expect((await api.subscription.status()).subscription).toBe('pro');
      clock.set('2026-12-21T10:06:00.000Z');
      await reconcilePayments(context);

      expect(await api.subscription.status()).toMatchObject({
        subscription: 'pro',
        currentPeriodEnd: '2027-01-21T10:00:00.000Z',
        billing: { planId: 'pro_monthly', resumesAt: null },
      });
      expect(await listSandboxPayments(context.db)).toHaveLength(2);
    });

    test('and cancelled again: what was to follow never charges', async () => {
      const { api, clock, context } = testApi();
      await buyPlan(api, 'pro_monthly');
      await api.subscription.cancel({ at: 'period-end' });
      const { subscriptionId } = await api.subscription.resume();
      await payFor(api, subscriptionId);

      expect(await api.subscription.cancel({ at: 'period-end' })).toMatchObject({ cancelAtPeriodEnd: true });
      clock.set('2027-01-01T00:00:00.000Z');
      await reconcilePayments(context);

      expect((await api.subscription.status()).subscription).toBe('free');
      expect(await listSandboxPayments(context.db)).toHaveLength(1);
    });

    test('not when it goes on anyway, was resumed already, or is not there', async () => {
      const { api, otherApi } = testApi();
      await buyPlan(api, 'pro_monthly');
      const refusal = { code: 'CONFLICT', cause: { code: 'NOTHING_TO_RESUME' } };

      await expect(api.subscription.resume()).rejects.toMatchObject(refusal);
      await expect(otherApi.subscription.resume()).rejects.toMatchObject(refusal);
      await api.subscription.cancel({ at: 'period-end' });
      const [first, second] = [await api.subscription.resume(), await api.subscription.resume()];
      expect(second).toEqual(first);
      await payFor(api, first.subscriptionId);
      await expect(api.subscription.resume()).rejects.toMatchObject(refusal);
    });

    test('and changed to another plan before it follows: only the new plan charges', async () => {
      const { api, clock, context } = testApi();
      await buyPlan(api, 'pro_monthly');
      await api.subscription.cancel({ at: 'period-end' });
      const { subscriptionId } = await api.subscription.resume();
      await payFor(api, subscriptionId);
      clock.advance(DAY_MS);

      await buyPlan(api, 'family_monthly');
      clock.set('2026-12-22T12:00:00.000Z');
      await reconcilePayments(context);

      expect(await api.subscription.status()).toMatchObject({ subscription: 'family' });
      expect((await listSandboxPayments(context.db)).map(({ amount_paise }) => amount_paise)).toEqual([
        49_900, 129_900, 129_900,
      ]);
    });
  });

  describe('whose renewal fails', () => {
    const failRenewal = async () => {
      const { api, clock, context } = testApi();
      const subscriptionId = await buyPlan(api, 'pro_monthly');
      await api.subscription.payInSandbox({ subscriptionId, outcome: 'decline' }).catch(() => undefined);
      clock.set('2026-12-21T10:01:00.000Z');
      await reconcilePayments(context);
      return subscriptionId;
    };

    test('stays for now, and the status says so', async () => {
      const { api } = testApi();
      await failRenewal();

      expect(await api.subscription.status()).toMatchObject({
        subscription: 'pro',
        subscriptionStatus: 'active',
        billing: { problem: 'renewal-failed', refundUntil: null },
      });
    });

    test('goes on when what is due is paid', async () => {
      const { api } = testApi();
      const subscriptionId = await failRenewal();

      expect(await payFor(api, subscriptionId)).toMatchObject({
        subscription: 'pro',
        currentPeriodEnd: '2027-01-21T10:00:00.000Z',
        billing: { problem: null },
      });
    });

    test('can be bought again, and the failing one ends without a charge', async () => {
      const { api, context, clock } = testApi();
      await failRenewal();

      await buyPlan(api, 'pro_monthly');
      clock.advance(5 * DAY_MS);
      await reconcilePayments(context);

      expect(await api.subscription.status()).toMatchObject({ subscription: 'pro', billing: { problem: null } });
      expect(await listSandboxPayments(context.db)).toHaveLength(2);
      expect((await listSandboxSubscriptions(context.db)).map(({ state }) => state)).toEqual(['cancelled', 'active']);
    });

    test('ends when it is given up: free and inactive, with the reason, until it is let go', async () => {
      const { api, clock, context } = testApi();
      await failRenewal();
      clock.advance(5 * DAY_MS);
      await reconcilePayments(context);

      expect(await api.subscription.status()).toMatchObject({
        subscription: 'free',
        subscriptionStatus: 'inactive',
        billing: { problem: 'ended-unpaid', planId: 'pro_monthly' },
      });
      const cancelled = await api.subscription.cancel();
      expect(cancelled).toMatchObject({ subscription: 'free', subscriptionStatus: 'cancelled', refunded: false });
      expect(cancelled.billing).toBeUndefined();
    });
  });

  test('renews by the clock, month after month', async () => {
    const { api, clock, context } = testApi();
    await buyPlan(api, 'pro_monthly');
    clock.set('2027-02-22T00:00:00.000Z');
    await reconcilePayments(context);

    expect(await api.subscription.status()).toMatchObject({
      subscription: 'pro',
      currentPeriodEnd: '2027-03-21T10:00:00.000Z',
    });
    expect(await listSandboxPayments(context.db)).toHaveLength(4);
  });

  test('leaves the tokens as they were: nothing is refilled by subscribing and cancelling', async () => {
    const { api, context } = testApi();
    await api.subscription.status();
    await setBalance(context.db, OWNER.userId, { tokens: 3 });
    await buyPlan(api, 'pro_monthly');
    await api.meals.generate({ goal: 'maintenance', dietaryPreferences: 'none', mealCount: 5 });

    expect(await api.subscription.cancel()).toMatchObject({ subscription: 'free', tokens: 3 });
    await buyPlan(api, 'family_monthly');
    expect(await api.subscription.cancel()).toMatchObject({ subscription: 'free', tokens: 3 });
  });

  test('is ended for a deletion, with an open checkout and the money back; nothing to end is fine', async () => {
    const { api, context } = testApi();
    await buyPlan(api, 'pro_monthly');
    await api.subscription.create({ planId: 'family_monthly' });

    await endPaidPlan({ ...context, identity: OWNER });
    await endPaidPlan({ ...context, identity: OWNER });

    expect(await states()).toEqual({ pro_monthly: 'cancelled', family_monthly: 'cancelled' });
    expect(await refunded()).toEqual([49_900]);
    expect((await api.subscription.status()).subscription).toBe('free');
  });
});
