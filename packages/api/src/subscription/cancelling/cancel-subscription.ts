import type { CancelledSubscription } from '@platewise/contract/billing/billing-schema';
import { AppError } from '../../app-error.ts';
import type { UserContext } from '../../context.ts';
import { runOnce } from '../../idempotency/run-once.ts';
import { paidUntil } from '../is-entitled.ts';
import * as subscriptions from '../provider/payment-subscriptions-repository.ts';
import { readSubscription } from '../read-subscription.ts';
import { sortSubscriptions } from '../sort-subscriptions.ts';
import { findSubscription } from '../subscription-repository.ts';
import { cancelAtOnce } from './cancel-at-once.ts';
import { cancelAtPeriodEnd } from './cancel-at-period-end.ts';

/**
 * Ends the caller's plan: at once, or with what is paid. At once within 14 days of the first charge pays it back in
 * full. Where nothing is left that was paid for (a plan that was given, a renewal that failed) both are the same. Once
 * for an Idempotency-Key.
 * What the provider refuses to end is queued, and the answer says so.
 * @throws AppError NOTHING_TO_CANCEL, SUBSCRIPTION_NOT_CANCELLED; nothing has changed then
 */
export function cancelSubscription(
  context: UserContext,
  { at }: { at: 'now' | 'period-end' },
): Promise<CancelledSubscription> {
  const { db, identity, now } = context;
  const { userId } = identity;
  return runOnce<CancelledSubscription>(context, { procedure: 'subscription.cancel', input: { at } }, async (save) => {
    const { plan, status } = await findSubscription(db, userId);
    const rows = await subscriptions.listForUser(db, userId);
    const { current, pending } = sortSubscriptions(rows, now());
    if (plan === 'free' && !current && !pending && status !== 'inactive') throw new AppError('NOTHING_TO_CANCEL');
    const paid = current && paidUntil(current);
    const { refund, isQueued } =
      at === 'period-end' && current && paid && paid > now()
        ? await cancelAtPeriodEnd(context, { current, pending })
        : await cancelAtOnce(context, rows);
    const state = await readSubscription(context);
    const response = { ...state, refunded: refund?.state === 'started', refund, isQueued };
    await db.transaction().execute((trx) => save(trx, response));
    return response;
  });
}
