import type { Db } from '@platewise/db/database';
import { HELD_RETRY_SECONDS, isHeld } from '@platewise/db/is-held';
import { isPaymentError } from '@platewise/providers/payments/payment-error';
import type { PaymentEvent, PaymentsPort, SubscriptionSnapshot } from '@platewise/providers/payments/payments-port';
import { AppError } from '../../app-error.ts';
import type { Context } from '../../context.ts';
import { applySubscriptionSnapshot } from './apply-subscription-snapshot.ts';
import * as ended from './ended-subscriptions-repository.ts';
import { isFinal } from './merge-snapshot.ts';
import { findById as findCharge } from './payment-charges-repository.ts';
import { insertIfNew } from './payment-events-repository.ts';
import { findOwner } from './payment-subscriptions-repository.ts';
import { enqueue } from './payment-tasks-repository.ts';
import { refundEnded } from './refund-ended.ts';

/** A webhook event of such a type in which no subscription can be read is in a shape that is not known here. */
const ABOUT_SUBSCRIPTIONS = 'subscription.';

/**
 * What became of a webhook event. 'unknown' needs an operator's eye, since it is about a subscription that nobody here has;
 * 'alert' too: it was taken, and something remains that only they can do.
 */
export type WebhookOutcome = {
  outcome: 'taken' | 'duplicate' | 'ignored' | 'unknown' | 'alert';
  type: string;
  paymentId?: string;
};

/** When a refund is tried again that the bank sent back. */
const REFUND_AGAIN_MS = 24 * 3_600_000;

type Uses = Pick<Context, 'db' | 'now'> & { payments: PaymentsPort };

/**
 * Takes a webhook event of the payment provider, given as the bytes that were sent. The note that it was taken and what it
 * changes are one transaction. Nothing is asked of the provider on the way: it wants an answer soon.
 * @throws AppError MESSAGE_NOT_SIGNED, MESSAGES_NOT_TAKEN
 */
export async function handleWebhookEvent(
  { db, now, payments }: Uses,
  sent: Parameters<PaymentsPort['readMessage']>[0],
): Promise<WebhookOutcome> {
  const message = read(payments, sent);
  // Refused, the provider sends it again for a day; taken, it would be known as a copy after the release.
  if (await isHeld(db)) throw new AppError('MESSAGES_NOT_TAKEN', {}, { retryAfterSeconds: HELD_RETRY_SECONDS });
  const { type, subscription, charge, alert } = message;
  const note = { id: `${payments.kind} ${message.id}`, at: now(), type, subscriptionId: subscription?.id ?? null };
  const owner = subscription && (await findOwner(db, subscription.id));
  if (!subscription || !owner) {
    return db.transaction().execute(async (trx) => {
      if (!(await insertIfNew(trx, note))) return { outcome: 'duplicate', type };
      if (alert) return takeAlert(trx, { provider: payments.kind, alert, type, at: note.at });
      if (!subscription) return { outcome: type.startsWith(ABOUT_SUBSCRIPTIONS) ? 'unknown' : 'ignored', type };
      return { outcome: await takeLate(trx, { provider: payments.kind, message, subscription, at: note.at }), type };
    });
  }
  let isNew = false;
  const word = await applySubscriptionSnapshot(
    { db, now },
    owner,
    { snapshot: subscription, charges: charge ? [charge] : [] },
    async (trx) => {
      isNew = await insertIfNew(trx, note);
      return isNew;
    },
  );
  if (!isNew) return { outcome: 'duplicate', type };
  if (word === 'unknown-plan') return { outcome: 'alert', type };
  return { outcome: word === 'taken' ? 'taken' : 'unknown', type };
}

/** A refund of ours that the bank sent back is tried again later; everything else is for the operator alone. */
async function takeAlert(
  trx: Db,
  {
    provider,
    alert: { kind, paymentId },
    type,
    at,
  }: { provider: PaymentsPort['kind']; alert: NonNullable<PaymentEvent['alert']>; type: string; at: Date },
): Promise<WebhookOutcome> {
  const charge = kind === 'refund-failed' ? await findCharge(trx, paymentId) : undefined;
  if (charge && charge.refund_paise > 0) {
    const next = new Date(at.getTime() + REFUND_AGAIN_MS);
    await enqueue(trx, { provider, kind: 'refund', target: paymentId, amountPaise: charge.refund_paise, at: next });
  }
  return { outcome: 'alert', type, paymentId };
}

/** A word about what a deleted account had: it is ended again, and what it charged after its end is paid back. */
async function takeLate(
  trx: Db,
  {
    provider,
    message,
    subscription: { id, state },
    at,
  }: { provider: PaymentsPort['kind']; message: PaymentEvent; subscription: SubscriptionSnapshot; at: Date },
): Promise<WebhookOutcome['outcome']> {
  const row = await ended.find(trx, { provider, id });
  if (!row) return isFinal(state) ? 'ignored' : 'unknown';
  await refundEnded(trx, row, { charges: message.charge ? [message.charge] : [], at });
  if (!isFinal(state)) await enqueue(trx, { provider, kind: 'cancel', target: id, amountPaise: null, at });
  return 'taken';
}

function read(payments: PaymentsPort, sent: Parameters<PaymentsPort['readMessage']>[0]): PaymentEvent {
  try {
    return payments.readMessage(sent);
  } catch (error) {
    if (!isPaymentError(error)) throw error;
    if (error.code === 'NOT_CONFIGURED') throw new AppError('MESSAGES_NOT_TAKEN', {}, { cause: error });
    throw new AppError('MESSAGE_NOT_SIGNED', {}, { cause: error });
  }
}
