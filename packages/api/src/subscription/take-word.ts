import type { Db } from '@platewise/db/database';
import type { PaymentSubscriptionRow } from '@platewise/db/payment-tables';
import type { Charge, SubscriptionSnapshot } from '@platewise/providers/payments/payments-port';
import type { Context } from '../context.ts';
import { lockUser } from '../users/users-repository.ts';
import { mergeSnapshot } from './merge-snapshot.ts';
import { nextCheck } from './next-check.ts';
import * as charges from './payment-charges-repository.ts';
import * as subscriptions from './payment-subscriptions-repository.ts';
import { settleSubscription } from './settle-subscription.ts';

/** When a charge is looked up that is told of and not known: it may have to be paid back. */
const LOOK_UP_MS = 5 * 60_000;

/** The provider's word about a subscription, and charges that are known with it. */
export type ProviderWord = { snapshot: SubscriptionSnapshot; charges: readonly Charge[] };

/**
 * Puts the provider's word beside what is known and draws the conclusions, in one transaction with what `beside` does.
 * A word about a plan that was not sold changes nothing: false. Whoever brings it, and in whatever order, it comes to
 * the same.
 */
export function takeWord(
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: string,
  { snapshot, charges: known }: ProviderWord,
  beside: (trx: Db) => Promise<boolean> = async () => true,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    if (!(await beside(trx))) return false;
    const row = await subscriptions.findById(trx, userId, snapshot.id);
    if (!row || !isOfPlanSold(row, snapshot)) return false;
    const at = now();
    const merged = mergeSnapshot(row, snapshot);
    await charges.insertMissing(trx, userId, { subscriptionId: row.id, charges: known });
    const isChargeMissing = merged.paid_count > (await charges.count(trx, userId, { subscriptionId: row.id }));
    await subscriptions.update(trx, userId, row.id, {
      ...merged,
      provider_plan_id: snapshot.providerPlanId,
      is_open: row.is_open && merged.state === 'created',
      next_check_at: isChargeMissing ? new Date(at.getTime() + LOOK_UP_MS) : nextCheck({ ...row, ...merged }, at),
    });
    await settleSubscription(trx, userId, { at });
    return true;
  });
}

// By the provider's own plan, which runs on when the configuration sells others; by ours where it was not kept.
function isOfPlanSold(row: PaymentSubscriptionRow, { planId, providerPlanId }: SubscriptionSnapshot): boolean {
  return row.provider_plan_id === null ? planId === row.plan_id : providerPlanId === row.provider_plan_id;
}
