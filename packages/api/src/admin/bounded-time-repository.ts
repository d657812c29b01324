import type { Db } from '@platewise/db/database';
import { sql } from 'kysely';

/** How long a statement of the admin area may take: an operator can ask more narrowly, people cannot do without the database. */
const STATEMENT_MS = 3000;

/** Reads for an operator in a transaction whose statements end after three seconds. */
export function inBoundedTime<Read>(db: Db, read: (trx: Db) => Promise<Read>): Promise<Read> {
  return db
    .transaction()
    .setAccessMode('read only')
    .execute(async (trx) => {
      await sql`set local statement_timeout = ${sql.lit(STATEMENT_MS)}`.execute(trx);
      return read(trx);
    });
}
