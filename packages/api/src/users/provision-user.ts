import { endWaitingForProof, insertAllowance } from '../allowance/allowance-repository.ts';
import { firstAllowance } from '../allowance/first-allowance.ts';
import { insertMovement } from '../allowance/ledger-repository.ts';
import { AppError } from '../app-error.ts';
import type { Context, Identity } from '../context.ts';
import { type AdmittedCaller, admitCaller } from '../sessions/admit-caller.ts';
import { insertSubscription } from '../subscription/subscription-repository.ts';
import { isDeleted } from './deletion/deleted-account-repository.ts';
import { subjectHash } from './subject-hash.ts';
import { insertIfMissing, updateProfile } from './users-repository.ts';

/**
 * Lets a signed-in person go on while their session does, and makes their record when it is missing: free, active, a month's tokens, not yet registered
 * (decisions 2); after a deletion what was left of the month (decisions 4). Keeps address and name as the identity says.
 * Safe when several calls arrive at once.
 * Answers what they have, where their record was there, and when they last proved who they are.
 * @throws AppError TOKEN_EXPIRED when the session has ended, STORAGE_FULL when a record is missing and there is no room to make it, IDENTITY_UNAVAILABLE when one
 * is missing and nobody can be asked who the caller is, UNAUTHENTICATED when the account was deleted and the bearer
 * outlives it
 */
export async function provisionUser(
  context: Pick<Context, 'db' | 'now' | 'newId' | 'admitted'> &
    Partial<Pick<Context, 'hasFreeSpace' | 'accounts' | 'observe' | 'mailing'>>,
  identity: Identity,
): Promise<Pick<AdmittedCaller, 'provedAt' | 'rights'>> {
  const { user, rights, provedAt } = context.admitted ?? (await admitCaller(context, identity));
  if (user) await updateKnown(context, user, identity);
  else await makeRecord(context, identity);
  return { rights, provedAt };
}

type KnownUser = NonNullable<AdmittedCaller['user']>;

async function updateKnown(
  { db, hasFreeSpace }: Pick<Context, 'db'> & Partial<Pick<Context, 'hasFreeSpace'>>,
  known: KnownUser,
  { userId, email, emailVerified, name, isProfileUnknown }: Identity,
): Promise<void> {
  if (isProfileUnknown) return;
  // An identity that knows the address knows the name too, which may be empty.
  // An address stays proved: a bearer that was made before may still say otherwise.
  const isProved = emailVerified || (known.email_verified && email === known.email);
  const current = { email: email || known.email, emailVerified: isProved, name: email ? name : known.name };
  if (!hasChanged(known, current) || (await hasFreeSpace?.()) === false) return;
  await updateProfile(db, userId, current);
  // Proved before there was a record to note it in.
  if (emailVerified) await endWaitingForProof(db, userId);
}

async function makeRecord(
  {
    db,
    now,
    newId,
    hasFreeSpace,
    observe,
    accounts,
    mailing,
  }: Pick<Context, 'db' | 'now' | 'newId'> &
    Partial<Pick<Context, 'hasFreeSpace' | 'observe' | 'accounts' | 'mailing'>>,
  { userId, email, emailVerified, name, isProfileUnknown }: Identity,
): Promise<void> {
  if ((await hasFreeSpace?.()) === false) throw new AppError('STORAGE_FULL');
  // What a deleted account had left is found by the address, so a record is not begun without it.
  if (isProfileUnknown) throw new AppError('IDENTITY_UNAVAILABLE', {}, { retryAfterSeconds: 5 });
  const createdAt = now();
  // Nobody waits who could not be asked when they came (note 111).
  const needsProof = Boolean(mailing) && accounts?.kind === 'local' && !emailVerified;
  await db.transaction().execute(async (trx) => {
    const { demoPlansSaved, ...allowance } = await firstAllowance(trx, { email, at: createdAt });
    const isNew = await insertIfMissing(trx, userId, { email, emailVerified, name, demoPlansSaved, createdAt });
    if (!isNew) return;
    // Looked at last: a deletion that was under way has ended by now.
    if (await isDeleted(trx, { subjectHash: subjectHash(userId), at: createdAt }))
      throw new AppError('UNAUTHENTICATED');
    await insertSubscription(trx, userId, { at: createdAt });
    await insertAllowance(trx, userId, { ...allowance, needsProof });
    await insertMovement(trx, userId, {
      id: newId(),
      kind: 'grant',
      amount: allowance.tokens,
      balanceAfter: allowance.tokens,
      generationId: null,
      createdAt,
    });
    observe?.({ event: 'tokens', movement: 'granted', tokens: allowance.tokens });
  });
}

function hasChanged(known: KnownUser, current: Pick<Identity, 'email' | 'emailVerified' | 'name'>): boolean {
  return known.email !== current.email || known.email_verified !== current.emailVerified || known.name !== current.name;
}
