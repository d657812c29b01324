import { LIST_AISLES } from '@platewise/contract/shopping/list-options';
import type { Shop, ShoppingItem } from '@platewise/contract/shopping/shopping-list-schema';
import type { ShopChoiceRow, ShopRow } from '@platewise/db/tables/shopping-list-tables';
import { placedInShops } from '@platewise/domain/shopping/placed-in-shops';
import { textKey } from '@platewise/shopping/list/text-key';

/** A person's shops with their aisles, and the shop of each line that has one of its own, by `shopKey`. */
export type OwnShops = { shops: Shop[]; ofLines: ReadonlyMap<string, string | null> };

/** A person's shops as lists read them. */
export function toOwnShops(
  rows: readonly Pick<ShopRow, 'id' | 'name'>[],
  choices: readonly Pick<ShopChoiceRow, 'kind' | 'key' | 'shop_id'>[],
): OwnShops {
  const ofAisles = new Map(choices.flatMap(({ kind, key, shop_id }) => (kind === 'aisle' ? [[key, shop_id]] : [])));
  const aislesOf = (id: string) => LIST_AISLES.filter((aisle) => ofAisles.get(aisle) === id);
  return {
    shops: rows.map(({ id, name }) => ({ id, name, aisles: aislesOf(id) })),
    ofLines: new Map(choices.flatMap(({ kind, key, shop_id }) => (kind === 'line' ? [[key, shop_id]] : []))),
  };
}

/** The lines of a list, each with the shop where the person buys it. */
export function inOwnShops(items: readonly ShoppingItem[], { shops, ofLines }: OwnShops): ShoppingItem[] {
  const chosen = items.map((item) => {
    const shopId = ofLines.get(shopKey(item));
    return shopId === undefined ? item : { ...item, shopId, hasOwnShop: true };
  });
  return placedInShops(chosen, shops);
}

/** What the shop of a line is remembered by. An own item has another id whenever it is written on the list: it goes by its name. */
export function shopKey({ id, kind, name }: Pick<ShoppingItem, 'id' | 'kind' | 'name'>): string {
  return kind === 'own' ? `own-${textKey(name)}` : id;
}
