import type { Context } from '../../context.ts';
import { findUnlisted, markListed } from './deleted-account-repository.ts';

/** Deletions that are held in memory at once. */
const BATCH = 200;

/**
 * Writes the deletions that are not there yet to the file of deleted accounts; answers how many. Noted after they are
 * written: a process that is killed between the two leaves a line twice, which means the same.
 */
export async function listDeletions({
  db,
  now,
  deletedAccounts,
}: Pick<Context, 'db' | 'now' | 'deletedAccounts'>): Promise<number> {
  let listed = 0;
  for (let rows = await next(db); rows.length > 0; rows = await next(db)) {
    await deletedAccounts.append(
      rows.map(({ subject_hash, deleted_at }) => ({ account: subject_hash, deletedAt: deleted_at.toISOString() })),
    );
    for (const row of rows) await markListed(db, { ...row, at: now() });
    listed += rows.length;
    if (rows.length < BATCH) break;
  }
  return listed;
}

function next(db: Context['db']) {
  return findUnlisted(db, { limit: BATCH });
}
