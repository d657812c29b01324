import { provisionUser } from '@platewise/api/users/provision-user';
import type { PaidPlanId } from '@platewise/contract/billing/paid-plans';
import type { OpenDatabase } from '@platewise/db/opening/open-database';
import { createTestDatabase, testDatabases } from '@platewise/db/testing/test-database';
import type { PaymentsPort } from '@platewise/providers/payments/payments-port';
import { createRazorpayPayments } from '@platewise/providers/payments/razorpay/razorpay-payments';
import { createSandboxPayments } from '@platewise/providers/payments/sandbox/sandbox-payments';
import { STAND_IN_ACCOUNT, STAND_IN_PLANS } from '@platewise/test-emulators/razorpay/stand-in-account';
import { startRazorpay } from '@platewise/test-emulators/razorpay/start-razorpay';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const START = new Date('2026-01-31T10:00:00.000Z');
const NEXT_END = new Date('2026-02-28T10:00:00.000Z');
const USER = 'user-owner';

type Payment = { paymentId: string; signature: string };

/** An adapter, and how its customer and its clock behave. */
type Adapter = {
  payments: PaymentsPort;
  clock: { now: Date };
  pay: (subscriptionId: string) => Promise<Payment>;
  /** Lets the time for a renewal come, with a card that is good or not. */
  renew: (subscriptionId: string, isPaid: boolean) => Promise<void>;
  /** What was paid back of a payment, in hundredths of a rupee. */
  refunded: (paymentId: string) => Promise<number | undefined>;
  close: () => Promise<void>;
};

async function openRazorpay(): Promise<Adapter> {
  const clock = { now: START };
  const standIn = await startRazorpay({ ...STAND_IN_ACCOUNT, now: () => clock.now });
  const payments = createRazorpayPayments({
    ...STAND_IN_ACCOUNT,
    plans: STAND_IN_PLANS,
    baseUrl: standIn.url,
    checkoutUrl: standIn.checkoutUrl,
    now: () => clock.now,
  });
  return {
    payments,
    clock,
    pay: async (id) => {
      const { razorpay_payment_id: paymentId, razorpay_signature: signature } = standIn.pay(id);
      return { paymentId, signature };
    },
    renew: async (id, isPaid) => {
      clock.now = NEXT_END;
      standIn.renew(id, isPaid);
    },
    refunded: async (paymentId) => standIn.state.payments.get(paymentId)?.amount_refunded,
    close: () => standIn.close(),
  };
}

async function openSandbox(kind: OpenDatabase['kind']): Promise<Adapter> {
  const { db, close } = await createTestDatabase({ kind });
  const clock = { now: START };
  const now = () => clock.now;
  const identity = { userId: USER, email: 'owner@example.test', emailVerified: false, name: '' };
  await provisionUser({ db, now, newId: () => 'movement-1' }, identity);
  const payments = createSandboxPayments({ db, now, secret: 'sandbox-secret-of-a-test' });
  const pay = async (id: string, outcome: 'success' | 'decline' = 'success') => {
    const payment = await payments.till?.pay(id, outcome);
    return payment ?? { paymentId: '', signature: '' };
  };
  return {
    payments,
    clock,
    pay,
    renew: async (id, isPaid) => {
      await pay(id, isPaid ? 'success' : 'decline');
      clock.now = NEXT_END;
    },
    refunded: async (paymentId) => {
      const row = await db
        .selectFrom('sandbox_payment')
        .select('refunded_paise')
        .where('id', '=', paymentId)
        .executeTakeFirst();
      return row?.refunded_paise;
    },
    close,
  };
}

const ADAPTERS: { name: string; kind: 'razorpay' | 'sandbox'; open: () => Promise<Adapter> }[] = [
  { name: 'razorpay', kind: 'razorpay', open: openRazorpay },
  ...testDatabases().map((database) => ({
    name: `sandbox on ${database}`,
    kind: 'sandbox' as const,
    open: () => openSandbox(database),
  })),
];

