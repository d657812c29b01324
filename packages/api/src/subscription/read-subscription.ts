import type { SubscriptionState } from '@platewise/contract/billing/subscription-schema';
import { ENTITLEMENTS } from '@platewise/domain/entitlements';
import { findAllowance } from '../allowance/allowance-repository.ts';
import { currentAllowance } from '../allowance/current-allowance.ts';
import type { UserContext } from '../context.ts';
import { lockUser } from '../users/users-repository.ts';
import { settleSubscription } from './provider/settle-subscription.ts';
import { readBilling } from './read-billing.ts';
import { findSubscription } from './subscription-repository.ts';

type Uses = Pick<UserContext, 'db' | 'identity' | 'now' | 'newId' | 'hasFreeSpace'>;

/**
 * The plan, its entitlements and the free balance. On a paid plan `tokens` is the last free balance, unchanged, and
 * there is no next reset (decisions 3). A plan whose paid time is over ends on the way.
 */
export async function readSubscription(context: Uses): Promise<SubscriptionState> {
  const { subscription, allowance, billing } = await readCurrent(context);
  const isFree = subscription.plan === 'free';
  const { tokens, nextReset } = await currentAllowance(context, allowance, { isFree });
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

async function readCurrent(context: Uses) {
  const { db, identity, now, hasFreeSpace } = context;
  const { userId } = identity;
  const known = await readRows(context);
  const { cancel_at_period_end: isEnding, current_period_end: end } = known.subscription;
  if (!isEnding || !end || end > now() || !(await hasFreeSpace())) return known;
  await db.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    await settleSubscription(trx, userId, { at: now() });
  });
  return readRows(context);
}

async function readRows({ db, identity, now }: Uses) {
  const { userId } = identity;
  const [subscription, allowance, billing] = await Promise.all([
    findSubscription(db, userId),
    findAllowance(db, userId),
    readBilling(db, userId, { at: now() }),
  ]);
  return { subscription, allowance, billing };
}
