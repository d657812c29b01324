import { isProviderError } from '@platewise/providers/provider-error';
import { AppError } from '../app-error.ts';
import type { UserContext } from '../context.ts';
import { deletePerson } from './delete-person.ts';
import { isDeleted } from './deleted-account-repository.ts';
import { isPartingTold } from './parting-letter.ts';
import { subjectHash } from './subject-hash.ts';

/**
 * Deletes the caller's account with all that is theirs, for whoever proves again that it is their own. Deleting again is
 * answered alike, and goes on with what could not be done the first time.
 * @throws AppError WRONG_PASSWORD, RATE_LIMITED, SUBSCRIPTION_NOT_CANCELLED; nothing was deleted then.
 * IDENTITY_UNAVAILABLE when all is deleted here and the sign-in service could not be told
 */
export async function removeAccount(
  context: UserContext,
  { password }: { password?: string | undefined },
): Promise<null> {
  const { db, identity, accounts, now } = context;
  const { userId } = identity;
  if (!(await isDeleted(db, { subjectHash: subjectHash(userId), at: now() }))) {
    await requireOwner(context, password);
    await deletePerson(context, { isTold: await isPartingTold(context) });
  }
  await accounts.removeAccount(userId).catch((error: unknown) => {
    if (!isProviderError(error)) throw error;
    throw new AppError('IDENTITY_UNAVAILABLE', {}, { cause: error, retryAfterSeconds: 5 });
  });
  return null;
}

async function requireOwner({ accounts, identity }: UserContext, password: string | undefined): Promise<void> {
  const proof = { password, tokenIssuedAt: identity.tokenIssuedAt };
  const { isOwner, waitSeconds } = await accounts.confirmOwner(identity.userId, proof);
  if (waitSeconds !== null) {
    throw new AppError('RATE_LIMITED', { count: waitSeconds }, { retryAfterSeconds: waitSeconds });
  }
  if (!isOwner) throw new AppError('WRONG_PASSWORD');
}
