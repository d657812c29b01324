import type { Db } from '@platewise/db/database';
import type { Charge, SubscriptionSnapshot } from '@platewise/providers/payments/payments-port';
import type { Context } from '../../context.ts';
import { lockUser } from '../../users/users-repository.ts';
import { isPlanUnknown, mergeSnapshot } from './merge-snapshot.ts';
import { nextCheck } from './next-check.ts';
import * as charges from './payment-charges-repository.ts';
import * as subscriptions from './payment-subscriptions-repository.ts';
import { settleSubscription } from './settle-subscription.ts';

/** 'unknown-plan' needs an operator's eye: the provider charges somebody for a plan that is none of ours. */
export type WordOutcome = 'taken' | 'unknown-plan' | 'ignored';

/** The the provider’s snapshot about a subscription, and charges that are known with it. */
export type ProviderWord = { snapshot: SubscriptionSnapshot; charges: readonly Charge[] };

/**
 * Puts the provider’s snapshot next to what is known and draws the conclusions, in one transaction with what `next to` does.
 * Anyone who brings it, and in whatever order, it comes to the same.
 */
export function applySubscriptionSnapshot(
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: string,
  { snapshot, charges: known }: ProviderWord,
  alsoWrite: (trx: Db) => Promise<boolean> = async () => true,
): Promise<WordOutcome> {
  return db.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    if (!(await alsoWrite(trx))) return 'ignored';
    const row = await subscriptions.findById(trx, userId, snapshot.id);
    if (!row) return 'ignored';
    const at = now();
    const merged = mergeSnapshot(row, snapshot, known);
    await charges.insertMissing(trx, userId, { subscriptionId: row.id, charges: known });
    const count = await charges.count(trx, userId, { subscriptionId: row.id });
    const isChargeMissing = merged.paid_count > count || (row.signed_payment_id !== null && count === 0);
    await subscriptions.update(trx, userId, row.id, {
      ...merged,
      is_open: row.is_open && merged.state === 'created',
      next_check_at: nextCheck({ ...row, ...merged }, { isChargeMissing }, at),
    });
    await settleSubscription(trx, userId, { at });
    return isPlanUnknown(merged) ? 'unknown-plan' : 'taken';
  });
}
