import type { Db } from './database.ts';

const TABLES = ['auth_session', 'auth_verification'] as const;
/** Rows removed in one statement, so that none holds many of them for long. */
const BATCH_ROWS = 500;
/** Batches of one table in one sweep, so that other work gets its turn. */
const BATCHES = 20;

/**
 * Removes the sign-ins and the links for a new password that are over at `at`: they let nobody in, and a sign-in holds an
 * address and a browser's name. Safe with several processes at once. False when some may be left, because there are more
 * than one sweep takes or `signal` was aborted.
 */
export async function sweepExpiredAccess(db: Db, { at, signal }: { at: Date; signal: AbortSignal }): Promise<boolean> {
  for (const table of TABLES) {
    if (!(await sweepTable(db, table, { at, signal }))) return false;
  }
  return true;
}

async function sweepTable(
  db: Db,
  table: (typeof TABLES)[number],
  { at, signal }: { at: Date; signal: AbortSignal },
): Promise<boolean> {
  for (let batch = 0; batch < BATCHES && !signal.aborted; batch += 1) {
    if ((await deleteBatch(db, table, at)) < BATCH_ROWS) return true;
  }
  return false;
}

// Rows that another process holds are left to it, so that nobody waits.
async function deleteBatch(db: Db, table: (typeof TABLES)[number], at: Date): Promise<number> {
  const { numDeletedRows } = await db
    // Named beforehand, so that it is run once: inside the condition the database may run it, and lock, more than once.
    .with('expired', (query) =>
      query.selectFrom(table).select('id').where('expiresAt', '<=', at).limit(BATCH_ROWS).forUpdate().skipLocked(),
    )
    .deleteFrom(table)
    .where('id', 'in', (query) => query.selectFrom('expired').select('id'))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
