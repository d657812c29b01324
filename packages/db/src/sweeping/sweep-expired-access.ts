import type { Db } from '../database.ts';
import { sweepRows } from './sweep-rows.ts';

const TABLES = ['auth_session', 'auth_verification'] as const;

/**
 * Removes the sign-ins and the links for a new password that are over at `at`: they let nobody in, and a sign-in holds an
 * address and a browser's name. Safe with several processes at once. False when some may be left, because there are more
 * than one sweep takes or `signal` was aborted.
 */
export async function sweepExpiredAccess(db: Db, { at, signal }: { at: Date; signal: AbortSignal }): Promise<boolean> {
  for (const table of TABLES) {
    if (!(await sweepRows(db, { table, by: 'expiresAt', until: at }, { signal }))) return false;
  }
  return true;
}
