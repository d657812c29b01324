import type { Db } from '@platewise/db/database';
import { sweepRows } from '@platewise/db/sweeping/sweep-rows';

/** Notes a webhook event of the provider; false when it was taken before. */
export async function insertIfNew(db: Db, { id, at }: { id: string; at: Date }): Promise<boolean> {
  const row = await db
    .insertInto('payment_event')
    .values({ id, received_at: at })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes the notes of webhook events whose copies can come no more. */
export async function deleteBefore(db: Db, { before }: { before: Date }): Promise<void> {
  await sweepRows(db, { table: 'payment_event', by: 'received_at', until: before });
}
