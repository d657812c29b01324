import { createHash } from 'node:crypto';
import { paymentError } from '../payment-error.ts';
import { isSigned, isStrongSecret } from '../payment-signature.ts';
import type { PaymentMessage, SubscriptionSnapshot } from '../payments-port.ts';
import { messageEntity, paymentEntity, type SubscriptionEntity, subscriptionEntity } from './razorpay-entities.ts';

/**
 * A message of the provider, if its signature covers exactly these bytes. The secret of the account's keys does not do:
 * messages have one of their own.
 * @throws PaymentError BAD_SIGNATURE, NOT_CONFIGURED
 */
export function readRazorpayMessage(
  { body, signature, id }: { body: Buffer; signature: string | undefined; id: string | undefined },
  {
    secret,
    toSnapshot,
  }: { secret: string; toSnapshot: (entity: SubscriptionEntity, at: Date) => SubscriptionSnapshot },
): PaymentMessage {
  if (!isStrongSecret(secret)) throw paymentError('NOT_CONFIGURED');
  if (!signature || !isSigned(body, signature, secret)) throw paymentError('BAD_SIGNATURE');
  // Signed bytes without a name are known again by themselves.
  const messageId = id || createHash('sha256').update(body).digest('hex');
  const message = messageEntity.safeParse(readJson(body)).data;
  // Signed, but of a kind that is not known here: taken, so that it is not sent again and again.
  if (!message) return { id: messageId, type: 'unknown', subscription: null, charge: null };
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
  };
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
