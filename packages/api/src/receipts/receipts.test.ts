import { testDatabases } from '@platewise/db/testing/test-database';
import { describe, expect, test } from 'vitest';
import { reconcilePayments } from '../subscription/provider/reconcile-payments.ts';
import { buyPlan } from '../testing/buy-plan.ts';
import { OWNER, person } from '../testing/people.ts';
import { listEmails } from '../testing/test-data-repository.ts';
import { useStandIn } from '../testing/use-stand-in.ts';
import { useTestApi } from '../testing/use-test-api.ts';
import { deletePerson } from '../users/deletion/delete-person.ts';
import { issueDueReceipts } from './issue-due-receipts.ts';
import { issueReceipts } from './issue-receipts.ts';
import { takeNumber } from './receipts-repository.ts';

const SELLER = {
  name: 'Meals Pvt Ltd',
  address: '1 Mill Road, Pune 411001',
  gstin: '27AAPFU0939F1ZV',
  hasTestKeys: false,
};
const MAILING = { publicUrl: 'https://meals.example', contactTo: 'team@example.test' };

describe.each(testDatabases())('receipts on %s', (kind) => {
  const testApi = useTestApi({ kind });
  const razorpay = useStandIn(testApi);

  /** The owner buys Pro at the stand-in, from a seller with a GSTIN. */
  async function buyTaxed(state?: '27' | '32') {
    const { payments, standIn } = razorpay();
    const api = testApi().as(OWNER, { payments, seller: SELLER });
    const { subscriptionId } = await api.subscription.create({ planId: 'pro_monthly', ...(state && { state }) });
    const { razorpay_payment_id: paymentId, razorpay_signature: signature } = standIn.pay(subscriptionId);
    await api.subscription.confirm({ subscriptionId, paymentId, signature });
    return { api, subscriptionId, paymentId };
  }

  test('a charge has one receipt, which names the plan, the price and the provider’s invoice, and no tax', async () => {
    const { api, buy } = razorpay();
    const payment = await buy('pro_monthly');
    await api.subscription.confirm(payment);

    expect(await api.subscription.receipts()).toEqual({
      receipts: [
        {
          number: 'RCT-2627-000001',
          kind: 'receipt',
          planId: 'pro_monthly',
          amountPaise: 49_900,
          refundPaise: 0,
          chargedAt: '2026-11-21T10:00:00.000Z',
          issuedAt: '2026-11-21T10:00:00.000Z',
          paymentId: payment.paymentId,
          about: null,
          invoiceUrl: `https://rzp.example/i/${payment.paymentId}`,
          isTest: false,
          seller: { name: 'Platewise AI', address: null, gstin: null },
          tax: null,
        },
      ],
      hasMore: false,
    });
  });

  test('webhook events that come twice and in any order make no second one', async () => {
    const { api, buy, context, standIn, take } = razorpay();
    const payment = await buy('pro_monthly');
    for (const message of standIn.messages.toReversed()) await take(message);
    await Promise.all([issueReceipts(context, OWNER.userId), issueDueReceipts(context), api.subscription.receipts()]);
    for (const message of standIn.messages) await take(message);
    await api.subscription.confirm(payment);
    await issueDueReceipts(context);

    const { receipts } = await api.subscription.receipts();
    expect(receipts.map(({ number, paymentId }) => [number, paymentId])).toEqual([
      ['RCT-2627-000001', payment.paymentId],
    ]);
  });

  test('a renewal that a webhook event reports gets its link with the next question', async () => {
    const { api, buy, clock, context, standIn, take, payments } = razorpay();
    await buy('pro_monthly');
    const charged = standIn.messages.findLast(({ event }) => event === 'subscription.charged');
    if (charged) await take(charged);
    expect((await api.subscription.receipts()).receipts).toMatchObject([{ invoiceUrl: null }]);

    clock.advance(25 * 3_600_000);
    await reconcilePayments({ ...context, payments, signal: new AbortController().signal });

    expect((await api.subscription.receipts()).receipts).toMatchObject([
      { invoiceUrl: expect.stringMatching(/^https:/), planId: 'pro_monthly' },
    ]);
  });

  test('test payments are numbered apart and say so', async () => {
    const { api } = testApi();
    await buyPlan(api, 'family_yearly');

    expect((await api.subscription.receipts()).receipts).toMatchObject([
      { number: 'TST-2627-000001', kind: 'receipt', isTest: true, amountPaise: 1_247_040 },
    ]);
  });

  test('an email goes with each, once, to anyone who wants emails about payments', async () => {
    const { api, context } = testApi();
    await buyPlan(api, 'pro_monthly');
    await Promise.all([1, 2, 3].map(() => issueDueReceipts({ ...context, mailing: MAILING })));

    expect(await listEmails(context.db)).toMatchObject([
      { recipient: OWNER.email, body: expect.stringMatching(/No money moved.*₹499\.00.*TST-2627-000001/s) },
    ]);
  });

  test('nobody who switched them off gets one, and the receipt is there', async () => {
    const { api, context } = testApi();
    await api.notifications.update({ billingMail: false });
    await buyPlan(api, 'pro_monthly');

    expect(await issueDueReceipts({ ...context, mailing: MAILING })).toBe(1);
    expect(await listEmails(context.db)).toEqual([]);
    expect((await api.subscription.receipts()).receipts).toHaveLength(1);
  });

  test('with a GSTIN a charge has a tax invoice with the tax of the buyer’s State', async () => {
    const { api } = await buyTaxed('32');

    expect((await api.subscription.receipts()).receipts).toMatchObject([
      {
        number: 'INV-2627-000001',
        kind: 'tax-invoice',
        seller: { name: 'Meals Pvt Ltd', gstin: '27AAPFU0939F1ZV' },
        tax: { sac: '998439', placeOfSupply: '32', taxablePaise: 42_288, igstPaise: 7612, cgstPaise: 0 },
      },
    ]);
  });

  test('nobody buys from a seller with a GSTIN without a State, which is asked for once', async () => {
    await expect(buyTaxed()).rejects.toMatchObject({ cause: { code: 'STATE_REQUIRED' } });
    const { api } = await buyTaxed('27');

    await api.subscription.cancel({});
    expect(await api.subscription.create({ planId: 'family_monthly' })).toMatchObject({ checkout: { amount: 1299 } });
  });

  test('what is paid back of a tax invoice has a credit note about it, once', async () => {
    const { api } = await buyTaxed('27');
    await api.subscription.receipts();
    await api.subscription.cancel({});

    await Promise.all([api.subscription.receipts(), api.subscription.receipts()]);

    expect((await api.subscription.receipts()).receipts).toMatchObject([
      { number: 'INV-2627-000001', refundPaise: 49_900, amountPaise: 49_900 },
      {
        number: 'CRN-2627-000001',
        kind: 'credit-note',
        about: 'INV-2627-000001',
        amountPaise: 49_900,
        refundPaise: 0,
        tax: { taxablePaise: 42_288, cgstPaise: 3806, sgstPaise: 3806 },
      },
    ]);
  });

  test('a refund of a receipt stands on it, without another document', async () => {
    const { api } = testApi();
    await buyPlan(api, 'pro_monthly');
    await api.subscription.cancel({});

    expect((await api.subscription.receipts()).receipts).toMatchObject([
      { kind: 'receipt', amountPaise: 49_900, refundPaise: 49_900 },
    ]);
  });

  test('what was charged long before there was a seller with a GSTIN has a receipt', async () => {
    const { api, clock, as, context } = testApi();
    const { buy, payments } = razorpay();
    const payment = await buy('pro_monthly');
    await as(OWNER, { payments }).subscription.confirm(payment);
    clock.advance(31 * 24 * 3_600_000);

    await issueReceipts({ ...context, seller: SELLER }, OWNER.userId);

    expect((await api.subscription.receipts()).receipts).toMatchObject([{ kind: 'receipt', seller: { gstin: null } }]);
  });

  test('others see nothing of it', async () => {
    const { api, otherApi, anonymousApi } = testApi();
    await buyPlan(api, 'pro_monthly');

    expect(await otherApi.subscription.receipts()).toEqual({ receipts: [], hasMore: false });
    await expect(anonymousApi.subscription.receipts()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });

  test('a deleted account leaves its tax documents without the person, as long as the law asks, and no receipt', async () => {
    const { context, clock, as } = testApi();
    await buyTaxed('27');
    const { payments } = razorpay();
    const identity = { ...OWNER, provedAt: clock.now() };
    await deletePerson({ ...context, payments, seller: SELLER, identity }, {});
    await buyPlan(as(person('other')), 'pro_monthly');
    await deletePerson({ ...context, identity: person('other') }, {});

    const kept = () => context.db.selectFrom('retained_tax_document').selectAll().orderBy('number').execute();
    const rows = await kept();
    expect(rows.map(({ number }) => number)).toEqual(['CRN-2627-000001', 'INV-2627-000001']);
    expect(JSON.stringify(rows)).not.toMatch(/owner|user/i);
    clock.set('2033-12-31T18:30:00.000Z');
    await issueDueReceipts(context);
    expect(await kept()).toEqual([]);
  });

  test('many who are charged at once, some of whom fail on the way, get numbers without a gap', async () => {
    const { as, context } = testApi();
    const people = Array.from({ length: 12 }, (_, index) => person(`buyer-${index}`));
    for (const one of people) await buyPlan(as(one), 'pro_monthly');
    const failing = (each: number) => (each % 3 === 0 ? { newId: fail, mailing: MAILING } : {});

    await Promise.allSettled(
      people.map(({ userId }, index) => issueReceipts({ ...context, ...failing(index) }, userId)),
    );
    await Promise.all([issueDueReceipts(context), issueDueReceipts(context)]);

    const rows = await context.db.selectFrom('receipt').select(['number', 'charge_id']).execute();
    expect(rows.map(({ number }) => number).toSorted()).toEqual(
      people.map((_, index) => `TST-2627-${String(index + 1).padStart(6, '0')}`),
    );
    expect(new Set(rows.map(({ charge_id }) => charge_id)).size).toBe(people.length);
  });

  test('a number whose transaction fails is the next one’s', async () => {
    const { db } = testApi().context;
    const take = (isKept: boolean) =>
      db.transaction().execute(async (trx) => {
        const number = await takeNumber(trx, { series: 'INV', financialYear: 2026 });
        if (!isKept) throw new Error('It fails.');
        return number;
      });
    const outcomes = [true, false, true, false, false, true];

    const settled = await Promise.allSettled(outcomes.map((isKept) => take(isKept)));

    const numbers = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
    expect(await db.transaction().execute((trx) => takeNumber(trx, { series: 'INV', financialYear: 2027 }))).toBe(1);
  });
});

function fail(): never {
  throw new Error('It fails after its number was taken.');
}
