import type { Db } from '@platewise/db/database';
import { sweepRows } from '@platewise/db/sweeping/sweep-rows';

/** Notes a webhook event of the provider, and what it was about; false when it was taken before. */
export async function insertIfNew(
  db: Db,
  { id, at, type, subscriptionId }: { id: string; at: Date; type: string; subscriptionId: string | null },
): Promise<boolean> {
  const row = await db
    .insertInto('payment_event')
    .values({ id, received_at: at, type, subscription_id: subscriptionId })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** When the newest webhook event that is known came; null when none is. */
export async function findNewest(db: Db): Promise<Date | null> {
  const row = await db
    .selectFrom('payment_event')
    .select('received_at')
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.received_at ?? null;
}

/** Removes the notes of webhook events whose copies can come no more. */
export async function deleteBefore(db: Db, { before }: { before: Date }): Promise<void> {
  await sweepRows(db, { table: 'payment_event', by: 'received_at', until: before });
}
