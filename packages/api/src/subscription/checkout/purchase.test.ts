import { PAID_PLAN_IDS } from '@platewise/contract/billing/paid-plans';
import { testDatabases } from '@platewise/db/testing/test-database';
import { describe, expect, test } from 'vitest';
import { buyPlan, payFor } from '../../testing/buy-plan.ts';
import {
  listPaymentTasks,
  listSandboxPayments,
  listSandboxSubscriptions,
} from '../../testing/payment-data-repository.ts';
import { OWNER, PRO } from '../../testing/people.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { grantPlan } from '../grant-plan.ts';
import { reconcilePayments } from '../provider/reconcile-payments.ts';
import { runPaymentTasks } from '../provider/run-payment-tasks.ts';

describe.each(testDatabases())('buying a plan on %s', (kind) => {
  const testApi = useTestApi({ kind });

  test('the catalogue has three plans, with what a month and a year cost', async () => {
    const plans = await testApi().anonymousApi.subscription.plans();

    expect(
      plans.map(({ id, name, price, yearlyPrice, yearlySum }) => [id, name, price, yearlyPrice, yearlySum]),
    ).toEqual([
      ['free', 'Basic', 0, 0, 0],
      ['pro', 'Pro', 499, 399.2, 4790.4],
      ['family', 'Family', 1299, 1039.2, 12_470.4],
    ]);
    expect(plans.flatMap(({ planId, yearlyPlanId }) => [planId, yearlyPlanId].filter(Boolean))).toEqual([
      ...PAID_PLAN_IDS,
    ]);
  });

  test('nothing changes until it is paid, and the checkout says that no money moves', async () => {
    const { api } = testApi();

    const { checkout } = await api.subscription.create({ planId: 'pro_yearly' });

    expect(checkout).toEqual({
      kind: 'sandbox',
      name: 'Platewise AI (test, no real money)',
      notice: 'Test payment - no money moves',
      description: 'Pro Subscription',
      amount: 4790.4,
      startsAt: null,
    });
    expect(await api.subscription.status()).toMatchObject({ subscription: 'free', subscriptionStatus: 'active' });
  });

  test.each([
    ['pro_monthly', 'pro', 499, '2026-12-21T10:00:00.000Z'],
    ['family_yearly', 'family', 12_470.4, '2027-11-21T10:00:00.000Z'],
  ] as const)('%s is the caller’s once it is paid', async (planId, plan, amount, currentPeriodEnd) => {
    const { api, context } = testApi();

    await buyPlan(api, planId);

    expect(await api.subscription.status()).toMatchObject({
      subscription: plan,
      subscriptionStatus: 'active',
      nextReset: null,
      isPro: plan === 'pro',
      currentPeriodEnd,
      cancelAtPeriodEnd: false,
      billing: {
        kind: 'sandbox',
        planId,
        amount,
        problem: null,
        isAwaitingConfirmation: false,
        refundUntil: '2026-12-05T10:00:00.000Z',
        resumesAt: null,
      },
    });
    expect(await listSandboxPayments(context.db)).toMatchObject([{ amount_paise: amount * 100 }]);
  });

  test('a declined payment leaves everything as it was, and the same checkout can be paid after it', async () => {
    const { api } = testApi();
    const { subscriptionId } = await api.subscription.create({ planId: 'pro_monthly' });

    const declined = api.subscription.payInSandbox({ subscriptionId, outcome: 'decline' });

    await expect(declined).rejects.toMatchObject({ code: 'PAYMENT_REQUIRED', cause: { code: 'PAYMENT_DECLINED' } });
    expect((await api.subscription.status()).subscription).toBe('free');
    expect(await payFor(api, subscriptionId)).toMatchObject({ subscription: 'pro' });
  });

  test('a checkout that was closed is offered again for a day, then another one', async () => {
    const { api, clock } = testApi();
    const first = await api.subscription.create({ planId: 'pro_monthly' });
    clock.advance(22 * 3_600_000);
    const again = await api.subscription.create({ planId: 'pro_monthly' });
    clock.advance(2 * 3_600_000);
    const later = await api.subscription.create({ planId: 'pro_monthly' });

    expect(again.subscriptionId).toBe(first.subscriptionId);
    expect(later.subscriptionId).not.toBe(first.subscriptionId);
  });

  test('ten tabs at once get one subscription, and the others are ended', async () => {
    const { api, context } = testApi();

    const started = await Promise.all(
      Array.from({ length: 10 }, () => api.subscription.create({ planId: 'pro_monthly' })),
    );
    await runPaymentTasks(context);

    expect(new Set(started.map(({ subscriptionId }) => subscriptionId)).size).toBe(1);
    const open = (await listSandboxSubscriptions(context.db)).filter(({ state }) => state === 'created');
    expect(open.map(({ id }) => id)).toEqual([started[0]?.subscriptionId]);
  });

  test('two tabs that buy different plans end with one of them, and nobody pays twice', async () => {
    const { api, context, clock } = testApi();
    const pro = await api.subscription.create({ planId: 'pro_monthly' });
    const proPayment = await api.subscription.payInSandbox({ ...pro, outcome: 'success' });
    clock.advance(60_000);
    const family = await api.subscription.create({ planId: 'family_monthly' });
    const familyPayment = await api.subscription.payInSandbox({ ...family, outcome: 'success' });
    clock.advance(60_000);

    await Promise.all([
      api.subscription.confirm({ subscriptionId: family.subscriptionId, ...familyPayment }),
      api.subscription.confirm({ subscriptionId: pro.subscriptionId, ...proPayment }),
    ]);
    await runPaymentTasks(context);

    const status = await api.subscription.status();
    const payments = await listSandboxPayments(context.db);
    const kept = payments.filter(({ amount_paise, refunded_paise }) => refunded_paise < amount_paise);
    expect(kept).toHaveLength(1);
    expect(PRICES[status.subscription]).toBe(kept[0]?.amount_paise);
    const charging = (await listSandboxSubscriptions(context.db)).filter(({ state }) => state === 'active');
    expect(charging).toHaveLength(1);
    expect(await listPaymentTasks(context.db)).toEqual([]);
  });

  test('the same plan again is refused, also to somebody to whom it was given', async () => {
    const { api, proApi, context } = testApi();
    await buyPlan(api, 'pro_monthly');
    await proApi.subscription.status();

    for (const caller of [api, proApi]) {
      await expect(caller.subscription.create({ planId: 'pro_monthly' })).rejects.toMatchObject({
        code: 'CONFLICT',
        cause: { code: 'ALREADY_SUBSCRIBED' },
      });
    }
    await grantPlan(context, { email: PRO.email, plan: 'family' });
    await expect(proApi.subscription.create({ planId: 'pro_yearly' })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('the same Idempotency-Key gives the same checkout; with another plan it is refused', async () => {
    const { as } = testApi();
    const click = as(OWNER, { idempotencyKey: 'click-1' });

    const first = await click.subscription.create({ planId: 'pro_monthly' });
    const again = await click.subscription.create({ planId: 'pro_monthly' });

    expect(again).toEqual(first);
    await expect(click.subscription.create({ planId: 'family_monthly' })).rejects.toMatchObject({
      cause: { code: 'KEY_REUSED' },
    });
  });

  test.each([
    '',
    'free',
    'pro',
    'PRO_MONTHLY',
    '__proto__',
    'constructor',
    'pro_monthly ',
    null,
    5,
    ['pro_monthly'],
    {},
  ])('the plan id %j is refused with a sentence', async (planId) => {
    const { api, context } = testApi();

    await expect(api.subscription.create({ planId } as never)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: 'planId must be one of: pro_monthly, pro_yearly, family_monthly, family_yearly.',
    });
    expect(await listSandboxSubscriptions(context.db)).toEqual([]);
  });

  test('a price in the body changes nothing', async () => {
    const { api, context } = testApi();
    const body = { planId: 'pro_monthly', price: 1, amount: 1, userId: 'user-stranger', plan: 'family' } as const;

    const { subscriptionId, checkout } = await api.subscription.create(body);
    await payFor(api, subscriptionId);

    expect(checkout.amount).toBe(499);
    expect(await listSandboxPayments(context.db)).toMatchObject([{ amount_paise: 49_900 }]);
    expect((await api.subscription.status()).subscription).toBe('pro');
  });

  test('somebody else’s subscription is not found, with any signature', async () => {
    const { api, otherApi } = testApi();
    const { subscriptionId } = await api.subscription.create({ planId: 'pro_monthly' });
    const payment = await api.subscription.payInSandbox({ subscriptionId, outcome: 'success' });

    const refused = [
      otherApi.subscription.confirm({ subscriptionId, ...payment }),
      otherApi.subscription.payInSandbox({ subscriptionId, outcome: 'success' }),
      otherApi.subscription.confirm({ subscriptionId: 'sub_unknown', ...payment }),
      otherApi.subscription.payInSandbox({ subscriptionId: '__proto__', outcome: 'success' }),
    ];
    for (const call of await Promise.allSettled(refused)) {
      expect(call).toMatchObject({ reason: { code: 'NOT_FOUND', message: 'We could not find that.' } });
    }
    expect((await otherApi.subscription.status()).subscription).toBe('free');
  });

  test('a signature of another payment, or none, proves nothing', async () => {
    const { api, otherApi } = testApi();
    const theirs = await otherApi.subscription.create({ planId: 'pro_monthly' });
    const paid = await otherApi.subscription.payInSandbox({ ...theirs, outcome: 'success' });
    const { subscriptionId } = await api.subscription.create({ planId: 'pro_monthly' });

    for (const payment of [paid, { ...paid, signature: 'x' }, { paymentId: 'pay_1', signature: '0'.repeat(64) }]) {
      await expect(api.subscription.confirm({ subscriptionId, ...payment })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
        message: 'Payment could not be verified. Contact support.',
      });
    }
    await expect(
      api.subscription.confirm({ subscriptionId, paymentId: 'x'.repeat(201), signature: '' }),
    ).rejects.toMatchObject({ cause: { code: 'VALIDATION' } });
    expect((await api.subscription.status()).subscription).toBe('free');
  });

  test('a tab that was closed after paying loses nothing', async () => {
    const { api, context, clock } = testApi();
    const { subscriptionId } = await api.subscription.create({ planId: 'pro_monthly' });
    await api.subscription.payInSandbox({ subscriptionId, outcome: 'success' });
    clock.advance(3 * 60_000);

    const round = await reconcilePayments(context);

    expect(round).toMatchObject({ asked: 1, failures: [] });
    expect((await api.subscription.status()).subscription).toBe('pro');
  });

  test('a personal API token may not pay, and a visitor is asked to sign in', async () => {
    const { as, anonymousApi } = testApi();
    const calls = (caller: typeof anonymousApi) => [
      caller.subscription.create({ planId: 'pro_monthly' }),
      caller.subscription.confirm({ subscriptionId: 'x', paymentId: 'y', signature: 'z' }),
      caller.subscription.payInSandbox({ subscriptionId: 'x', outcome: 'success' }),
      caller.subscription.cancel({ at: 'now' }),
      caller.subscription.resume(),
    ];

    for (const call of await Promise.allSettled(calls(as(OWNER, { tokenKind: 'personal' })))) {
      expect(call).toMatchObject({ reason: { cause: { code: 'TOKEN_NOT_ALLOWED' } } });
    }
    for (const call of await Promise.allSettled(calls(anonymousApi))) {
      expect(call).toMatchObject({ reason: { code: 'UNAUTHORIZED' } });
    }
  });

  test('a plan that was given stays next to one that is paid, and the better one counts', async () => {
    const { api, context } = testApi();
    await buyPlan(api, 'pro_monthly');

    await grantPlan(context, { email: OWNER.email, plan: 'family' });
    const both = await api.subscription.status();
    const taken = await grantPlan(context, { email: OWNER.email, plan: 'free' });

    expect(both).toMatchObject({ subscription: 'family', currentPeriodEnd: null });
    expect(taken).toMatchObject({ kind: 'granted', plan: 'pro' });
    expect(await api.subscription.status()).toMatchObject({ subscription: 'pro', subscriptionStatus: 'active' });
  });
});

const PRICES: Record<string, number> = { pro: 49_900, family: 129_900 };
