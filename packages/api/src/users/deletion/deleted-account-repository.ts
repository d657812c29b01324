import type { Db } from '@platewise/db/database';
import { sweepRows } from '@platewise/db/sweeping/sweep-rows';
import type { DeletedAccountRow } from '@platewise/db/tables/backup-tables';
import { sql } from 'kysely';

/** Whether an account was deleted so lately that bearers of it may still be good. */
export async function isDeleted(db: Db, { subjectHash, at }: { subjectHash: string; at: Date }): Promise<boolean> {
  const row = await db
    .selectFrom('deleted_account')
    .select('subject_hash')
    .where('subject_hash', '=', subjectHash)
    .where('kept_until', '>', at)
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that an account was deleted; it is to be written to the file of deleted accounts. */
export async function insertDeleted(
  db: Db,
  { subjectHash, at, retainedUntil }: { subjectHash: string; at: Date; retainedUntil: Date },
): Promise<void> {
  const row = { deleted_at: at, kept_until: retainedUntil, listed_at: null };
  await db
    .insertInto('deleted_account')
    .values({ subject_hash: subjectHash, ...row })
    .onConflict((conflict) => conflict.column('subject_hash').doUpdateSet(row))
    .execute();
}

/** Deletions that are not in the file of deleted accounts yet, oldest first. */
export function findUnlisted(
  db: Db,
  { limit }: { limit: number },
): Promise<Pick<DeletedAccountRow, 'subject_hash' | 'deleted_at'>[]> {
  return db
    .selectFrom('deleted_account')
    .select(['subject_hash', 'deleted_at'])
    .where('listed_at', 'is', null)
    .orderBy('deleted_at')
    .limit(limit)
    .execute();
}

/** Notes that a deletion is in the file, unless the account was deleted again meanwhile. */
export async function markListed(
  db: Db,
  { subject_hash, deleted_at, at }: Pick<DeletedAccountRow, 'subject_hash' | 'deleted_at'> & { at: Date },
): Promise<void> {
  await db
    .updateTable('deleted_account')
    .set({ listed_at: at })
    .where('subject_hash', '=', subject_hash)
    .where('deleted_at', '=', deleted_at)
    .execute();
}

/** Removes what is known of accounts whose bearers have all ended, once it is in the file. */
export async function deleteForgotten(db: Db, { at }: { at: Date }): Promise<void> {
  const only = sql`listed_at is not null`;
  await sweepRows(db, { table: 'deleted_account', by: 'kept_until', until: at, only });
}
