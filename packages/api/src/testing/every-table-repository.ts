import type { Db } from '@platewise/db/database';
import { sql } from 'kysely';

type Column = { table: string; column: string; type: string };
type ForeignKey = { table: string; columns: string[]; parent: string; parentColumns: string[] };
type Owners = Record<string, { column: string; value: string } | null>;
type Schema = { columns: Column[]; keys: ForeignKey[]; choices: Map<string, string> };

/** Every column of every table, and which columns point at a person's record or account. */
export async function readSchema(db: Db): Promise<Schema> {
  const { rows: columns } = await sql<Column>`
    select c.table_name as table, c.column_name as column, c.data_type as type
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.table_name not like 'kysely\_%'
    order by c.table_name, c.ordinal_position`.execute(db);
  const { rows: keys } = await sql<ForeignKey>`
    select
      key.conrelid::regclass::text as table,
      key.confrelid::regclass::text as parent,
      (select json_agg(a.attname order by place.n) from unnest(key.conkey) with ordinality as place (number, n)
        join pg_attribute a on a.attrelid = key.conrelid and a.attnum = place.number) as columns,
      (select json_agg(a.attname order by place.n) from unnest(key.confkey) with ordinality as place (number, n)
        join pg_attribute a on a.attrelid = key.confrelid and a.attnum = place.number) as "parentColumns"
    from pg_constraint key where key.contype = 'f'`.execute(db);
  const { rows: checks } = await sql<{ table: string; definition: string }>`
    select conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'c' and conrelid <> 0`.execute(db);
  const choices = checks.flatMap(({ table, definition }) => {
    const [, column, first] = /\(\(?"?(\w+)"? = ANY \(ARRAY\['([^']+)'/.exec(definition) ?? [];
    return column && first ? [[`${table}.${column}`, first] as const] : [];
  });
  return { columns, keys, choices: new Map(choices) };
}

/** Puts one row of a person's into every table, with something in every column. `owners` names the columns that hold the id. */
export async function fillTables(db: Db, userId: string, owners: Owners): Promise<void> {
  const schema = await readSchema(db);
  const filled = new Set<string>();
  const fill = async (table: string): Promise<void> => {
    if (filled.has(table)) return;
    filled.add(table);
    for (const { parent } of schema.keys.filter((key) => key.table === table)) await fill(parent);
    const columns = schema.columns.filter((column) => column.table === table);
    const names = sql.join(columns.map(({ column }) => sql.ref(column)));
    const values = sql.join(columns.map((column) => sql`${cellOf(schema, owners, userId, column)}`));
    await sql`insert into ${sql.table(table)} (${names}) values (${values})`.execute(db);
  };
  for (const table of Object.keys(owners)) await fill(table);
}

function cellOf(schema: Schema, owners: Owners, userId: string, { table, column, type }: Column): unknown {
  const owner = owners[table];
  if (owner?.column === column) return owner.value;
  const key = schema.keys.find((one) => one.table === table && one.columns.includes(column));
  const parentColumn = key?.parentColumns[key.columns.indexOf(column)];
  const parent = schema.columns.find((one) => one.table === key?.parent && one.column === parentColumn);
  if (parent) return cellOf(schema, owners, userId, parent);
  switch (type) {
    case 'integer':
    case 'bigint':
    case 'smallint':
    case 'double precision':
      return 1;
    case 'boolean':
      return true;
    case 'date':
      return '2026-11-21';
    case 'timestamp with time zone':
      return new Date('2026-11-21T10:00:00.000Z');
    case 'jsonb':
      return JSON.stringify({ of: userId });
    default:
      return schema.choices.get(`${table}.${column}`) ?? `${table} ${column} of ${userId}`;
  }
}

/** Every row of every table as the database prints it, in an order of its own. */
export async function readEveryRow(db: Db): Promise<Record<string, string[]>> {
  const { columns } = await readSchema(db);
  const all: Record<string, string[]> = {};
  for (const table of new Set(columns.map((column) => column.table))) {
    const names = columns.filter((column) => column.table === table).map(({ column }) => sql.id(column));
    const { rows } = await sql<{ row: string }>`
      select row(${sql.join(names)})::text as row from ${sql.table(table)} order by 1`.execute(db);
    all[table] = rows.map(({ row }) => row);
  }
  return all;
}

/** The rows of some tables that name somebody, as the database prints them, with the name of the table first. */
export async function readRowsNaming(db: Db, tables: readonly string[], text: string): Promise<string[]> {
  const each = tables.map(
    (table) => sql`select ${`${table} `}::text || one::text as row from ${sql.table(table)} as one`,
  );
  const { rows } = await sql<{ row: string }>`
    select row from (${sql.join(each, sql` union all `)}) as every where position(${text} in row) > 0 order by row`.execute(
    db,
  );
  return rows.map(({ row }) => row);
}

/** How many rows of each table have a text in any of their columns; tables without one are left out. */
export async function countMentions(db: Db, text: string): Promise<Record<string, number>> {
  const { columns } = await readSchema(db);
  const counts: Record<string, number> = {};
  for (const table of new Set(columns.map((column) => column.table))) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from ${sql.table(table)} as one
      where position(${text} in one::text) > 0`.execute(db);
    if (rows[0] && rows[0].count > 0) counts[table] = rows[0].count;
  }
  return counts;
}
