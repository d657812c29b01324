import type { StartedSubscription } from '@platewise/contract/billing/billing-schema';
import { AppError } from '../../app-error.ts';
import type { UserContext } from '../../context.ts';
import { runOnce } from '../../idempotency/run-once.ts';
import { isEnding, paidUntil } from '../is-entitled.ts';
import * as subscriptions from '../provider/payment-subscriptions-repository.ts';
import { sortSubscriptions } from '../sort-subscriptions.ts';
import { beginCheckout } from './begin-checkout.ts';

/**
 * Lets a plan go on that is about to end: what was cancelled at the provider is final, so a new subscription is made
 * whose first charge comes when the paid time is over. Once for an Idempotency-Key.
 * @throws AppError NOTHING_TO_RESUME, SUBSCRIPTION_NOT_CREATED, PAYMENTS_NOT_SET_UP
 */
export function resumeSubscription(context: UserContext): Promise<StartedSubscription> {
  const { db, identity, now } = context;
  const request = { procedure: 'subscription.resume', input: {} };
  return runOnce<StartedSubscription>(context, request, async (save) => {
    const rows = await subscriptions.listForUser(db, identity.userId);
    const { current, pending } = sortSubscriptions(rows, now());
    if (!current || pending || !isEnding(current)) throw new AppError('NOTHING_TO_RESUME');
    return beginCheckout(
      context,
      { planId: current.plan_id, startsAt: paidUntil(current), buyerState: current.buyer_state },
      save,
    );
  });
}
