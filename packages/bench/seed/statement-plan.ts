import type { Db } from '@platewise/db/database';
import { preparedName } from '@platewise/db/prepared';
import { type CompiledQuery, sql } from 'kysely';
import pg from 'pg';

/** A part of a plan that reads more of a table than it has to. */
export type WideRead = { table: string; how: string };

/** Rows that may be read one after another: such a table lies in a few pages. */
const FEW_ROWS = 500;

type Node = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: Node[];
};

/**
 * Whole tables, and whole indexes without a condition, that the database means to go through for a statement, with the values that it was
 * asked with, and where connections know it by name (`prepare`) without them as well. Tables of up to 500 rows do not count.
 */
export async function wideReads(db: Db, { sql: text, parameters }: CompiledQuery): Promise<WideRead[]> {
  const values = parameters.map(literal);
  const call = values.length > 0 ? `wide_reads(${values.join(', ')})` : 'wide_reads';
  return db.connection().execute(async (connection) => {
    const found: WideRead[] = [];
    const partial = await partialIndexes(connection);
    await sql.raw(`prepare wide_reads as ${text}`).execute(connection);
    try {
      const modes = ['force_custom_plan', ...(preparedName(text) ? ['force_generic_plan'] : [])];
      for (const mode of modes) {
        await sql.raw(`set plan_cache_mode = ${mode}`).execute(connection);
        const { rows } = await sql
          .raw<{ 'QUERY PLAN': [{ Plan: Node }] }>(`explain (format json) execute ${call}`)
          .execute(connection);
        for (const row of rows) found.push(...widePartsOf(row['QUERY PLAN'][0].Plan, partial));
      }
    } finally {
      await sql.raw('deallocate wide_reads').execute(connection);
      await sql.raw('reset plan_cache_mode').execute(connection);
    }
    const large = await largeTables(connection);
    return found.filter(({ table }) => large.has(table));
  });
}

/** A read by a partial index is as narrow as the index. */
function widePartsOf(node: Node, partial: ReadonlySet<string>): WideRead[] {
  const { 'Node Type': how, 'Relation Name': table, 'Index Name': index = '', Plans = [] } = node;
  const isWholeIndex = how.startsWith('Index') && node['Index Cond'] === undefined && !partial.has(index);
  const own = table && (how === 'Seq Scan' || isWholeIndex) ? [{ table, how }] : [];
  return [...own, ...Plans.flatMap((plan) => widePartsOf(plan, partial))];
}

async function partialIndexes(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select indexrelid::regclass::text as name from pg_index where indpred is not null`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

async function largeTables(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and reltuples > ${FEW_ROWS}`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/** A value as Postgres reads it in a statement; it finds the type by what the value is compared with. */
function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  return pg.escapeLiteral(Array.isArray(value) ? `{${value.map(element).join(',')}}` : textOf(value));
}

function element(value: unknown): string {
  return value === null ? 'null' : JSON.stringify(textOf(value));
}

function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? value : JSON.stringify(value);
}
