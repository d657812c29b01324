import type { UserContext } from '../context.ts';
import { sessionHash } from './admit-caller.ts';
import { deleteSession, insertEnded } from './sessions-repository.ts';

/** Longer than any bearer of a hosted sign-in service lives, in ms. */
export const ENDED_SESSION_RETENTION_MS = 3_600_000;

/** Ends the session that the caller's bearer was made in, without waiting for a hosted sign-in service to report it. */
export async function endSession({ db, identity, now }: Pick<UserContext, 'db' | 'identity' | 'now'>): Promise<null> {
  const { userId, sessionId } = identity;
  if (sessionId === undefined) return null;
  await deleteSession(db, userId, { sessionId });
  const retainedUntil = new Date(now().getTime() + ENDED_SESSION_RETENTION_MS);
  await insertEnded(db, { sessionHash: sessionHash(sessionId), retainedUntil });
  return null;
}
