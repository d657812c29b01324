import type { PaymentSubscriptionRow } from '@platewise/db/payment-tables';
import { isPaymentError } from '@platewise/providers/payments/payment-error';
import type { UserContext } from '../context.ts';
import { lockUser } from '../users/users-repository.ts';
import { endSubscriptions } from './end-subscriptions.ts';
import { isEnding, paidUntil } from './is-entitled.ts';
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
  const said = isEnding(current)
    ? null
    : await payments.cancel(current.id, { atPeriodEnd: true }).catch((error: unknown) => {
        // It has ended already; what was paid stays.
        if (isPaymentError(error) && error.code === 'NOT_CANCELLABLE') return null;
        throw providerFailure(error, 'SUBSCRIPTION_NOT_CANCELLED');
      });
  await db.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    const endsAt = current.ends_at ?? latest(paidUntil(current), said?.state === 'active' ? said.periodEnd : null);
    await subscriptions.update(trx, userId, current.id, { cancel_at_period_end: true, ends_at: endsAt });
    await settleSubscription(trx, userId, { at: now() });
  });
  return null;
}

// A charge that was not heard of yet has moved the end on.
function latest(a: Date | null, b: Date | null): Date | null {
  if (!a || !b) return a ?? b;
  return a > b ? a : b;
}
