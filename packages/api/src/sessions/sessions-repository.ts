import type { Db } from '@platewise/db/database';
import { sweepRows } from '@platewise/db/sweeping/sweep-rows';

/** Notes that a session of a hosted sign-in service has ended; bearers of it are refused until `retainedUntil`. */
export async function insertEnded(
  db: Db,
  { sessionHash, retainedUntil }: { sessionHash: string; retainedUntil: Date },
): Promise<void> {
  await db
    .insertInto('ended_session')
    .values({ session_hash: sessionHash, kept_until: retainedUntil })
    .onConflict((conflict) => conflict.column('session_hash').doUpdateSet({ kept_until: retainedUntil }))
    .execute();
}

/** Removes what is known of sessions whose bearers have all ended. */
export async function deleteForgotten(db: Db, { at }: { at: Date }): Promise<void> {
  await sweepRows(db, { table: 'ended_session', by: 'kept_until', until: at });
}

/** Sets whether a hosted sign-in service has banned an account. */
export async function setBanned(
  db: Db,
  { subjectHash, isBanned, at }: { subjectHash: string; isBanned: boolean; at: Date },
): Promise<void> {
  if (!isBanned) {
    await db.deleteFrom('banned_account').where('subject_hash', '=', subjectHash).execute();
    return;
  }
  await db
    .insertInto('banned_account')
    .values({ subject_hash: subjectHash, banned_at: at })
    .onConflict((conflict) => conflict.column('subject_hash').doNothing())
    .execute();
}

/** Ends a session of ours; false when the person has no such session. */
export async function deleteSession(db: Db, userId: string, { sessionId }: { sessionId: string }): Promise<boolean> {
  const row = await db
    .deleteFrom('auth_session')
    .where('userId', '=', userId)
    .where('id', '=', sessionId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends every session of ours of a person; answers how many let them in. */
export async function deleteSessions(db: Db, userId: string): Promise<number> {
  const rows = await db.deleteFrom('auth_session').where('userId', '=', userId).returning('id').execute();
  return rows.length;
}

/** Notes when the person of a session of ours proved who they are. */
export async function markProved(
  db: Db,
  userId: string,
  { sessionId, at }: { sessionId: string; at: Date },
): Promise<void> {
  await db
    .updateTable('auth_session')
    .set({ provedAt: at })
    .where('userId', '=', userId)
    .where('id', '=', sessionId)
    .execute();
}

/** When the person of an open session of ours last proved who they are; null when there is no such session any more. */
export async function findProof(
  db: Db,
  userId: string,
  { sessionId, at }: { sessionId: string; at: Date },
): Promise<Date | null> {
  const row = await db
    .selectFrom('auth_session')
    .select(({ fn }) => fn.coalesce('provedAt', 'createdAt').as('proved_at'))
    .where('userId', '=', userId)
    .where('id', '=', sessionId)
    .where('expiresAt', '>', at)
    .executeTakeFirst();
  return row?.proved_at ?? null;
}

/** Ends every session of an account but one. */
export async function deleteOtherSessions(db: Db, userId: string, { sessionId }: { sessionId: string }): Promise<void> {
  await db.deleteFrom('auth_session').where('userId', '=', userId).where('id', '!=', sessionId).execute();
}

/** Ends every link for a new password of an account. */
export async function deleteResetLinks(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('auth_verification').where('value', '=', userId).execute();
}

/** The sessions of ours that let a person in, newest first. */
export function listSessions(db: Db, userId: string, { at }: { at: Date }) {
  return db
    .selectFrom('auth_session')
    .select(['id', 'createdAt', 'expiresAt', 'ipAddress', 'userAgent'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', at)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(100)
    .execute();
}
