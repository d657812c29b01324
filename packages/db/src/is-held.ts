import { type Expression, type SqlBool, sql } from 'kysely';
import type { Db } from './database.ts';

/** When anyone who was refused because of it may try again: seconds. */
export const HELD_RETRY_SECONDS = 300;

/**
 * A condition that is true unless this instance was restored and not released yet. It stands in the statement that takes
 * work from a queue, so that a process which was at work during the restore takes nothing of what came back.
 */
export function isNotHeld(): Expression<SqlBool> {
  return sql<SqlBool>`not exists (select 1 from restored_backup where released_at is null)`;
}

/** Whether this instance was restored from a backup and not released yet. */
export async function isHeld(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('restored_backup')
    .select('id')
    .where('released_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
