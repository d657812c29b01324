import { type RawBuilder, sql } from 'kysely';
import type { Database, Db } from '../database.ts';

/** Rows removed in one statement, so that none holds many of them for long. */
const BATCH_ROWS = 500;
/** Batches of one sweep, so that other work gets its turn; the next sweep goes on. */
const BATCHES = 20;

/** What is swept from a table: rows whose time is over. */
export type Sweep = {
  table: keyof Database;
  /** The column that an index finds them by, oldest first. */
  by: string;
  /** They are over at this moment, day or month; earlier ones as well. */
  until: Date | string;
  /** What else has to be true of them. */
  only?: RawBuilder<unknown>;
};

/**
 * Removes what is over, however much it is, in batches of 500 rows and transactions of their own. Rows that another process holds are
 * left to it, so that nobody waits. False when some may be left, because there are more than 10,000 or `signal` was aborted.
 */
export async function sweepRows(db: Db, sweep: Sweep, { signal }: { signal?: AbortSignal } = {}): Promise<boolean> {
  if (await liesOnSeveralServers(db)) return deleteEverywhere(db, sweep);
  for (let batch = 0; batch < BATCHES && !signal?.aborted; batch += 1) {
    if ((await deleteBatch(db, sweep)) < BATCH_ROWS) return true;
  }
  return false;
}

async function deleteBatch(db: Db, sweep: Sweep): Promise<number> {
  // Named beforehand, so that it is run once: inside the condition the database may run it, and lock, more than once. By the
  // places of rows, which cannot move while they are locked: by their keys the database may prefer to read the whole table.
  const { table, by } = sweep;
  const { numAffectedRows } = await sql`
    with over as materialized (
      select ctid from ${sql.table(table)} where ${isOver(sweep)}
      order by ${sql.ref(by)} limit ${sql.lit(BATCH_ROWS)} for update skip locked
    )
    delete from ${sql.table(table)} where ctid = any(array(select ctid from over))`.execute(db);
  return Number(numAffectedRows ?? 0);
}

// Citus locks rows of one shard only ('SQL Support and Workarounds', 'Cross-Node SQL Queries'), and a place is one of a shard. Each
// shard removes its own share.
async function deleteEverywhere(db: Db, sweep: Sweep): Promise<boolean> {
  await sql`delete from ${sql.table(sweep.table)} where ${isOver(sweep)}`.execute(db);
  return true;
}

async function liesOnSeveralServers(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_extension where extname = 'citus'`.execute(db);
  return rows.length > 0;
}

function isOver({ by, until, only }: Sweep) {
  return sql`${sql.ref(by)} <= ${until} ${only ? sql`and ${only}` : sql``}`;
}