describe.each(ADAPTERS)('every payments adapter: $name', ({ kind, open }) => {
  let adapter: Adapter;
  const start = (planId: PaidPlanId = 'pro_monthly', startsAt: Date | null = null) =>
    adapter.payments.start({ userId: USER, planId, startsAt });
  const startPaid = async (planId?: PaidPlanId) => {
    const { id } = await start(planId);
    return { id, ...(await adapter.pay(id)) };
  };

  beforeAll(async () => {
    adapter = await open();
  });
  beforeEach(() => {
    adapter.clock.now = START;
  });
  afterAll(() => adapter.close());

  test('says what it is, to code and to the browser', () => {
    expect(adapter.payments.kind).toBe(kind);
    expect(adapter.payments.clientConfig().kind).toBe(kind);
    expect(adapter.payments.till === null).toBe(kind === 'razorpay');
  });

  test('a new subscription is nobody’s plan yet', async () => {
    const started = await start('family_yearly');

    expect(started).toMatchObject({ planId: 'family_yearly', state: 'created', paidCount: 0, periodEnd: null });
    expect(await adapter.payments.find(started.id)).toMatchObject({ id: started.id, state: 'created' });
    expect(await adapter.payments.listCharges(started.id)).toEqual([]);
  });

  test.each<[PaidPlanId, number, string]>([
    ['pro_monthly', 49_900, '2026-02-28T10:00:00.000Z'],
    ['pro_yearly', 479_040, '2027-01-31T10:00:00.000Z'],
    ['family_monthly', 129_900, '2026-02-28T10:00:00.000Z'],
    ['family_yearly', 1_247_040, '2027-01-31T10:00:00.000Z'],
  ])('%s is charged %d paise, and paid through its period', async (planId, amountPaise, periodEnd) => {
    const { id } = await startPaid(planId);

    const [charge, ...others] = await adapter.payments.listCharges(id);
    const paid = await adapter.payments.find(id);
    expect(charge).toMatchObject({ amountPaise, chargedAt: START });
    expect(others).toEqual([]);
    expect(paid).toMatchObject({ state: 'active', paidCount: 1 });
    if (kind === 'sandbox') expect(paid.periodEnd?.toISOString()).toBe(periodEnd);
  });

  test('a payment is genuine for its own subscription only, with its own signature', async () => {
    const [mine, other] = [await startPaid(), await startPaid()];
    const genuine = { subscriptionId: mine.id, paymentId: mine.paymentId, signature: mine.signature };
    const { isPaymentGenuine } = adapter.payments;

    expect(isPaymentGenuine(genuine)).toBe(true);
    expect(isPaymentGenuine({ ...genuine, subscriptionId: other.id })).toBe(false);
    expect(isPaymentGenuine({ ...genuine, paymentId: other.paymentId })).toBe(false);
    expect(isPaymentGenuine({ ...genuine, signature: other.signature })).toBe(false);
    expect(isPaymentGenuine({ ...genuine, signature: genuine.signature.toUpperCase() })).toBe(false);
    expect(isPaymentGenuine({ ...genuine, signature: '' })).toBe(false);
    expect(isPaymentGenuine({ ...genuine, signature: `${genuine.signature}0` })).toBe(false);
  });

  test('what begins later is authorised and not charged', async () => {
    const { id } = await start('pro_monthly', NEXT_END);
    await adapter.pay(id);

    expect(await adapter.payments.find(id)).toMatchObject({ state: 'authenticated', paidCount: 0 });
    expect(await adapter.payments.listCharges(id)).toEqual([]);
  });

  test('a renewal that succeeds is one more charge', async () => {
    const { id } = await startPaid();
    await adapter.renew(id, true);

    expect(await adapter.payments.find(id)).toMatchObject({ state: 'active', paidCount: 2 });
    expect(await adapter.payments.listCharges(id)).toHaveLength(2);
  });

  test('a renewal that fails leaves the subscription pending', async () => {
    const { id } = await startPaid();
    await adapter.renew(id, false);

    expect(await adapter.payments.find(id)).toMatchObject({ state: 'pending', paidCount: 1 });
  });

  test('cancelling at once is final', async () => {
    const { id } = await startPaid();

    expect(await adapter.payments.cancel(id, { atPeriodEnd: false })).toMatchObject({ state: 'cancelled' });
    await expect(adapter.payments.cancel(id, { atPeriodEnd: false })).rejects.toMatchObject({
      code: 'NOT_CANCELLABLE',
    });
    await expect(adapter.payments.cancel(id, { atPeriodEnd: true })).rejects.toMatchObject({
      code: 'NOT_CANCELLABLE',
    });
  });

  test('what nobody paid for can be cancelled, so that nobody pays for it any more', async () => {
    const { id } = await start();

    expect(await adapter.payments.cancel(id, { atPeriodEnd: false })).toMatchObject({ state: 'cancelled' });
    await expect(adapter.pay(id)).rejects.toThrow();
  });

  test('cancelled with its period it stays active until then, and is not renewed', async () => {
    const { id } = await startPaid();

    expect(await adapter.payments.cancel(id, { atPeriodEnd: true })).toMatchObject({ state: 'active' });
    await adapter.renew(id, true);
    expect(await adapter.payments.find(id)).toMatchObject({ state: 'cancelled', paidCount: 1 });
  });

  test('refunds add up to what was asked for in all, however often that is asked', async () => {
    const { paymentId } = await startPaid();
    const { payments } = adapter;

    const paidBack: (number | undefined)[] = [];
    for (const totalPaise of [10_000, 10_000, 49_900, 49_900, 5000, 99_900]) {
      await payments.refund(paymentId, { totalPaise });
      paidBack.push(await adapter.refunded(paymentId));
    }
    expect(paidBack).toEqual([10_000, 10_000, 49_900, 49_900, 49_900, 49_900]);
  });

  test.each(['sub_unknown', '', '__proto__', "x' or '1'='1"])('the id %j is nobody’s', async (id) => {
    const calls = [adapter.payments.find(id), adapter.payments.cancel(id, { atPeriodEnd: false })];

    for (const call of await Promise.allSettled(calls)) {
      expect(call).toMatchObject({ status: 'rejected', reason: { name: 'PaymentError' } });
    }
  });

  test('a webhook event without a signature is never taken', () => {
    expect(() =>
      adapter.payments.readMessage({ body: Buffer.from('{}'), signature: undefined, id: undefined }),
    ).toThrow(kind === 'razorpay' ? 'BAD_SIGNATURE' : 'NOT_CONFIGURED');
  });
});

