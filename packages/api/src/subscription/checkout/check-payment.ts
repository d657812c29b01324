import type { CheckedPayment } from '@platewise/contract/billing/billing-schema';
import { isPaymentError } from '@platewise/providers/payments/payment-error';
import { AppError } from '../../app-error.ts';
import type { UserContext } from '../../context.ts';
import { askProvider } from '../provider/ask-provider.ts';
import { findById } from '../provider/payment-subscriptions-repository.ts';
import { runPaymentTasks } from '../provider/run-payment-tasks.ts';
import { readSubscription } from '../read-subscription.ts';

/**
 * Finds out whether a checkout that was closed was paid: the browser cannot know, since a payment may be approved in the
 * app of a bank. 'none' only where that is certain: Razorpay answers `created` after a payment too, until it is charged.
 * @throws AppError NOT_FOUND for somebody else's subscription
 */
export async function checkPayment(
  context: UserContext,
  { subscriptionId }: { subscriptionId: string },
): Promise<CheckedPayment> {
  const { db, identity, payments } = context;
  const row = await findById(db, identity.userId, subscriptionId);
  if (!row || row.provider !== payments.kind) throw new AppError('NOT_FOUND');
  const isAnswered = await askProvider(context, row).then(
    () => true,
    (error: unknown) => {
      if (isPaymentError(error)) return false;
      throw error;
    },
  );
  await runPaymentTasks(context, { userId: identity.userId });
  const after = (await findById(db, identity.userId, subscriptionId)) ?? row;
  const isPaid = after.paid_count > 0 || after.activated_at !== null;
  const isNone = isAnswered && payments.kind === 'sandbox';
  return { ...(await readSubscription(context)), payment: isPaid ? 'received' : isNone ? 'none' : 'unknown' };
}
