import type { SubscriptionStatus } from '@platewise/contract/billing/subscription-schema';
import type { Db, SubscriptionRow } from '@platewise/db/database';

/** Adds the subscription of a new person: free and active. */
export async function insertSubscription(db: Db, userId: string, { at }: { at: Date }): Promise<void> {
  await db
    .insertInto('subscription')
    .values({
      user_id: userId,
      plan: 'free',
      status: 'active',
      current_period_end: null,
      granted_plan: null,
      updated_at: at,
    })
    .execute();
}

/** What a person pays for; every person has such a row. */
export function findSubscription(db: Db, userId: string): Promise<SubscriptionRow> {
  return db.selectFrom('subscription').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow();
}

/** Sets the plan and how long it lasts. */
export async function updateSubscription(
  db: Db,
  userId: string,
  state: Pick<SubscriptionRow, 'plan' | 'current_period_end' | 'cancel_at_period_end' | 'updated_at'> & {
    status: SubscriptionStatus;
  },
): Promise<void> {
  await db.updateTable('subscription').set(state).where('user_id', '=', userId).execute();
}

/** Sets what an operator has given; null for nothing. */
export async function setGrant(db: Db, userId: string, { plan }: { plan: SubscriptionRow['granted_plan'] }) {
  await db.updateTable('subscription').set({ granted_plan: plan }).where('user_id', '=', userId).execute();
}
