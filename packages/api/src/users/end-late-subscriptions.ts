import type { Db } from '@platewise/db/database';
import { isFinal } from '../subscription/merge-snapshot.ts';
import { listForUser } from '../subscription/payment-subscriptions-repository.ts';
import { enqueue } from '../subscription/payment-tasks-repository.ts';

/**
 * Has the provider end what was begun between the end of the paid plan and the deletion, as by a checkout in another tab:
 * the work is noted without the account and goes on when that is gone.
 */
export async function endLateSubscriptions(trx: Db, userId: string, { at }: { at: Date }): Promise<void> {
  for (const { provider, id, state } of await listForUser(trx, userId)) {
    if (isFinal(state)) continue;
    await enqueue(trx, { provider, kind: 'cancel', target: id, amountPaise: null, at });
  }
}
