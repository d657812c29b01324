import type { Db } from '@platewise/db/database';
import type { PaymentSubscriptionRow } from '@platewise/db/tables/payment-tables';
import type { PaymentsPort, SubscriptionSnapshot } from '@platewise/providers/payments/payments-port';
import type { Context } from '../../context.ts';
import { applySubscriptionSnapshot, type WordOutcome } from './apply-subscription-snapshot.ts';
import { isFinal } from './merge-snapshot.ts';
import * as charges from './payment-charges-repository.ts';
import { findById } from './payment-subscriptions-repository.ts';

/** For how long the provider's invoice of a charge is asked for. */
const INVOICE_AWAITED_MS = 3 * 24 * 3_600_000;

type Uses = Pick<Context, 'db' | 'now'> & { payments: PaymentsPort };

/**
 * Takes what the provider says about a subscription now, with the charges that were not heard of yet.
 * @throws PaymentError
 */
export async function askProvider(
  context: Uses,
  { user_id: userId, id }: Pick<PaymentSubscriptionRow, 'user_id' | 'id'>,
): Promise<WordOutcome> {
  return takeSnapshot(context, userId, await context.payments.find(id));
}

/**
 * Takes a snapshot of the provider's, then asks for the charges that it reports and that are not known.
 * @throws PaymentError when the charges cannot be had now; the word has been taken by then
 */
export async function takeSnapshot(
  context: Uses,
  userId: string,
  snapshot: SubscriptionSnapshot,
): Promise<WordOutcome> {
  const { db, now, payments } = context;
  const outcome = await applySubscriptionSnapshot(context, userId, { snapshot, charges: [] });
  const known = await charges.count(db, userId, { subscriptionId: snapshot.id });
  // A webhook event names the charge alone: the provider's invoice of it is looked up with the next question.
  const since = new Date(now().getTime() - INVOICE_AWAITED_MS);
  const isInvoiceUnknown = () => charges.lacksInvoice(db, userId, { subscriptionId: snapshot.id, since });
  const isComplete =
    snapshot.paidCount <= known &&
    !(await isSignedChargeUnknown(db, userId, snapshot, known)) &&
    !(payments.kind === 'razorpay' && (await isInvoiceUnknown()));
  if (isComplete) return outcome;
  return applySubscriptionSnapshot(context, userId, { snapshot, charges: await payments.listCharges(snapshot.id) });
}

// It ended before the provider counted the charge that its checkout signed: the money may have been taken all the same.
async function isSignedChargeUnknown(
  db: Db,
  userId: string,
  { id, state }: SubscriptionSnapshot,
  known: number,
): Promise<boolean> {
  if (known > 0 || !isFinal(state)) return false;
  return (await findById(db, userId, id))?.signed_payment_id != null;
}
