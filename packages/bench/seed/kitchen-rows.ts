import { describeTables, usePortableText } from '@platewise/api/backup/backup-repository';
import { PERSONAL_TABLES, type PersonalTable } from '@platewise/api/users/personal-tables';
import type { Db } from '@platewise/db/database';
import { sql } from 'kysely';

/** Columns of one table, and some rows of it as the texts that Postgres prints; null for null. */
export type TableRows = { table: string; columns: { name: string; type: string }[]; rows: (string | null)[][] };

/** What somebody has, each table after those that it points at. */
export type KitchenRows = { userId: string; tables: TableRows[] };

/** Counters of calls lie in memory or in a table that is not logged; they are nothing that people have. */
const LEFT_OUT = ['rate_counter'];

/** Every row of every table that is a person's. */
export function readKitchenRows(db: Db, userId: string): Promise<KitchenRows> {
  return db.transaction().execute(async (trx) => {
    await usePortableText(trx);
    const names = Object.keys(PERSONAL_TABLES).filter((name) => !LEFT_OUT.includes(name));
    const tables: TableRows[] = [];
    for (const { name: table, columns } of await describeTables(trx, names)) {
      const { owner } = (PERSONAL_TABLES as Record<string, PersonalTable>)[table] as PersonalTable;
      const cells = sql.join(columns.map(({ name }) => sql`${sql.id(name)}::text`));
      const { rows } = await sql<{ cells: (string | null)[] }>`
        select array[${cells}] as cells from ${sql.id(table)} where ${isOwnedBy(owner, userId)}`.execute(trx);
      tables.push({ table, columns, rows: rows.map((row) => row.cells) });
    }
    return { userId, tables };
  });
}

function isOwnedBy(owner: PersonalTable['owner'], userId: string) {
  const column = sql.id(owner.column);
  if (!('parent' in owner)) return sql`${column} = ${userId}`;
  const { table, key, owner: parentOwner } = owner.parent;
  return sql`${column} in (select ${sql.id(key)} from ${sql.id(table)} where ${sql.id(parentOwner)} = ${userId})`;
}
