import type { Db } from '@platewise/db/database';
import { rowsOfJson } from '@platewise/db/json-rows';
import { prepare } from '@platewise/db/prepared';
import type {
  OwnPriceRow,
  PantryFoodRow,
  ShopChoiceRow,
  ShoppingItemRow,
  ShoppingListRow,
  ShopRow,
} from '@platewise/db/tables/shopping-list-tables';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { ownPricesQuery } from './own-prices/own-prices-repository.ts';
import { pantryQuery } from './pantry/pantry-repository.ts';
import { itemsQuery } from './shopping-items-repository.ts';
import { listQuery } from './shopping-list-repository.ts';
import { shopChoicesQuery, shopsQuery } from './shops/shops-repository.ts';

/**
 * A person's list but for the meals that it follows: what it follows, what they have at home, what they paid, where they buy
 * what, and what they did to its lines.
 */
export type ListRows = {
  row: ShoppingListRow | undefined;
  pantry: PantryFoodRow[];
  prices: OwnPriceRow[];
  shops: ShopRow[];
  shopChoices: ShopChoiceRow[];
  items: ShoppingItemRow[];
};

/** Reads it as of one moment. */
export async function readListRows(db: Db, userId: string): Promise<ListRows> {
  const [found] = await listRows(db, { userId });
  if (!found) throw new Error('A statement without a table has one row.');
  const [row] = rowsOfJson<ShoppingListRow>(found.lists, ['updated_at']);
  return {
    row,
    pantry: rowsOfJson<PantryFoodRow>(found.pantry, ['created_at']),
    prices: rowsOfJson<OwnPriceRow>(found.prices, []),
    shops: rowsOfJson<ShopRow>(found.shops, ['created_at']),
    shopChoices: rowsOfJson<ShopChoiceRow>(found.shopChoices, []),
    items: rowsOfJson<ShoppingItemRow>(found.items, ['created_at', 'updated_at']),
  };
}

const listRows = prepare((db, { userId }: { userId: string }) =>
  db.selectNoFrom([
    jsonArrayFrom(listQuery(db, userId)).as('lists'),
    jsonArrayFrom(pantryQuery(db, userId)).as('pantry'),
    jsonArrayFrom(ownPricesQuery(db, userId)).as('prices'),
    jsonArrayFrom(shopsQuery(db, userId)).as('shops'),
    jsonArrayFrom(shopChoicesQuery(db, userId)).as('shopChoices'),
    jsonArrayFrom(itemsQuery(db, userId)).as('items'),
  ]),
);
