import type { Db } from '@platewise/db/database';
import type { RestoredBackupRow } from '@platewise/db/tables/backup-tables';

/** Notes that this instance was restored; from then on mail, webhooks and payment tasks are held. */
export async function insert(db: Db, row: Omit<RestoredBackupRow, 'released_at'>): Promise<void> {
  await db
    .insertInto('restored_backup')
    .values({ ...row, released_at: null })
    .execute();
}

/** The restore that this instance comes from; undefined for one that never was restored. */
export function findLatest(db: Db): Promise<RestoredBackupRow | undefined> {
  return db.selectFrom('restored_backup').selectAll().orderBy('restored_at', 'desc').limit(1).executeTakeFirst();
}

/** Lets everything go on. */
export async function release(db: Db, { at }: { at: Date }): Promise<void> {
  await db.updateTable('restored_backup').set({ released_at: at }).where('released_at', 'is', null).execute();
}

/** What waits for the release. */
export async function countHeld(db: Db): Promise<{ emails: number; tasks: number }> {
  const { emails } = await db
    .selectFrom('mail_outbox')
    .select(({ fn }) => fn.countAll<number>().as('emails'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  const { tasks } = await db
    .selectFrom('payment_task')
    .select(({ fn }) => fn.countAll<number>().as('tasks'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return { emails, tasks };
}
