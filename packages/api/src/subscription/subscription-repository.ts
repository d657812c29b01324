import type { PlanId, SubscriptionStatus } from '@platewise/contract/subscription-schema';
import type { Db, SubscriptionRow } from '@platewise/db/database';

/** Adds the subscription of a new person: free and active. */
export async function insertSubscription(db: Db, userId: string, { at }: { at: Date }): Promise<void> {
  await db
    .insertInto('subscription')
    .values({ user_id: userId, plan: 'free', status: 'active', current_period_end: null, updated_at: at })
    .execute();
}

/** What a person pays for; every person has such a row. */
export function findSubscription(db: Db, userId: string): Promise<SubscriptionRow> {
  return db.selectFrom('subscription').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow();
}

/** Sets the plan, without an end of its period. */
export async function updatePlan(
  db: Db,
  userId: string,
  { plan, status, at }: { plan: PlanId; status: SubscriptionStatus; at: Date },
): Promise<void> {
  await db
    .updateTable('subscription')
    .set({ plan, status, current_period_end: null, cancel_at_period_end: false, updated_at: at })
    .where('user_id', '=', userId)
    .execute();
}
