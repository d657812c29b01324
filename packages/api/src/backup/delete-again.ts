import type { Db } from '@platewise/db/database';
import { rememberAllowance } from '../allowance/remember-allowance.ts';
import * as ended from '../subscription/provider/ended-subscriptions-repository.ts';
import { isFinal } from '../subscription/provider/merge-snapshot.ts';
import { listForUser } from '../subscription/provider/payment-subscriptions-repository.ts';
import { enqueue } from '../subscription/provider/payment-tasks-repository.ts';
import { ENDED_RETENTION_MS } from '../subscription/provider/save-ended.ts';
import { deleteRows, findForRemoval } from '../users/account-repository.ts';
import { findByDigests } from './backup-repository.ts';
import type { DeletedAccount } from './deleted-accounts-file.ts';

/**
 * A deletion that was under way when the backup was taken is dated a little before it, by the clock of another process
 * perhaps. Under an hour, so that nobody who came back to an account of the same id is meant (delete-person).
 */
const UNDER_WAY_MS = 10 * 60_000;

/**
 * Deletes the accounts of a restored backup that had been deleted since it was taken; answers how many. What they paid
 * for was ended when they were deleted: it is ended again at the provider, and what was charged later is paid back.
 */
export async function deleteAgain(
  trx: Db,
  { deleted, backupAt, at }: { deleted: readonly DeletedAccount[]; backupAt: Date; at: Date },
): Promise<number> {
  const since = deleted.filter(({ deletedAt }) => Date.parse(deletedAt) >= backupAt.getTime() - UNDER_WAY_MS);
  const found = await findByDigests(trx, [...new Set(since.map(({ account }) => account))]);
  for (const { id, digest } of found) {
    const moments = since.filter(({ account }) => account === digest).map(({ deletedAt }) => Date.parse(deletedAt));
    await endSubscriptions(trx, id, { deletedAt: new Date(Math.min(...moments)), at });
    const user = await findForRemoval(trx, id);
    if (user) await rememberAllowance(trx, user, { at });
    await deleteRows(trx, id);
  }
  return found.length;
}

async function endSubscriptions(
  trx: Db,
  userId: string,
  { deletedAt, at }: { deletedAt: Date; at: Date },
): Promise<void> {
  for (const { provider, id, state } of await listForUser(trx, userId)) {
    // The sandbox's books go with the account.
    if (provider === 'sandbox') continue;
    const retainedUntil = new Date(at.getTime() + ENDED_RETENTION_MS);
    await ended.insert(trx, { provider, id, refund_after: deletedAt, kept_until: retainedUntil });
    if (!isFinal(state)) await enqueue(trx, { provider, kind: 'cancel', target: id, amountPaise: null, at });
  }
}
