import type { Db } from '@platewise/db/database';
import { sql } from 'kysely';

/** The digest of somebody's id, and those of the ids that they had before they moved, as the log of operators has them. */
export async function findEverySubject(db: Db, subjectHash: string): Promise<string[]> {
  const { rows } = await sql<{ subject: string }>`
    with recursive known (subject) as (
      select ${subjectHash}::text
      union
      select log.detail from admin_log as log join known on log.subject = known.subject where log.action = 'account-moved'
    )
    select subject from known`.execute(db);
  return rows.map(({ subject }) => subject);
}
