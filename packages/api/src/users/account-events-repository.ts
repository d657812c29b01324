import type { Db } from '@platewise/db/database';
import { sweepRows } from '@platewise/db/sweeping/sweep-rows';

/** Notes a message; false when it was noted before. */
export async function insert(
  db: Db,
  event: { id: string; subjectHash: string; happenedAt: Date | null; takenAt: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('account_event')
    .values({
      id: event.id,
      subject_hash: event.subjectHash,
      happened_at: event.happenedAt,
      taken_at: event.takenAt,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function isKnown(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom('account_event').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** Whether something newer about the same person was taken already. */
export async function hasNewer(db: Db, subjectHash: string, { than }: { than: Date }): Promise<boolean> {
  const row = await db
    .selectFrom('account_event')
    .select('id')
    .where('subject_hash', '=', subjectHash)
    .where('happened_at', '>', than)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteTakenBefore(db: Db, before: Date): Promise<void> {
  await sweepRows(db, { table: 'account_event', by: 'taken_at', until: before });
}
