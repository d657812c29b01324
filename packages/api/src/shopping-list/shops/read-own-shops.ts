import type { Db } from '@platewise/db/database';
import { rowsOfJson } from '@platewise/db/json-rows';
import type { ShopChoiceRow, ShopRow } from '@platewise/db/tables/shopping-list-tables';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { type OwnShops, toOwnShops } from './own-shops.ts';
import { shopChoicesQuery, shopsQuery } from './shops-repository.ts';

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
