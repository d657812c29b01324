import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../database.ts';
import type { OpenDatabase } from '../opening/open-database.ts';
import { placeTables, type TablePlacement } from '../testing/table-placement.ts';
import { createTestDatabase, testDatabases } from '../testing/test-database.ts';

type UniqueIndex = { name: string; table: string; columns: string[] };
type ForeignKey = { name: string; table: string; parent: string; columns: string[]; parentColumns: string[] };

describe.each(testDatabases())('the script for Citus, on the schema of %s', (kind) => {
  let database: OpenDatabase;
  let trx: Db;
  let undo: () => Promise<void>;
  beforeEach(async () => {
    database = await createTestDatabase({ kind });
    const transaction = await database.db.startTransaction().execute();
    trx = transaction;
    undo = () => transaction.rollback().execute();
  });
  afterEach(async () => {
    await undo();
    await database.close();
  });

  test('distributes every table of a person by their id, but those that are found without it', async () => {
    const { distributed, reference } = await placeTables(trx);

    const { rows } = await sql<{ name: string }>`
      select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and a.attname = 'user_id'
      order by 1`.execute(trx);
    const elsewhere = rows.filter(({ name }) => !distributed.has(name)).map(({ name }) => name);
    expect(elsewhere).toEqual(['newsletter_link', 'newsletter_subscriber', 'sandbox_subscription']);
    expect([...distributed].filter(([, column]) => column !== 'user_id')).toEqual([
      ['app_user', 'id'],
      ['auth_session', 'userId'],
    ]);
    expect([...reference]).toEqual(['ended_session', 'banned_account']);
  });

  test('ends at a table that it does not know, and at one that is gone', async () => {
    await sql`create table water_log (user_id text primary key)`.execute(trx);
    await sql`drop table mail_outbox`.execute(trx);

    await expect(placeTables(trx)).rejects.toThrow('not placed, placed twice, or unknown: mail_outbox, water_log');
  });

  test('leaves no unique index that a shard alone cannot hold', async () => {
    const placement = await placeTables(trx);

    expect(await unheldIndexes(trx, placement)).toEqual([]);
    await sql`create unique index favorite_meal on favorite (meal_id)`.execute(trx);
    expect(await unheldIndexes(trx, placement)).toEqual(['favorite_meal']);
  });

  test('leaves no foreign key that leads out of a shard', async () => {
    const placement = await placeTables(trx);

    expect(await unheldKeys(trx, placement)).toEqual([]);
    await sql`alter table diary_meal add constraint of_account foreign key (user_id) references auth_user (id)`.execute(
      trx,
    );
    await sql`alter table auth_account add constraint of_person foreign key ("userId") references app_user (id)`.execute(
      trx,
    );
    expect(await unheldKeys(trx, placement)).toEqual(['of_account', 'of_person']);
  });

  test('distributes what foreign keys lead to first', async () => {
    const { distributed } = await placeTables(trx);

    const order = [...distributed.keys()];
    const keys = (await foreignKeys(trx)).filter(({ table }) => distributed.has(table));
    expect(keys.length).toBeGreaterThan(25);
    expect(keys.filter(({ table, parent }) => order.indexOf(parent) > order.indexOf(table))).toEqual([]);
  });

  test('leaves no trigger, rule or sequence on a distributed table', async () => {
    const { distributed } = await placeTables(trx);

    const { rows } = await sql<{ name: string }>`
      select tgrelid::regclass::text as name from pg_trigger where not tgisinternal
      union all select ev_class::regclass::text from pg_rewrite join pg_class c on c.oid = ev_class and c.relkind = 'r'
      union all select refobjid::regclass::text from pg_depend
        where deptype in ('a', 'i') and classid = 'pg_class'::regclass
        and objid in (select oid from pg_class where relkind = 'S')`.execute(trx);
    expect(rows.filter(({ name }) => distributed.has(name))).toEqual([]);
  });
});

/** Unique indexes of distributed tables without the column by which rows find their shard (Citus: 'Cannot create uniqueness constraint'). */
async function unheldIndexes(trx: Db, { distributed }: TablePlacement): Promise<string[]> {
  const { rows } = await sql<UniqueIndex>`
    select c.relname as name, i.indrelid::regclass::text as table,
      (select json_agg(a.attname) from pg_attribute a where a.attrelid = i.indrelid and a.attnum = any(i.indkey)) as columns
    from pg_index i join pg_class c on c.oid = i.indexrelid where i.indisunique order by 1`.execute(trx);
  return rows.filter((index) => !holds(distributed, index)).map(({ name }) => name);
}

/** Foreign keys that Citus refuses (its page 'Creating and Modifying Distributed Objects', 'Adding/Removing Constraints'). */
async function unheldKeys(trx: Db, { distributed, reference }: TablePlacement): Promise<string[]> {
  const isHeld = ({ table, parent, columns, parentColumns }: ForeignKey) => {
    const [own, others] = [distributed.get(table), distributed.get(parent)];
    if (own && others) return columns.indexOf(own) >= 0 && columns.indexOf(own) === parentColumns.indexOf(others);
    if (own) return reference.has(parent);
    return !others && reference.has(table) === reference.has(parent);
  };
  return (await foreignKeys(trx)).filter((key) => !isHeld(key)).map(({ name }) => name);
}

async function foreignKeys(trx: Db): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select conname as name, conrelid::regclass::text as table, confrelid::regclass::text as parent,
      (select json_agg(a.attname order by n) from unnest(conkey) with ordinality as k (number, n)
        join pg_attribute a on a.attrelid = conrelid and a.attnum = k.number) as columns,
      (select json_agg(a.attname order by n) from unnest(confkey) with ordinality as k (number, n)
        join pg_attribute a on a.attrelid = confrelid and a.attnum = k.number) as "parentColumns"
    from pg_constraint where contype = 'f' order by 1`.execute(trx);
  return rows;
}

function holds(distributed: TablePlacement['distributed'], { table, columns }: UniqueIndex): boolean {
  const column = distributed.get(table);
  return column === undefined || columns.includes(column);
}
