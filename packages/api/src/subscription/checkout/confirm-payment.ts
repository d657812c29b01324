import type { ConfirmPayment } from '@platewise/contract/billing/billing-schema';
import type { SubscriptionState } from '@platewise/contract/billing/subscription-schema';
import { isPaymentError } from '@platewise/providers/payments/payment-error';
import { AppError } from '../../app-error.ts';
import type { UserContext } from '../../context.ts';
import { askProvider } from '../provider/ask-provider.ts';
import { findById } from '../provider/payment-subscriptions-repository.ts';
import { runPaymentTasks } from '../provider/run-payment-tasks.ts';
import { readSubscription } from '../read-subscription.ts';
import { recordSignedPayment } from './record-signed-payment.ts';

/**
 * Takes what the checkout handed to the browser after a payment. The plan is the caller's when the provider's signature
 * covers this payment and their own subscription; the browser's word counts for nothing. It is theirs from that moment,
 * also while the provider cannot be asked, or says that nothing was charged yet (decisions 9.6).
 * @throws AppError NOT_FOUND for somebody else's subscription, PAYMENT_NOT_VERIFIED
 */
export async function confirmPayment(context: UserContext, payment: ConfirmPayment): Promise<SubscriptionState> {
  const { db, identity, payments } = context;
  const row = await findById(db, identity.userId, payment.subscriptionId);
  if (!row || row.provider !== payments.kind) throw new AppError('NOT_FOUND');
  if (!payments.isPaymentGenuine(payment)) throw new AppError('PAYMENT_NOT_VERIFIED');
  await recordSignedPayment(context, row, payment);
  try {
    await askProvider(context, row);
  } catch (error) {
    // What it would have reported is looked up later.
    if (!isPaymentError(error)) throw error;
  }
  await runPaymentTasks(context, { userId: identity.userId });
  return readSubscription(context);
}
