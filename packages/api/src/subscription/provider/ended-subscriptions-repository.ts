import type { Db } from '@platewise/db/database';
import { sweepRows } from '@platewise/db/sweeping/sweep-rows';
import type { EndedSubscriptionRow } from '@platewise/db/tables/payment-tables';

type Key = Pick<EndedSubscriptionRow, 'provider' | 'id'>;

/** Keeps that a subscription belonged to an account that is gone. */
export async function insert(db: Db, row: EndedSubscriptionRow): Promise<void> {
  await db
    .insertInto('ended_subscription')
    .values(row)
    .onConflict((conflict) => conflict.columns(['provider', 'id']).doNothing())
    .execute();
}

/** A subscription of an account that is gone. */
export function find(db: Db, { provider, id }: Key): Promise<EndedSubscriptionRow | undefined> {
  return db
    .selectFrom('ended_subscription')
    .selectAll()
    .where('provider', '=', provider)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Removes what is kept no longer. */
export async function deleteBefore(db: Db, { before }: { before: Date }): Promise<void> {
  await sweepRows(db, { table: 'ended_subscription', by: 'kept_until', until: before });
}
