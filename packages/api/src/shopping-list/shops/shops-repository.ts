import type { Db } from '@platewise/db/database';
import { rowsOfJson } from '@platewise/db/json-rows';
import type { ShopChoiceRow, ShopRow } from '@platewise/db/tables/shopping-list-tables';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { type OwnShops, toOwnShops } from './own-shops.ts';

/** A person's shops and what they buy there, as of one moment. */
export async function readOwnShops(db: Db, userId: string): Promise<OwnShops> {
  const found = await db
    .selectNoFrom([
      jsonArrayFrom(shopsQuery(db, userId)).as('shops'),
      jsonArrayFrom(shopChoicesQuery(db, userId)).as('choices'),
    ])
    .executeTakeFirstOrThrow();
  return toOwnShops(rowsOfJson<ShopRow>(found.shops, ['created_at']), rowsOfJson<ShopChoiceRow>(found.choices, []));
}

/** A person's shops, in the order in which they were named. */
export function shopsQuery(db: Db, userId: string) {
  return db
    .selectFrom('shop')
    .select(['user_id', 'id', 'name', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id');
}

/** What a person buys where. */
export function shopChoicesQuery(db: Db, userId: string) {
  return db.selectFrom('shop_choice').select(['user_id', 'kind', 'key', 'shop_id']).where('user_id', '=', userId);
}

/** Adds a shop, or gives the one of that id another name. */
export async function upsertShop(
  db: Db,
  userId: string,
  { id, name, at }: Pick<ShopRow, 'id' | 'name'> & { at: Date },
): Promise<void> {
  await db
    .insertInto('shop')
    .values({ user_id: userId, id, name, created_at: at })
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doUpdateSet({ name }))
    .execute();
}

/** Returns false when the person has no such shop. */
export async function deleteShop(db: Db, userId: string, { id }: Pick<ShopRow, 'id'>): Promise<boolean> {
  const row = await db
    .deleteFrom('shop')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps where things are bought, whatever was chosen for them before. */
export async function upsertChoices(
  db: Db,
  userId: string,
  { kind, keys, shopId }: { kind: ShopChoiceRow['kind']; keys: readonly string[]; shopId: string | null },
): Promise<void> {
  if (keys.length === 0) return;
  await db
    .insertInto('shop_choice')
    .values(keys.map((key) => ({ user_id: userId, kind, key, shop_id: shopId })))
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'key']).doUpdateSet({ shop_id: shopId }))
    .execute();
}

/** Forgets that anything of a kind is bought in a shop. */
export async function deleteChoicesOfShop(
  db: Db,
  userId: string,
  { kind, shopId }: { kind: ShopChoiceRow['kind']; shopId: string },
): Promise<void> {
  await db
    .deleteFrom('shop_choice')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('shop_id', '=', shopId)
    .execute();
}

/** Forgets where a line is bought. */
export async function deleteLineChoice(db: Db, userId: string, { key }: Pick<ShopChoiceRow, 'key'>): Promise<void> {
  await db
    .deleteFrom('shop_choice')
    .where('user_id', '=', userId)
    .where('kind', '=', 'line')
    .where('key', '=', key)
    .execute();
}

/** Forgets what was bought in shops that are gone. */
export async function deleteChoicesOfGoneShops(db: Db, userId: string): Promise<void> {
  await db
    .deleteFrom('shop_choice')
    .where('user_id', '=', userId)
    .where('shop_id', 'not in', (eb) => eb.selectFrom('shop').select('id').where('user_id', '=', userId))
    .execute();
}
