import { isProviderError } from '@platewise/providers/provider-error';
import { AppError } from '../../app-error.ts';
import type { UserContext } from '../../context.ts';
import { admitCaller } from '../../sessions/admit-caller.ts';
import { requireRecentProof } from '../../sessions/require-recent-proof.ts';
import { subjectHash } from '../subject-hash.ts';
import { hasDeletionEmail } from './account-deleted-email.ts';
import { deletePerson } from './delete-person.ts';
import { isDeleted } from './deleted-account-repository.ts';
import * as identityRemovals from './identity-removals-repository.ts';

/** Whether the account at the sign-in service is removed later, because the service could not be reported now. */
export type RemovedAccount = { isIdentityQueued: boolean };

/**
 * Deletes the caller's account with all that is theirs, for anyone who proves that it is their own: by the password, or
 * because they did a short while ago. Deleting again is
 * answered alike, and goes on with what could not be done the first time.
 * While the sign-in service is away the account there is queued to be removed, and the answer says so.
 * @throws AppError TOKEN_EXPIRED, SIGN_IN_AGAIN, WRONG_PASSWORD, RATE_LIMITED, SUBSCRIPTION_NOT_CANCELLED; nothing was
 * deleted then
 */
export async function removeAccount(
  context: UserContext,
  { password }: { password?: string | undefined },
): Promise<RemovedAccount> {
  const { db, identity, now } = context;
  const { userId } = identity;
  if (!(await isDeleted(db, { subjectHash: subjectHash(userId), at: now() }))) {
    await requireOwner(context, password);
    await deletePerson(context, { isNotified: await hasDeletionEmail(context), removesIdentity: true });
  }
  return removeIdentity(context, userId);
}

/** Removes the account of somebody who was deleted at the sign-in service, too; later, where it cannot be reported now. */
export async function removeIdentity(
  { db, accounts }: Pick<UserContext, 'db' | 'accounts'>,
  userId: string,
): Promise<RemovedAccount> {
  try {
    await accounts.removeAccount(userId);
  } catch (error) {
    if (!isProviderError(error)) throw error;
    return { isIdentityQueued: true };
  }
  await identityRemovals.remove(db, userId);
  return { isIdentityQueued: false };
}

async function requireOwner(context: UserContext, password: string | undefined): Promise<void> {
  const { accounts, identity } = context;
  const { provedAt } = await admitCaller(context, identity);
  if (password === undefined || accounts.kind !== 'local') return requireRecentProof(context, provedAt);
  const { isOwner, waitSeconds } = await accounts.confirmOwner(identity.userId, password);
  if (waitSeconds !== null) {
    throw new AppError('RATE_LIMITED', { count: waitSeconds }, { retryAfterSeconds: waitSeconds });
  }
  if (!isOwner) throw new AppError('WRONG_PASSWORD');
}
