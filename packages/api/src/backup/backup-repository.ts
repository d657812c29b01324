import type { Db } from '@platewise/db/database';
import { sql } from 'kysely';

/** A column whose value is kept; what the database computes itself is not. `type` is the database's name of it. */
export type BackupColumn = { name: string; type: string };
export type BackupTable = { name: string; columns: BackupColumn[] };

/** Rows read at once. A row holds 64 KB at most. */
const ROWS_AT_ONCE = 200;

/**
 * Makes the transaction print values in the way that every Postgres reads back unchanged, whatever the server's settings,
 * and lets its statements take their time.
 */
export async function usePortableText(trx: Db): Promise<void> {
  await sql`
    select set_config('TimeZone', 'UTC', true), set_config('DateStyle', 'ISO, YMD', true),
      set_config('IntervalStyle', 'iso_8601', true), set_config('extra_float_digits', '1', true),
      set_config('bytea_output', 'hex', true), set_config('statement_timeout', '0', true)`.execute(trx);
}

/** Those of the tables that there are, with their columns, each after the tables that it points at. */
export async function describeTables(db: Db, names: readonly string[]): Promise<BackupTable[]> {
  const { rows: columns } = await sql<{ table: string; name: string; type: string }>`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid
    join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = current_schema() and c.relkind = 'r' and c.relname = any(${names}::text[])
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by c.relname, a.attnum`.execute(db);
  const { rows: keys } = await sql<{ table: string; parent: string }>`
    select c.relname as table, p.relname as parent
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_class p on p.oid = k.confrelid
    join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'f' and n.nspname = current_schema()`.execute(db);
  const sorted: BackupTable[] = [];
  const add = (name: string) => {
    if (sorted.some((table) => table.name === name)) return;
    for (const { parent } of keys.filter(({ table, parent: other }) => table === name && other !== name)) add(parent);
    const own = columns.filter(({ table }) => table === name).map(({ name: column, type }) => ({ name: column, type }));
    sorted.push({ name, columns: own });
  };
  for (const name of new Set(columns.map(({ table }) => table))) add(name);
  return sorted.filter(({ name }) => names.includes(name));
}

/** The rows of a table, some at a time, each as a JSON array of its columns' texts. */
export async function* readRows(trx: Db, { name, columns }: BackupTable): AsyncGenerator<string[]> {
  const cells = sql.join(columns.map((column) => sql`${sql.id(column.name)}::text`));
  await sql`
    declare backup_rows no scroll cursor for
    select json_build_array(${cells})::text as row from ${sql.id(name)}`.execute(trx);
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(ROWS_AT_ONCE)} from backup_rows`.execute(trx);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await sql`close backup_rows`.execute(trx);
}

/** Adds rows as readRows gives them. */
export async function insertRows(trx: Db, { name, columns }: BackupTable, rows: readonly string[]): Promise<void> {
  if (rows.length === 0) return;
  const names = sql.join(columns.map((column) => sql.id(column.name)));
  // The types are the database's own words, of its catalog.
  const cells = sql.join(columns.map(({ type }, place) => sql`(r.cells ->> ${sql.lit(place)})::${sql.raw(type)}`));
  await sql`
    insert into ${sql.id(name)} (${names}) overriding system value
    select ${cells} from json_array_elements(${`[${rows.join(',')}]`}::json) as r (cells)`.execute(trx);
}

/** The last value that each sequence of these tables has given, by its name; none for one that has given none. */
export async function readSequences(db: Db, tables: readonly string[]): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string; value: string }>`
    select s.sequencename as name, s.last_value::text as value
    from pg_sequences s
    join pg_class c on c.relname = s.sequencename and c.relkind = 'S'
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = s.schemaname
    join pg_depend d on d.objid = c.oid and d.deptype in ('a', 'i')
    join pg_class t on t.oid = d.refobjid
    where s.schemaname = current_schema() and t.relname = any(${tables}::text[]) and s.last_value is not null`.execute(
    db,
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** Has a sequence go on after a value. */
export async function setSequence(trx: Db, name: string, value: string): Promise<void> {
  await sql`select setval(format('%I.%I', current_schema(), ${name}::text)::regclass, ${value}::bigint)`.execute(trx);
}

/** The migrations that have made the tables, in their order. */
export async function listMigrations(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Keeps everybody else from these tables until the transaction ends. */
export async function lockTables(trx: Db, names: readonly string[]): Promise<void> {
  await sql`lock table ${idsOf(names)} in access exclusive mode`.execute(trx);
}

/** Empties the tables, all at once: none that is not named may point at them. */
export async function emptyTables(trx: Db, names: readonly string[]): Promise<void> {
  await sql`truncate ${idsOf(names)} restart identity`.execute(trx);
}

/** Removes the tables, all at once: none that is not named may point at them. */
export async function dropTables(trx: Db, names: readonly string[]): Promise<void> {
  await sql`drop table ${idsOf(names)}`.execute(trx);
}

/** How many accounts, messages and newsletter addresses there are. */
export async function countPeople(db: Db): Promise<{ accounts: number; contacts: number }> {
  const { rows } = await sql<{ accounts: number; contacts: number }>`
    select
      (select count(*) from (select id from app_user union select id from auth_user) as people) as accounts,
      (select count(*) from contact_message) + (select count(*) from newsletter_subscriber) as contacts`.execute(db);
  return rows[0] ?? { accounts: 0, contacts: 0 };
}

/** Those accounts whose id has one of the digests that subjectHash makes. */
export async function findByDigests(db: Db, digests: readonly string[]): Promise<{ id: string; digest: string }[]> {
  const { rows } = await sql<{ id: string; digest: string }>`
    select id, digest
    from (select id, encode(sha256(convert_to(id, 'UTF8')), 'hex') as digest
      from (select id from app_user union select id from auth_user) as ids) as people
    where digest = any(${digests}::text[])`.execute(db);
  return rows;
}

function idsOf(names: readonly string[]) {
  return sql.join(names.map((name) => sql.id(name)));
}
