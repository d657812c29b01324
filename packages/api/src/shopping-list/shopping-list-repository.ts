import type { Db } from '@platewise/db/database';
import type { ShoppingListRow, StoredListSource } from '@platewise/db/tables/shopping-list-tables';
import { sql } from 'kysely';

/** The list that a person keeps; undefined before its first source. */
export function findList(db: Db, userId: string): Promise<ShoppingListRow | undefined> {
  return listQuery(db, userId).executeTakeFirst();
}

/** The statement of `findList`. */
export function listQuery(db: Db, userId: string) {
  return db
    .selectFrom('shopping_list')
    .select(['user_id', 'source', 'number_of_people', 'updated_at'])
    .where('user_id', '=', userId);
}

/** Sets what a person's list follows, and since when: what it follows already, it follows since then unless it starts again. */
export async function setSource(
  db: Db,
  userId: string,
  { source, people, startAnew, at }: { source: StoredListSource; people: number; startAnew: boolean; at: Date },
): Promise<void> {
  const values = { source: JSON.stringify(source), number_of_people: people, updated_at: at };
  await db
    .insertInto('shopping_list')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ ...values, updated_at: startAnew ? at : sinceFollowed }),
    )
    .execute();
}

const sinceFollowed = sql<Date>`case when shopping_list.source = excluded.source
  then shopping_list.updated_at else excluded.updated_at end`;

/** Lets a person's list follow nothing. */
export async function clearSource(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('shopping_list').where('user_id', '=', userId).execute();
}
