import type { PaymentSubscriptionRow } from '@platewise/db/payment-tables';
import { isPaymentError } from '@platewise/providers/payments/payment-error';
import type { UserContext } from '../context.ts';
import { lockUser } from '../users/users-repository.ts';
import { endSubscriptions } from './end-subscriptions.ts';
import { isEnding } from './is-entitled.ts';
import * as subscriptions from './payment-subscriptions-repository.ts';
import { providerFailure } from './provider-failure.ts';
import { settleSubscription } from './settle-subscription.ts';

/**
 * Lets a subscription end with what is paid, and takes back one that was to go on after it.
 * @throws AppError SUBSCRIPTION_NOT_CANCELLED
 */
export async function cancelAtPeriodEnd(
  context: UserContext,
  { current, waiting }: { current: PaymentSubscriptionRow; waiting: PaymentSubscriptionRow | null },
): Promise<null> {
  const { db, identity, now, payments } = context;
  const { userId } = identity;
  if (waiting) await endSubscriptions(context, [waiting]);
  if (!isEnding(current)) {
    await payments.cancel(current.id, { atPeriodEnd: true }).catch((error: unknown) => {
      // It has ended already; what was paid stays.
      const isOver = isPaymentError(error) && error.code === 'NOT_CANCELLABLE';
      if (!isOver) throw providerFailure(error, 'SUBSCRIPTION_NOT_CANCELLED');
    });
  }
  await db.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    await subscriptions.update(trx, userId, current.id, { cancel_at_period_end: true });
    await settleSubscription(trx, userId, { at: now() });
  });
  return null;
}
