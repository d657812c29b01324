import { createHmac } from 'node:crypto';
import { STAND_IN_ACCOUNT, STAND_IN_PLANS } from '@platewise/test-emulators/razorpay/stand-in-account';
import type { Fault } from '@platewise/test-emulators/razorpay/stand-in-faults';
import { type RazorpayStandIn, startRazorpay } from '@platewise/test-emulators/razorpay/start-razorpay';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PaymentsPort } from '../payments-port.ts';
import { createRazorpayPayments } from './razorpay-payments.ts';

const NOW = new Date('2026-11-21T10:00:00.000Z');
const ORDER = { userId: 'user-owner', planId: 'pro_monthly', startsAt: null } as const;

let standIn: RazorpayStandIn;

const create = (changes: Partial<Parameters<typeof createRazorpayPayments>[0]> = {}): PaymentsPort =>
  createRazorpayPayments({
    ...STAND_IN_ACCOUNT,
    plans: STAND_IN_PLANS,
    baseUrl: standIn.url,
    checkoutUrl: standIn.checkoutUrl,
    now: () => NOW,
    ...changes,
  });

beforeAll(async () => {
  standIn = await startRazorpay({ ...STAND_IN_ACCOUNT, now: () => NOW });
});
beforeEach(() => {
  standIn.faults.length = 0;
  standIn.calls.length = 0;
});
afterAll(() => standIn.close());

describe('a subscription', () => {
  test('reports all its charges, also of more than one page holds by itself', async () => {
    const { id } = await create().start(ORDER);
    standIn.pay(id);
    for (let month = 1; month < 14; month += 1) standIn.renew(id, true);

    expect(await create().listCharges(id)).toHaveLength(14);
  });

  test('is ordered with our plan, ten years of charges, a day to pay and whose it is', async () => {
    const { id } = await create().start(ORDER);

    expect(standIn.state.subscriptions.get(id)).toMatchObject({
      plan_id: 'plan_pro_monthly',
      total_count: 120,
      start_at: null,
      expire_by: NOW.getTime() / 1000 + 24 * 3600,
      notes: { userId: 'user-owner', planId: 'pro_monthly' },
    });
  });

  test('can be charged first at a later moment', async () => {
    const startsAt = new Date('2026-12-21T10:00:00.000Z');

    const { id } = await create().start({ ...ORDER, startsAt });

    expect(standIn.state.subscriptions.get(id)?.start_at).toBe(startsAt.getTime() / 1000);
  });

  test('is not ordered when the plan at Razorpay has another price than the catalogue', async () => {
    const plans = { ...STAND_IN_PLANS, pro_monthly: 'plan_family_monthly' };

    await expect(create({ plans }).start(ORDER)).rejects.toMatchObject({ code: 'CONFIG' });
    expect(standIn.calls).not.toContain('POST /v1/subscriptions');
  });

  test('is not ordered with a plan id that does not exist: ours is wrong', async () => {
    const plans = { ...STAND_IN_PLANS, pro_monthly: 'plan_with_a_slip' };

    await expect(create({ plans }).start(ORDER)).rejects.toMatchObject({ code: 'CONFIG' });
  });

  test('carries the time of Razorpay’s own clock, not of ours', async () => {
    const { at } = await create({ now: () => new Date('2030-01-01T00:00:00Z') }).start(ORDER);

    expect(at).toEqual(NOW);
  });

  test('of a plan that is not ours has no plan', async () => {
    const payments = create();
    const { id } = await payments.start(ORDER);
    const other = create({ plans: { ...STAND_IN_PLANS, pro_monthly: 'plan_of_another_product' } });

    expect(await other.find(id)).toMatchObject({ planId: null });
  });

  test('that is to end at once is not scheduled, and one that is to end later is', async () => {
    const payments = create();
    const [first, second] = [await payments.start(ORDER), await payments.start(ORDER)];
    standIn.pay(first.id);
    standIn.pay(second.id);

    expect(await payments.cancel(first.id, { atPeriodEnd: false })).toMatchObject({ state: 'cancelled' });
    expect(await payments.cancel(second.id, { atPeriodEnd: true })).toMatchObject({ state: 'active' });
  });
});

