import type { AppUserRow, Db } from '@platewise/db/database';
import { rememberAllowance } from '../../allowance/remember-allowance.ts';
import type { UserContext } from '../../context.ts';
import { issueReceipts } from '../../receipts/issue-receipts.ts';
import { retainTaxDocuments } from '../../receipts/retain-tax-documents.ts';
import { endPaidPlan } from '../../subscription/cancelling/end-paid-plan.ts';
import { saveEnded } from '../../subscription/provider/save-ended.ts';
import { deleteRows, findForRemoval } from '../account-repository.ts';
import { findEverySubject } from '../moving/moved-subjects-repository.ts';
import { subjectHash } from '../subject-hash.ts';
import { writeAccountDeletedEmail } from './account-deleted-email.ts';
import { insertDeleted } from './deleted-account-repository.ts';
import * as identityRemovals from './identity-removals-repository.ts';
import { listDeletions } from './list-deletions.ts';

/** Longer than any bearer lives; nobody is known by one of a deleted account meanwhile. */
const RETENTION_MS = 3_600_000;

/**
 * Deletes the caller and everything that is theirs, in one transaction, when their paid plan has ended. What stays: a
 * digest of the id for an hour, so that a bearer which still runs makes no new record, and what was left of the month
 * (decisions 4), tax documents without the person, and a line in the file that a restore reads. An email confirms it,
 * unless `isNotified` is false. What `beforeRemoval` does is part of the transaction. With `removesIdentity` the account at the sign-in service is queued to be removed, too. Deleting somebody who is not there is
 * fine.
 * @throws AppError SUBSCRIPTION_NOT_CANCELLED; nothing was deleted then
 */
export async function deletePerson(
  context: Pick<
    UserContext,
    'db' | 'identity' | 'now' | 'newId' | 'mailing' | 'payments' | 'seller' | 'deletedAccounts'
  >,
  {
    isNotified = true,
    removesIdentity = false,
    beforeRemoval,
  }: {
    isNotified?: boolean;
    removesIdentity?: boolean;
    beforeRemoval?: (trx: Db, user: AppUserRow) => Promise<void>;
  } = {},
): Promise<void> {
  const { db, identity, now } = context;
  const { userId } = identity;
  await endPaidPlan(context);
  await issueReceipts({ ...context, mailing: null }, userId);
  await db.transaction().execute(async (trx) => {
    const at = now();
    const user = await findForRemoval(trx, userId);
    if (user) {
      await saveEnded(trx, userId, { at });
      await retainTaxDocuments(trx, userId);
      await rememberAllowance(trx, user, { at });
      if (isNotified) await writeAccountDeletedEmail({ ...context, db: trx }, user);
      await beforeRemoval?.(trx, user);
    }
    await deleteRows(trx, userId);
    // A backup from before they moved has them under the id of then.
    for (const digest of await findEverySubject(trx, subjectHash(userId))) {
      await insertDeleted(trx, { subjectHash: digest, at, retainedUntil: new Date(at.getTime() + RETENTION_MS) });
    }
    if (removesIdentity) await identityRemovals.insert(trx, { accountId: userId, at });
  });
  // It is done whether or not the file can be written now: the background tries again, and says.
  await listDeletions(context).catch(() => undefined);
}
