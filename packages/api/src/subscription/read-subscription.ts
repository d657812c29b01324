import { ENTITLEMENTS } from '@platewise/contract/entitlements';
import type { SubscriptionState } from '@platewise/contract/subscription-schema';
import { readAllowance } from '../allowance/read-allowance.ts';
import type { UserContext } from '../context.ts';
import { findSubscription } from './subscription-repository.ts';

/**
 * The plan, its entitlements and the free balance. On a paid plan `tokens` is the last free balance, unchanged, and
 * there is no next reset (decisions 3).
 */
export async function readSubscription(
  context: Pick<UserContext, 'db' | 'identity' | 'now' | 'newId' | 'hasFreeSpace'>,
): Promise<SubscriptionState> {
  const { db, identity } = context;
  const subscription = await findSubscription(db, identity.userId);
  const isFree = subscription.plan === 'free';
  const { tokens, nextReset } = await readAllowance(context, { isFree });
  return {
    subscription: subscription.plan,
    subscriptionStatus: subscription.status,
    tokens,
    nextReset: isFree ? nextReset.toISOString() : null,
    isPro: subscription.plan === 'pro',
    entitlements: ENTITLEMENTS[subscription.plan],
    currentPeriodEnd: subscription.current_period_end?.toISOString() ?? null,
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
  };
}
