import type { CancelledSubscription } from '@platewise/contract/billing/billing-schema';
import type { PaymentSubscriptionRow } from '@platewise/db/tables/payment-tables';
import { isPaymentError } from '@platewise/providers/payments/payment-error';
import type { UserContext } from '../../context.ts';
import { lockUser } from '../../users/users-repository.ts';
import { paidUntil } from '../is-entitled.ts';
import { isFinal } from '../provider/merge-snapshot.ts';
import * as subscriptions from '../provider/payment-subscriptions-repository.ts';
import { enqueue } from '../provider/payment-tasks-repository.ts';
import { providerFailure } from '../provider/provider-failure.ts';
import { settleSubscription } from '../provider/settle-subscription.ts';
import { endSubscriptions, isRefusal } from './end-subscriptions.ts';

type Scheduled = { periodEnd: Date | null; isQueued: boolean };

/**
 * Lets a subscription end with what is paid, and takes back one that was to go on after it. What the provider refuses is
 * queued and tried until it is done.
 * @throws AppError SUBSCRIPTION_NOT_CANCELLED when the provider does not answer
 */
export async function cancelAtPeriodEnd(
  context: UserContext,
  { current, pending }: { current: PaymentSubscriptionRow; pending: PaymentSubscriptionRow | null },
): Promise<Pick<CancelledSubscription, 'refund' | 'isQueued'>> {
  const { db, identity, now } = context;
  const { userId } = identity;
  const isPendingQueued = pending ? await endSubscriptions(context, [pending]) : false;
  const { periodEnd, isQueued } = await schedule(context, current);
  await db.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    if (pending) await subscriptions.update(trx, userId, pending.id, { revoked_at: now(), is_open: false });
    const endsAt = current.ends_at ?? latest(paidUntil(current), periodEnd);
    await subscriptions.update(trx, userId, current.id, { cancel_at_period_end: true, ends_at: endsAt });
    await settleSubscription(trx, userId, { at: now() });
  });
  return { refund: null, isQueued: isQueued || isPendingQueued };
}

async function schedule(context: UserContext, current: PaymentSubscriptionRow): Promise<Scheduled> {
  const { db, now, payments } = context;
  if (current.cancel_at_period_end || isFinal(current.state)) return { periodEnd: null, isQueued: false };
  // Only a period that goes on can be waited for there; what was paid stays here, whatever became of the rest.
  if (current.state !== 'active') return { periodEnd: null, isQueued: await endSubscriptions(context, [current]) };
  try {
    const snapshot = await payments.cancel(current.id, { atPeriodEnd: true });
    return { periodEnd: snapshot.state === 'active' ? snapshot.periodEnd : null, isQueued: false };
  } catch (error) {
    // It has ended already; what was paid stays.
    if (isPaymentError(error) && error.code === 'NOT_CANCELLABLE') return { periodEnd: null, isQueued: false };
    if (!isRefusal(error)) throw providerFailure(error, 'SUBSCRIPTION_NOT_CANCELLED');
    await enqueue(db, { provider: payments.kind, kind: 'cancel', target: current.id, amountPaise: null, at: now() });
    return { periodEnd: null, isQueued: true };
  }
}

// A charge that was not heard of yet has moved the end on.
function latest(a: Date | null, b: Date | null): Date | null {
  if (!a || !b) return a ?? b;
  return a > b ? a : b;
}