describe.each(testDatabases())('the clock of the sandbox on %s', (database) => {
  let adapter: Adapter;
  const at = (iso: string) => {
    adapter.clock.now = new Date(iso);
  };
  const startPaid = async () => {
    adapter.clock.now = START;
    const { id } = await adapter.payments.start({ userId: USER, planId: 'pro_monthly', startsAt: null });
    await adapter.pay(id);
    return id;
  };

  beforeAll(async () => {
    adapter = await openSandbox(database);
  });
  afterAll(() => adapter.close());

  test('renews on the day it began, and months that were missed one by one', async () => {
    const id = await startPaid();
    at('2026-05-01T00:00:00Z');

    const found = await adapter.payments.find(id);
    const days = (await adapter.payments.listCharges(id)).map(({ chargedAt }) => chargedAt.toISOString().slice(0, 10));
    expect(found).toMatchObject({ state: 'active', paidCount: 4 });
    expect(found.periodEnd?.toISOString()).toBe('2026-05-31T10:00:00.000Z');
    expect(days.toSorted()).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']);
  });

  test('charges nothing again when it goes back', async () => {
    const id = await startPaid();
    at('2026-03-01T00:00:00Z');
    await adapter.payments.find(id);
    at('2026-01-01T00:00:00Z');

    expect(await adapter.payments.find(id)).toMatchObject({ state: 'active', paidCount: 2 });
    expect(await adapter.payments.listCharges(id)).toHaveLength(2);
  });

  test('gives a failed renewal up after four days, and an unpaid checkout after one', async () => {
    const id = await startPaid();
    await adapter.renew(id, false);
    await adapter.payments.find(id);
    at('2026-03-04T10:00:00Z');
    const unpaid = await adapter.payments.start({ userId: USER, planId: 'pro_monthly', startsAt: null });
    expect(await adapter.payments.find(id)).toMatchObject({ state: 'halted' });
    at('2026-03-05T10:00:00Z');

    expect(await adapter.payments.find(unpaid.id)).toMatchObject({ state: 'expired' });
    await expect(adapter.payments.till?.pay(unpaid.id, 'success')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('takes a payment for what is due, and the period goes on where it ended', async () => {
    const id = await startPaid();
    await adapter.renew(id, false);
    await adapter.payments.find(id);
    at('2026-03-02T10:00:00Z');
    await adapter.pay(id);

    const found = await adapter.payments.find(id);
    expect(found).toMatchObject({ state: 'active', paidCount: 2 });
    expect(found.periodEnd?.toISOString()).toBe('2026-03-31T10:00:00.000Z');
  });

  test('two payments at once are one', async () => {
    adapter.clock.now = START;
    const { id } = await adapter.payments.start({ userId: USER, planId: 'pro_monthly', startsAt: null });

    await Promise.all([adapter.pay(id), adapter.pay(id), adapter.pay(id)]);

    expect(await adapter.payments.listCharges(id)).toHaveLength(1);
  });
});
