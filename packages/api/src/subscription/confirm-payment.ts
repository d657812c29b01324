import type { ConfirmPayment } from '@platewise/contract/billing-schema';
import type { SubscriptionState } from '@platewise/contract/subscription-schema';
import type { PaymentSubscriptionRow } from '@platewise/db/payment-tables';
import { isPaymentError } from '@platewise/providers/payments/payment-error';
import { AppError } from '../app-error.ts';
import type { UserContext } from '../context.ts';
import { askProvider } from './ask-provider.ts';
import { findById } from './payment-subscriptions-repository.ts';
import { readSubscription } from './read-subscription.ts';
import { runPaymentTasks } from './run-payment-tasks.ts';
import { takeWord } from './take-word.ts';

/**
 * Takes what the checkout handed to the browser after a payment. The plan is the caller's when the provider's signature
 * covers this payment and their own subscription; the browser's word counts for nothing. When the provider cannot be
 * asked for more at the moment, the plan is theirs all the same and the charge is looked up later.
 * @throws AppError NOT_FOUND for somebody else's subscription, PAYMENT_NOT_VERIFIED
 */
export async function confirmPayment(context: UserContext, payment: ConfirmPayment): Promise<SubscriptionState> {
  const { db, identity, payments } = context;
  const row = await findById(db, identity.userId, payment.subscriptionId);
  if (!row || row.provider !== payments.kind) throw new AppError('NOT_FOUND');
  if (!payments.isPaymentGenuine(payment)) throw new AppError('PAYMENT_NOT_VERIFIED');
  try {
    await askProvider(context, row);
  } catch (error) {
    if (!isPaymentError(error)) throw error;
    await takeSignature(context, row);
  }
  await runPaymentTasks(context, { userId: identity.userId });
  return readSubscription(context);
}

/** A signed payment says as much as a mandate; at the moment the subscription began, so that any later word outweighs it. */
async function takeSignature(context: UserContext, row: PaymentSubscriptionRow): Promise<void> {
  const snapshot = {
    id: row.id,
    planId: row.plan_id,
    providerPlanId: row.provider_plan_id,
    state: 'authenticated' as const,
    at: row.created_at,
    paidCount: 0,
    periodEnd: null,
    payUrl: null,
  };
  await takeWord(context, row.user_id, { snapshot, charges: [] });
}
