import { createHash } from 'node:crypto';
import { AppError } from '../app-error.ts';
import type { Context, Identity } from '../context.ts';
import { type CallerRow, readSessionCaller } from './caller-repository.ts';

/** A caller who may go on: their record and what they have, where there is one, and when they last proved who they are. */
export type AdmittedCaller = Pick<CallerRow, 'user' | 'rights'> & { provedAt: Date | null };

/**
 * Reads a caller's record and lets them go on while the session of their bearer does. A bearer whose session has ended
 * counts as expired: a browser that is signed in again gets a new one, any other learns that it is signed out.
 * @throws AppError TOKEN_EXPIRED; UNAUTHENTICATED for an account that the sign-in service has banned
 */
export async function admitCaller(
  { db, now, accounts }: Pick<Context, 'db' | 'now'> & Partial<Pick<Context, 'accounts'>>,
  { userId, sessionId, provedAt }: Identity,
): Promise<AdmittedCaller> {
  const row = await readSessionCaller(db, {
    userId,
    sessionId: sessionId ?? null,
    sessionHash: sessionHash(sessionId ?? ''),
    at: now(),
  });
  if (row.isBanned) throw new AppError('UNAUTHENTICATED');
  const isGone = accounts?.kind === 'local' && row.sessionProvedAt === null;
  if (sessionId !== undefined && (row.hasEnded || isGone)) throw new AppError('TOKEN_EXPIRED');
  return { user: row.user, rights: row.rights, provedAt: provedAt ?? row.sessionProvedAt };
}

/** What is kept of a session of a hosted sign-in service: enough to know it again. */
export function sessionHash(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('hex');
}
