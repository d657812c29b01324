import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../database.ts';

/** Where the tables of a Citus cluster lie: which are distributed, by which column, and which have a copy on every node; the others are local. */
export type TablePlacement = { distributed: ReadonlyMap<string, string>; reference: ReadonlySet<string> };

const SCRIPT = join(import.meta.dirname, '../../../../infra/citus/distribute.sql');

/** What Citus would do: here it is only noted. */
const STAND_IN = `
  create temporary table pg_dist_partition (logicalrelid regclass not null, dist_column text) on commit drop;
  create function create_distributed_table(name regclass, dist_column text, colocate_with text) returns void
    language sql as $$ insert into pg_dist_partition values (name, dist_column) $$;
  create function create_reference_table(name regclass) returns void
    language sql as $$ insert into pg_dist_partition values (name, null) $$`;

/**
 * Runs the script that distributes a database, with a stand-in for the functions of Citus, which no package brings here.
 * The transaction has to be rolled back.
 */
export async function placeTables(trx: Db): Promise<TablePlacement> {
  await sql.raw(STAND_IN).execute(trx);
  await sql.raw(await readFile(SCRIPT, 'utf8')).execute(trx);
  const { rows } = await sql<{ name: string; dist_column: string | null }>`
    select logicalrelid::text as name, dist_column from pg_dist_partition`.execute(trx);
  return {
    distributed: new Map(rows.flatMap(({ name, dist_column }) => (dist_column ? [[name, dist_column] as const] : []))),
    reference: new Set(rows.flatMap(({ name, dist_column }) => (dist_column ? [] : [name]))),
  };
}

class Undo extends Error {}

/** The same of a database that is to stay as it is. */
export async function readPlacement(db: Db): Promise<TablePlacement> {
  let placement: TablePlacement | undefined;
  const undone = db.transaction().execute(async (trx) => {
    placement = await placeTables(trx);
    throw new Undo();
  });
  await undone.catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error;
  });
  if (!placement) throw new Error('The script has placed nothing.');
  return placement;
}
