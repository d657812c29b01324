import type { Shop, ShoppingItem, ShoppingList } from '@platewise/contract/shopping/shopping-list-schema';
import { listCosts } from '@platewise/domain/shopping/list-costs';

/** What is bought in one shop; `shop` is null for what is bought in none. */
export type ShopLines = { shop: Shop | null; items: ShoppingItem[] };

/** The lines of a list by shop, in the order in which the shops were named; what has none comes last. Shops without a line are left out. */
export function listShops({ items, shops }: Pick<ShoppingList, 'items' | 'shops'>): ShopLines[] {
  return [...shops, null].flatMap((shop) => {
    const bought = items.filter(({ shopId }) => shopId === (shop?.id ?? null));
    return bought.length > 0 ? [{ shop, items: bought }] : [];
  });
}

/** What the address of the list calls the lines without a shop. */
export const NO_SHOP = 'none';

/** The shop that an address names: null for none of them, undefined where all are shown or it is not there any more. */
export function askedShop(asked: string | undefined, shops: readonly Shop[]): string | null | undefined {
  if (asked === NO_SHOP && shops.length > 0) return null;
  return shops.find(({ id }) => id === asked)?.id;
}

/** A list with the lines of one shop alone, and what these cost; the whole list where no shop is named. */
export function listOfShop(list: ShoppingList, shopId: string | null | undefined): ShoppingList {
  if (shopId === undefined) return list;
  const items = list.items.filter((item) => item.shopId === shopId);
  return { ...list, items, ...listCosts(items) };
}
