import { HELD_RETRY_SECONDS, isHeld } from '@platewise/db/is-held';
import type { AccountEvent } from '@platewise/providers/identity/account-event';
import { AppError } from '../app-error.ts';
import type { Context } from '../context.ts';
import { sessionHash } from '../sessions/admit-caller.ts';
import { ENDED_SESSION_RETENTION_MS } from '../sessions/end-session.ts';
import { insertEnded, setBanned } from '../sessions/sessions-repository.ts';
import { deleteTakenBefore, hasNewer, insert, isKnown } from './account-events-repository.ts';
import { subjectHash } from './subject-hash.ts';
import { lockUser, updateProfile } from './users-repository.ts';

/** A service sends a message again for about a day; what is older than this is not sent again. */
const RETENTION_MS = 7 * 24 * 3_600_000;

export type AccountEventOutcome = 'taken' | 'duplicate' | 'ignored';

type Uses = Pick<Context, 'db' | 'now'> & {
  /** Removes a person and all that is theirs; nothing when there is nobody. May be called twice. */
  deletePerson: (userId: string) => Promise<void>;
};

/**
 * Does what a hosted sign-in service says about an account: a new address or name is kept, a person who was deleted
 * there is deleted here, a session that ended and an account that was banned there let nobody in here. Events may come
 * late, twice and in any order; none makes a record that was not there.
 * @throws AppError ACCOUNT_EVENTS_NOT_TAKEN while a restored instance is not released
 */
export async function takeAccountEvent(uses: Uses, event: AccountEvent): Promise<AccountEventOutcome> {
  // Refused, the service sends it again: held with what else is not to happen before a restored instance is released.
  if (await isHeld(uses.db))
    throw new AppError('ACCOUNT_EVENTS_NOT_TAKEN', {}, { retryAfterSeconds: HELD_RETRY_SECONDS });
  await deleteTakenBefore(uses.db, new Date(uses.now().getTime() - RETENTION_MS));
  switch (event.kind) {
    case 'other':
      return 'ignored';
    case 'updated':
      return takeUpdate(uses, event);
    case 'deleted':
      return takeDeletion(uses, event);
    case 'session-ended':
      return takeSessionEnd(uses, event);
  }
}

function takeUpdate(
  { db, now }: Uses,
  event: Extract<AccountEvent, { kind: 'updated' }>,
): Promise<AccountEventOutcome> {
  const { id, userId, at, email, emailVerified, name, isBanned } = event;
  const digest = subjectHash(userId);
  return db.transaction().execute(async (trx) => {
    // Two messages about one person take turns, so that the older one sees the newer one.
    await lockUser(trx, userId);
    const isOutdated = await hasNewer(trx, digest, { than: at });
    if (!(await insert(trx, { id, subjectHash: digest, happenedAt: at, takenAt: now() }))) return 'duplicate';
    if (isOutdated) return 'ignored';
    await updateProfile(trx, userId, { email, emailVerified, name });
    await setBanned(trx, { subjectHash: digest, isBanned, at });
    return 'taken';
  });
}

async function takeSessionEnd(
  { db, now }: Uses,
  { id, userId, sessionId }: Extract<AccountEvent, { kind: 'session-ended' }>,
): Promise<AccountEventOutcome> {
  const takenAt = now();
  const retainedUntil = new Date(takenAt.getTime() + ENDED_SESSION_RETENTION_MS);
  return db.transaction().execute(async (trx) => {
    await insertEnded(trx, { sessionHash: sessionHash(sessionId), retainedUntil });
    const isNew = await insert(trx, { id, subjectHash: subjectHash(userId), happenedAt: null, takenAt });
    return isNew ? 'taken' : 'duplicate';
  });
}

// Noted last: a deletion that failed halfway is sent again, and must not be taken for done.
async function takeDeletion(
  { db, now, deletePerson }: Uses,
  { id, userId }: Extract<AccountEvent, { kind: 'deleted' }>,
): Promise<AccountEventOutcome> {
  if (await isKnown(db, id)) return 'duplicate';
  await deletePerson(userId);
  await insert(db, { id, subjectHash: subjectHash(userId), happenedAt: null, takenAt: now() });
  return 'taken';
}
