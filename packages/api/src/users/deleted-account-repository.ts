import type { Db } from '@platewise/db/database';

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

/** Notes that an account was deleted. */
export async function insertDeleted(
  db: Db,
  { subjectHash, keptUntil }: { subjectHash: string; keptUntil: Date },
): Promise<void> {
  await db
    .insertInto('deleted_account')
    .values({ subject_hash: subjectHash, kept_until: keptUntil })
    .onConflict((conflict) => conflict.column('subject_hash').doUpdateSet({ kept_until: keptUntil }))
    .execute();
}

/** Removes what is known of accounts whose bearers have all ended. */
export async function deleteForgotten(db: Db, { at }: { at: Date }): Promise<void> {
  await db.deleteFrom('deleted_account').where('kept_until', '<=', at).execute();
}
