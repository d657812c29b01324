import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { paymentError } from '../payment-error.ts';
import { isSigned, isStrongSecret } from '../payment-signature.ts';
import type { PaymentEvent, SubscriptionSnapshot } from '../payments-port.ts';
import {
  aboutPaymentEntity,
  messageEntity,
  paymentEntity,
  type SubscriptionEntity,
  subscriptionEntity,
} from './razorpay-entities.ts';

/**
 * A webhook event of the provider, if its signature covers exactly these bytes. The secret of the account's keys does not do:
 * webhook events have one of their own. While it is being changed the old one counts as well: what was sent before is sent
 * again with the old one (Razorpay docs, Webhooks, FAQ: "Secret changed recently").
 * @throws PaymentError BAD_SIGNATURE, NOT_CONFIGURED
 */
export function readRazorpayEvent(
  { body, signature, id }: { body: Buffer; signature: string | undefined; id: string | undefined },
  {
    secrets,
    toSnapshot,
  }: { secrets: readonly string[]; toSnapshot: (entity: SubscriptionEntity, at: Date) => SubscriptionSnapshot },
): PaymentEvent {
  const strong = secrets.filter(isStrongSecret);
  if (strong.length === 0) throw paymentError('NOT_CONFIGURED');
  if (!signature || !strong.some((secret) => isSigned(body, signature, secret))) throw paymentError('BAD_SIGNATURE');
  // Signed bytes without a name are known again by themselves.
  const messageId = id || createHash('sha256').update(body).digest('hex');
  const message = messageEntity.safeParse(readJson(body)).data;
  // Signed, but of a kind that is not known here: taken, so that it is not sent again and again.
  if (!message) return { id: messageId, type: 'unknown', subscription: null, charge: null, alert: null };
  const subscription = subscriptionEntity.safeParse(message.payload.subscription?.entity).data;
  const payment = paymentEntity.safeParse(message.payload.payment?.entity).data;
  return {
    id: messageId,
    type: message.event,
    subscription: subscription ? toSnapshot(subscription, message.created_at) : null,
    charge:
      payment && subscription && payment.status === 'captured' && payment.amount > 0
        ? { paymentId: payment.id, amountPaise: payment.amount, chargedAt: payment.created_at }
        : null,
    alert: alertOf(message),
  };
}

/** Disputes that ask for something: one that is under review, won or closed does not (Razorpay docs, Disputes). */
const OPEN_DISPUTES = ['payment.dispute.created', 'payment.dispute.action_required', 'payment.dispute.lost'];

function alertOf({ event, payload }: z.output<typeof messageEntity>): PaymentEvent['alert'] {
  const kind = event === 'refund.failed' ? 'refund-failed' : OPEN_DISPUTES.includes(event) ? 'dispute' : null;
  const entity = kind === 'dispute' ? payload.dispute?.entity : payload.refund?.entity;
  const paymentId = aboutPaymentEntity.safeParse(entity).data?.payment_id;
  return kind && paymentId ? { kind, paymentId } : null;
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