describe('what goes wrong on the way is reported by its code', () => {
  test.each<[string, Omit<Fault, 'match'>, string]>([
    ['a server error', { kind: 'status', status: 500 }, 'UNAVAILABLE'],
    ['a page of a proxy', { kind: 'html', status: 502 }, 'UNAVAILABLE'],
    ['a page that says all is well', { kind: 'html', status: 200 }, 'UNAVAILABLE'],
    ['too many calls', { kind: 'status', status: 429 }, 'UNAVAILABLE'],
    ['a cut connection', { kind: 'cut' }, 'UNAVAILABLE'],
    ['a lost answer', { kind: 'lost' }, 'UNAVAILABLE'],
    ['an answer that leads elsewhere', { kind: 'redirect' }, 'REJECTED'],
    ['keys that are refused', { kind: 'status', status: 401 }, 'CONFIG'],
    ['a refusal', { kind: 'status', status: 400, description: 'The plan is inactive' }, 'REJECTED'],
    // It goes on charging then: only one in a final state counts as ended.
    [
      'a cancellation that is refused for now',
      { kind: 'status', status: 400, description: 'Subscription is not cancellable in pending status.' },
      'REJECTED',
    ],
    [
      'a cancellation of what has ended',
      { kind: 'status', status: 400, description: 'Subscription is not cancellable in expired status.' },
      'NOT_CANCELLABLE',
    ],
  ])('%s', async (_, fault, code) => {
    const payments = create();
    const { id } = await payments.start(ORDER);
    standIn.faults.push({ match: /^GET \/v1\/subscriptions/, ...fault, times: 1 });

    await expect(payments.find(id)).rejects.toMatchObject({ name: 'PaymentError', code });
    expect(await payments.find(id)).toMatchObject({ id });
  });

  test('an answer that never comes', async () => {
    standIn.faults.push({ match: /./, kind: 'hang', times: 1 });

    await expect(create({ timeoutMs: 50 }).find('sub_1')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  test('nobody listens', async () => {
    await expect(create({ baseUrl: 'http://127.0.0.1:1' }).find('sub_1')).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
  });

  test('other keys than the account’s', async () => {
    await expect(create({ keySecret: 'not the secret' }).find('sub_1')).rejects.toMatchObject({ code: 'CONFIG' });
  });

  test('an unknown id', async () => {
    await expect(create().find('sub_unknown')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(create().refund('pay_unknown', { totalPaise: 100 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('an empty id, which the SDK refuses in its own way', async () => {
    await expect(create().find('')).rejects.toMatchObject({ name: 'PaymentError' });
  });
});

test('a refund whose answer was lost is not paid twice', async () => {
  const payments = create();
  const { id } = await payments.start(ORDER);
  const { razorpay_payment_id: paymentId } = standIn.pay(id);
  standIn.faults.push({ match: /refund/, kind: 'lost', times: 1 });

  await expect(payments.refund(paymentId, { totalPaise: 10_000 })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await payments.refund(paymentId, { totalPaise: 10_000 });

  expect(standIn.state.payments.get(paymentId)?.amount_refunded).toBe(10_000);
});

describe('a webhook event', () => {
  const body = Buffer.from('{"event":"subscription.activated", "created_at": 1795255200, "payload": {}}');
  const signed = (content: Buffer | string, secret: string) =>
    createHmac('sha256', secret).update(content).digest('hex');
  const signature = signed(body, STAND_IN_ACCOUNT.webhookSecret);

  test('is read when it was signed with the secret of webhook events', () => {
    expect(create().readMessage({ body, signature, id: 'evt_1' })).toEqual({
      id: 'evt_1',
      type: 'subscription.activated',
      subscription: null,
      charge: null,
      alert: null,
    });
  });

  test('is read with the old secret as well while it is being changed, and with no weak one', () => {
    const webhookSecret = 'the new secret of messages';
    const old = { webhookSecret, webhookSecretOld: STAND_IN_ACCOUNT.webhookSecret };
    const read = (changes: object) => () => create(changes).readMessage({ body, signature, id: 'evt_1' });

    expect(read({ webhookSecret })).toThrow('BAD_SIGNATURE');
    expect(read(old)()).toMatchObject({ type: 'subscription.activated' });
    const forged = { body, signature: signed(body, 'short'), id: 'evt_1' };
    expect(() => create({ webhookSecretOld: 'short' }).readMessage(forged)).toThrow('BAD_SIGNATURE');
  });

  test.each<[string, string | undefined]>([
    ['no signature', undefined],
    ['an empty one', ''],
    ['upper-case hex', signature.toUpperCase()],
    ['a shorter one', signature.slice(0, 63)],
    ['one made with the secret of the keys', signed(body, STAND_IN_ACCOUNT.keySecret)],
    ['one made with an empty secret', signed(body, '')],
    [
      'one of other bytes with the same meaning',
      signed(JSON.stringify(JSON.parse(body.toString())), STAND_IN_ACCOUNT.webhookSecret),
    ],
  ])('is refused with %s', (_, wrong) => {
    expect(() => create().readMessage({ body, signature: wrong, id: undefined })).toThrow('BAD_SIGNATURE');
  });

  test.each(['', '   ', 'too short'])('is refused whatever it says while the secret is %j', (webhookSecret) => {
    const forged = signed(body, webhookSecret);

    expect(() => create({ webhookSecret }).readMessage({ body, signature: forged, id: undefined })).toThrow(
      'NOT_CONFIGURED',
    );
  });

  test('without an id is known again by its bytes', () => {
    const [first, second] = [1, 2].map(() => create().readMessage({ body, signature, id: undefined }));

    expect(first?.id).toMatch(/^[0-9a-f]{64}$/);
    expect(second?.id).toBe(first?.id);
  });

  test.each(['not json', '[]', '{"event":1}', '{"event":"x","created_at":"soon"}'])(
    'of an unknown kind is taken and means nothing: %s',
    (text) => {
      const bytes = Buffer.from(text);

      expect(
        create().readMessage({ body: bytes, signature: signed(bytes, STAND_IN_ACCOUNT.webhookSecret), id: 'evt_2' }),
      ).toMatchObject({ type: 'unknown', subscription: null });
    },
  );

  test('about a charge carries the subscription and the payment', async () => {
    const payments = create();
    const { id } = await payments.start(ORDER);
    const { razorpay_payment_id: paymentId } = standIn.pay(id);
    const sent = standIn.messages.findLast(({ event }) => event === 'subscription.charged');

    const message = payments.readMessage({
      body: Buffer.from(sent?.body ?? ''),
      signature: sent?.headers['x-razorpay-signature'],
      id: sent?.headers['x-razorpay-event-id'],
    });

    expect(message).toMatchObject({
      subscription: { id, planId: 'pro_monthly', state: 'active', paidCount: 1, at: NOW },
      charge: { paymentId, amountPaise: 49_900, chargedAt: NOW },
    });
  });
});
