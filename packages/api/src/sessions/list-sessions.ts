import type { SignedInSession } from '@platewise/contract/account/session-schema';
import type { UserContext } from '../context.ts';
import { listSessions as listRows } from './sessions-repository.ts';

/** How much of what a browser calls itself is shown. */
const BROWSER_MAX_CHARACTERS = 300;

/** Where the caller is signed in, newest first; none where a hosted sign-in service keeps the sessions. */
export async function listSessions({
  db,
  identity,
  now,
}: Pick<UserContext, 'db' | 'identity' | 'now'>): Promise<SignedInSession[]> {
  const rows = await listRows(db, identity.userId, { at: now() });
  return rows.map((row) => ({
    id: row.id,
    signedInAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    address: row.ipAddress || null,
    browser: row.userAgent?.slice(0, BROWSER_MAX_CHARACTERS) || null,
    isThisOne: row.id === identity.sessionId,
  }));
}
