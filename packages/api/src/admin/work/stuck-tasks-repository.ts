import type { Db } from '@platewise/db/database';
import type { PaymentTaskRow } from '@platewise/db/tables/payment-tables';

type Asked = { dueBefore: Date; limit: number };

/** What the payment provider is to do and does not come to its end: given up, tried in vain, or due since before a moment. */
export function listPaymentTasks(db: Db, { dueBefore, limit }: Asked): Promise<PaymentTaskRow[]> {
  return db
    .selectFrom('payment_task')
    .selectAll()
    .where((eb) => eb.or([eb('state', '=', 'failed'), eb('attempts', '>', 0), eb('next_attempt_at', '<', dueBefore)]))
    .orderBy('created_at')
    .orderBy('target')
    .limit(limit)
    .execute();
}

/** The same of accounts that are to be removed at the sign-in service. */
export function listRemovals(db: Db, { dueBefore, limit }: Asked) {
  return db
    .selectFrom('identity_removal')
    .selectAll()
    .where((eb) => eb.or([eb('attempts', '>', 0), eb('next_attempt_at', '<', dueBefore)]))
    .orderBy('next_attempt_at')
    .orderBy('account_id')
    .limit(limit)
    .execute();
}

/** Makes a task of the payment provider due, as if it were new; false when there is none. */
export async function retryPaymentTask(
  db: Db,
  { provider, kind, target, at }: Pick<PaymentTaskRow, 'provider' | 'kind' | 'target'> & { at: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('payment_task')
    .set({ state: 'waiting', attempts: 0, next_attempt_at: at, created_at: at })
    .where('provider', '=', provider)
    .where('kind', '=', kind)
    .where('target', '=', target)
    .returning('target')
    .executeTakeFirst();
  return row !== undefined;
}

/** Makes the removal of an account due; false when there is none. */
export async function retryRemoval(db: Db, { accountId, at }: { accountId: string; at: Date }): Promise<boolean> {
  const row = await db
    .updateTable('identity_removal')
    .set({ attempts: 0, next_attempt_at: at })
    .where('account_id', '=', accountId)
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}
