import { DOCUMENTED_PRICES, type PlanPrices } from '@platewise/contract/billing/paid-plans';
import type { Kysely } from 'kysely';
import { paymentError } from '../payment-error.ts';
import { isSigned, paymentContent, sign } from '../payment-signature.ts';
import type { PaymentsPort, SubscriptionSnapshot } from '../payments-port.ts';
import { charged } from './roll-forward.ts';
import { changeSubscription, newSandboxId } from './sandbox-books.ts';
import type { SandboxSubscription, SandboxTables } from './sandbox-tables.ts';

const FINAL = new Set<SubscriptionSnapshot['state']>(['cancelled', 'completed', 'expired']);

/**
 * Payments in which no money moves: the books lie in our database, a till stands in for the checkout, and renewals come
 * when the clock says so. Nobody sends webhook events here.
 */
export function createSandboxPayments<Tables extends SandboxTables>({
  db: given,
  now,
  secret,
  prices = DOCUMENTED_PRICES,
}: {
  db: Kysely<Tables>;
  now: () => Date;
  secret: string;
  /** What the plans are sold for; the documented prices unless stated otherwise. */
  prices?: PlanPrices | undefined;
}): PaymentsPort {
  const db = given as unknown as Kysely<SandboxTables>;
  const toSnapshot = (row: SandboxSubscription): SubscriptionSnapshot => ({
    id: row.id,
    planId: row.plan_id,
    providerPlanId: null,
    state: row.state,
    // Never before the last change, also when the clock went back.
    at: new Date(Math.max(now().getTime(), row.changed_at.getTime())),
    paidCount: row.paid_count,
    periodEnd: row.period_end,
    payUrl: null,
  });

  return {
    kind: 'sandbox',
    prices,
    clientConfig: () => ({ kind: 'sandbox' }),
    start: async ({ userId, planId, startsAt }) => {
      const at = now();
      const row = await db
        .insertInto('sandbox_subscription')
        .values({
          id: newSandboxId('sub'),
          user_id: userId,
          plan_id: planId,
          amount_paise: prices[planId],
          state: 'created',
          changed_at: at,
          anchor_at: null,
          period_end: null,
          starts_at: startsAt,
          created_at: at,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return toSnapshot(row);
    },
    isPaymentGenuine: ({ signature, ...payment }) => isSigned(paymentContent(payment), signature, secret),
    find: async (id) => {
      const { row } = await changeSubscription(db, id, {
        now: now(),
        change: (rolled) => ({ ...rolled, result: null }),
      });
      return toSnapshot(row);
    },
    listCharges: async (id) => {
      const rows = await db.selectFrom('sandbox_payment').selectAll().where('subscription_id', '=', id).execute();
      return rows
        .filter(({ amount_paise }) => amount_paise > 0)
        .map((row) => ({ paymentId: row.id, amountPaise: row.amount_paise, chargedAt: row.paid_at }));
    },
    cancel: async (id, { atPeriodEnd }) => {
      const { row } = await changeSubscription(db, id, {
        now: now(),
        change: ({ row: before, charges }) => {
          if (FINAL.has(before.state)) throw paymentError('NOT_CANCELLABLE');
          const row: SandboxSubscription = atPeriodEnd
            ? { ...before, cancel_at_period_end: true }
            : { ...before, state: 'cancelled', changed_at: now() };
          return { row, charges, result: null };
        },
      });
      return toSnapshot(row);
    },
    refund: async (paymentId, { totalPaise }) => {
      const changed = await db
        .updateTable('sandbox_payment')
        .set((eb) => ({
          refunded_paise: eb.fn<number>('greatest', [
            eb.ref('refunded_paise'),
            eb.fn<number>('least', [eb.ref('amount_paise'), eb.val(totalPaise)]),
          ]),
        }))
        .where('id', '=', paymentId)
        .returning('id')
        .executeTakeFirst();
      if (!changed) throw paymentError('NOT_FOUND');
    },
    readMessage: () => {
      throw paymentError('NOT_CONFIGURED');
    },
    till: {
      pay: async (id, outcome) => {
        const { result, paymentId } = await changeSubscription(db, id, {
          now: now(),
          change: ({ row, charges }) => pay(row, charges, { outcome, at: now() }),
        });
        if (result === 'declined') return null;
        const payment = { paymentId: paymentId ?? newSandboxId('pay'), subscriptionId: id };
        return { paymentId: payment.paymentId, signature: sign(paymentContent(payment), secret) };
      },
    },
  };
}

type Paid = { row: SandboxSubscription; charges: Date[]; result: 'paid' | 'declined' };

function pay(
  before: SandboxSubscription,
  charges: Date[],
  { outcome, at }: { outcome: 'success' | 'decline'; at: Date },
): Paid {
  // What was given up has missed periods that nobody is to pay for: it is bought again.
  if (FINAL.has(before.state) || before.state === 'halted') throw paymentError('NOT_FOUND');
  const row = { ...before, is_card_good: outcome === 'success' };
  if (outcome === 'decline') return { row, charges, result: 'declined' };
  const isDue = before.state === 'pending' || before.state === 'created';
  if (before.state === 'created' && before.starts_at && before.starts_at > at) {
    return { row: { ...row, state: 'authenticated', changed_at: at }, charges, result: 'paid' };
  }
  if (!isDue) return { row, charges, result: 'paid' };
  return { row: charged(row, at), charges: [...charges, at], result: 'paid' };
}
