import type { Db } from '@platewise/db/database';
import { sql } from 'kysely';
import type { PersonalTable } from './personal-tables.ts';

export type PersonalRow = Record<string, unknown>;

/** Some rows of a table that are a person's, in the order of its key, from the one after `after` on. */
export async function pageRows(
  db: Db,
  userId: string,
  { table, owner, key }: Pick<PersonalTable, 'owner' | 'key'> & { table: string },
  { after, limit }: { after: PersonalRow | null; limit: number },
): Promise<PersonalRow[]> {
  const names = sql.join(key.map((column) => sql.ref(column)));
  const values = sql.join(key.map((column) => sql`${after?.[column]}`));
  const { rows } = await sql<PersonalRow>`
    select * from ${sql.table(table)}
    where ${ownedBy(owner, userId)} ${after ? sql`and (${names}) > (${values})` : sql``}
    ${key.length > 0 ? sql`order by ${names}` : sql``}
    limit ${limit}`.execute(db);
  return rows;
}

function ownedBy(owner: PersonalTable['owner'], userId: string) {
  const column = sql.ref(owner.column);
  if (!('parent' in owner)) return sql`${column} = ${`${owner.prefix ?? ''}${userId}`}`;
  const { table, key, owner: parentOwner } = owner.parent;
  return sql`${column} in (select ${sql.ref(key)} from ${sql.table(table)} where ${sql.ref(parentOwner)} = ${userId})`;
}
