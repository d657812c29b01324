import type { Db } from '@platewise/db/database';
import type { ShoppingItemRow } from '@platewise/db/tables/shopping-list-tables';

type Columns = Omit<ShoppingItemRow, 'user_id' | 'created_at' | 'updated_at'>;

/** What a person did to the lines of their list, and their own items, oldest first. */
export function listItems(db: Db, userId: string): Promise<ShoppingItemRow[]> {
  return itemsQuery(db, userId).execute();
}

/** The statement of `listItems`. */
export function itemsQuery(db: Db, userId: string) {
  return db
    .selectFrom('shopping_item')
    .select([
      'user_id',
      'id',
      'kind',
      'name',
      'aisle',
      'quantity',
      'edited_grams',
      'needed_at_edit',
      'is_ticked',
      'ticked_amount',
      'created_at',
      'updated_at',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id');
}

/** How many own items a person has. */
export async function countOwn(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('shopping_item')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('kind', '=', 'own')
    .executeTakeFirstOrThrow();
  return count;
}

/** Adds an item, or changes the fields of the one that is there; others stay as they are. */
export async function upsertItem(
  db: Db,
  userId: string,
  { item, fields, at }: { item: Columns; fields: Partial<Columns>; at: Date },
): Promise<void> {
  await db
    .insertInto('shopping_item')
    .values({ ...item, ...fields, user_id: userId, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doUpdateSet({ ...fields, updated_at: at }))
    .execute();
}

/** Returns false when the person did nothing to such a line. */
export async function deleteItem(db: Db, userId: string, { id }: { id: string }): Promise<boolean> {
  const row = await db
    .deleteFrom('shopping_item')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets what was done to some lines. */
export async function deleteItems(db: Db, userId: string, { ids }: { ids: readonly string[] }): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('shopping_item').where('user_id', '=', userId).where('id', 'in', ids).execute();
}

/** Takes every tick away; own items that were ticked are done with. */
export async function clearTicks(db: Db, userId: string, { at }: { at: Date }): Promise<void> {
  await deleteTickedOwn(db, userId);
  await db
    .updateTable('shopping_item')
    .set({ is_ticked: false, ticked_amount: null, updated_at: at })
    .where('user_id', '=', userId)
    .where('is_ticked', '=', true)
    .execute();
}

/** Keeps the own items that are still to be bought, and nothing else. */
export async function retainOpenOwn(db: Db, userId: string): Promise<void> {
  await deleteTickedOwn(db, userId);
  await db.deleteFrom('shopping_item').where('user_id', '=', userId).where('kind', '!=', 'own').execute();
}

async function deleteTickedOwn(db: Db, userId: string): Promise<void> {
  await db
    .deleteFrom('shopping_item')
    .where('user_id', '=', userId)
    .where('kind', '=', 'own')
    .where('is_ticked', '=', true)
    .execute();
}
