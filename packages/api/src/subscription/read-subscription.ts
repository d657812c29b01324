import { ENTITLEMENTS } from '@platewise/contract/entitlements';
import type { SubscriptionState } from '@platewise/contract/subscription-schema';
import type { SubscriptionRow } from '@platewise/db/database';
import { readAllowance } from '../allowance/read-allowance.ts';
import type { UserContext } from '../context.ts';
import { lockUser } from '../users/users-repository.ts';
import { readBilling } from './read-billing.ts';
import { settleSubscription } from './settle-subscription.ts';
import { findSubscription } from './subscription-repository.ts';

type Uses = Pick<UserContext, 'db' | 'identity' | 'now' | 'newId' | 'hasFreeSpace'>;

/**
 * The plan, its entitlements and the free balance. On a paid plan `tokens` is the last free balance, unchanged, and
 * there is no next reset (decisions 3). A plan whose paid time is over ends on the way.
 */
export async function readSubscription(context: Uses): Promise<SubscriptionState> {
  const { db, identity, now } = context;
  const subscription = await readCurrent(context);
  const isFree = subscription.plan === 'free';
  const { tokens, nextReset } = await readAllowance(context, { isFree });
  const billing = await readBilling(db, identity.userId, { at: now() });
  return {
    subscription: subscription.plan,
    subscriptionStatus: subscription.status,
    tokens,
    nextReset: isFree ? nextReset.toISOString() : null,
    isPro: subscription.plan === 'pro',
    entitlements: ENTITLEMENTS[subscription.plan],
    currentPeriodEnd: subscription.current_period_end?.toISOString() ?? null,
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    ...(billing && { billing }),
  };
}

async function readCurrent({ db, identity, now, hasFreeSpace }: Uses): Promise<SubscriptionRow> {
  const { userId } = identity;
  const known = await findSubscription(db, userId);
  const isOver = known.cancel_at_period_end && known.current_period_end && known.current_period_end <= now();
  if (!isOver || !(await hasFreeSpace())) return known;
  return db.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    await settleSubscription(trx, userId, { at: now() });
    return findSubscription(trx, userId);
  });
}
