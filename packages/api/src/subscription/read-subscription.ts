import type { SubscriptionState } from '@platewise/contract/billing/subscription-schema';
import { ENTITLEMENTS } from '@platewise/domain/entitlements';
import { findAllowance } from '../allowance/allowance-repository.ts';
import { currentAllowance } from '../allowance/current-allowance.ts';
import type { UserContext } from '../context.ts';
import type { CallerRights } from '../sessions/caller-repository.ts';
import { lockUser } from '../users/users-repository.ts';
import { settleSubscription } from './provider/settle-subscription.ts';
import { readBilling } from './read-billing.ts';
import { findSubscription } from './subscription-repository.ts';

type Uses = Pick<UserContext, 'db' | 'identity' | 'now' | 'newId' | 'hasFreeSpace' | 'observe' | 'mailing'>;

/** `readSubscription` for a call that has changed nothing: what was read of its caller is taken as it is. */
export function readCallersSubscription(context: Uses & Pick<UserContext, 'rights'>): Promise<SubscriptionState> {
  return describe(context, context.rights);
}

/**
 * The plan, its entitlements and the free balance. On a paid plan `tokens` is the last free balance, unchanged, and
 * there is no next reset (decisions 3). A plan whose paid time is over ends on the way.
 */
export function readSubscription(context: Uses): Promise<SubscriptionState> {
  return describe(context, undefined);
}

async function describe(context: Uses, rights: CallerRights | undefined): Promise<SubscriptionState> {
  const { subscription, allowance, billing } = await readCurrent(context, rights);
  const isFree = subscription.plan === 'free';
  const { tokens, nextReset, refill } = await currentAllowance(context, allowance, { isFree });
  return {
    subscription: subscription.plan,
    subscriptionStatus: subscription.status,
    tokens,
    nextReset: isFree ? nextReset.toISOString() : null,
    ...(refill && { refill }),
    isPro: subscription.plan === 'pro',
    entitlements: ENTITLEMENTS[subscription.plan],
    currentPeriodEnd: subscription.current_period_end?.toISOString() ?? null,
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    ...(billing && { billing }),
  };
}

async function readCurrent(context: Uses, rights: CallerRights | undefined) {
  const { db, identity, now, hasFreeSpace } = context;
  const { userId } = identity;
  const known = await readRows(context, rights);
  const { cancel_at_period_end: isEnding, current_period_end: end } = known.subscription;
  if (!isEnding || !end || end > now() || !(await hasFreeSpace())) return known;
  await db.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    await settleSubscription(trx, userId, { at: now() });
  });
  return readRows(context);
}

async function readRows({ db, identity, now }: Uses, rights?: CallerRights) {
  const { userId } = identity;
  const [subscription, allowance, billing] = await Promise.all([
    rights?.subscription ?? findSubscription(db, userId),
    rights?.allowance ?? findAllowance(db, userId),
    rights?.hasPaid === false ? undefined : readBilling(db, userId, { at: now() }),
  ]);
  return { subscription, allowance, billing };
}
