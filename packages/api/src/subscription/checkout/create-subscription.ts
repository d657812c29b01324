import type { StartedSubscription } from '@platewise/contract/billing/billing-schema';
import type { GstState } from '@platewise/contract/billing/gst-states';
import { PAID_PLANS, type PaidPlanId } from '@platewise/contract/billing/paid-plans';
import { PLAN_IDS } from '@platewise/contract/billing/subscription-schema';
import type { Db } from '@platewise/db/database';
import { AppError } from '../../app-error.ts';
import type { UserContext } from '../../context.ts';
import { runOnce } from '../../idempotency/run-once.ts';
import * as subscriptions from '../provider/payment-subscriptions-repository.ts';
import { sortSubscriptions } from '../sort-subscriptions.ts';
import { findSubscription } from '../subscription-repository.ts';
import { beginCheckout } from './begin-checkout.ts';

/**
 * Begins the purchase of a plan, or a change to it: a new subscription, after whose first charge the old one ends and
 * its unused days are paid back. The caller's plan stays as it is until then. Once for an Idempotency-Key.
 * @throws AppError ALREADY_SUBSCRIBED, STATE_REQUIRED where a tax invoice needs the buyer's State (CGST Rules, rule 46 (f)),
 * SUBSCRIPTION_NOT_CREATED, PAYMENTS_NOT_SET_UP
 */
export function createSubscription(
  context: UserContext,
  { planId, state }: { planId: PaidPlanId; state?: GstState | undefined },
): Promise<StartedSubscription> {
  const request = { procedure: 'subscription.create', input: { planId, ...(state && { state }) } };
  return runOnce<StartedSubscription>(context, request, async (save) => {
    await refuseSamePlan(context.db, context.identity.userId, { planId, at: context.now() });
    const buyerState = state ?? (await subscriptions.findBuyerState(context.db, context.identity.userId));
    if (context.seller.gstin && !buyerState) throw new AppError('STATE_REQUIRED');
    return beginCheckout(context, { planId, startsAt: null, buyerState }, save);
  });
}

async function refuseSamePlan(db: Db, userId: string, { planId, at }: { planId: PaidPlanId; at: Date }): Promise<void> {
  const { granted_plan: granted } = await findSubscription(db, userId);
  // Nobody is to pay for what an operator has given them.
  const isGiven = granted !== null && PLAN_IDS.indexOf(granted) >= PLAN_IDS.indexOf(PAID_PLANS[planId].plan);
  const { current } = sortSubscriptions(await subscriptions.listForUser(db, userId), at);
  // One whose renewal failed may be bought again: the failing one ends with the first charge of the other.
  const isSame = current?.plan_id === planId && current.state !== 'pending';
  if (isGiven || isSame) throw new AppError('ALREADY_SUBSCRIBED');
}
