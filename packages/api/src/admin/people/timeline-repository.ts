import type { Db } from '@platewise/db/database';
import type { PaymentChargeRow, PaymentSubscriptionRow, PaymentTaskRow } from '@platewise/db/tables/payment-tables';

type Bound = { limit: number };

/** The newest subscriptions of a person. */
export function newestSubscriptions(db: Db, userId: string, { limit }: Bound): Promise<PaymentSubscriptionRow[]> {
  return db
    .selectFrom('payment_subscription')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** The newest charges of a person. */
export function newestCharges(db: Db, userId: string, { limit }: Bound): Promise<PaymentChargeRow[]> {
  return db
    .selectFrom('payment_charge')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('charged_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** What the provider is still to do about subscriptions and charges. */
export function listTasks(
  db: Db,
  { targets, limit }: Bound & { targets: readonly string[] },
): Promise<PaymentTaskRow[]> {
  if (targets.length === 0) return Promise.resolve([]);
  return db.selectFrom('payment_task').selectAll().where('target', 'in', targets).limit(limit).execute();
}

/** The newest webhook events about subscriptions. */
export function newestEvents(db: Db, { subscriptionIds, limit }: Bound & { subscriptionIds: readonly string[] }) {
  if (subscriptionIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('payment_event')
    .select(['id', 'received_at', 'type', 'subscription_id'])
    .where('subscription_id', 'in', subscriptionIds)
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The newest emails that were written to a person about payments. */
export function newestEmails(db: Db, userId: string, { limit }: Bound) {
  return db
    .selectFrom('billing_letter')
    .select(['about', 'written_at'])
    .where('user_id', '=', userId)
    .orderBy('written_at', 'desc')
    .orderBy('about')
    .limit(limit)
    .execute();
}
