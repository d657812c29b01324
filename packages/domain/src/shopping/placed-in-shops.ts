import type { Shop, ShoppingItem } from '@platewise/contract/shopping/shopping-list-schema';

/**
 * The lines of a list with the shop where each is bought: the one that was chosen for the line, as long as that is there, else
 * the one of its aisle, else none. Lines that are bought where they were stay the same objects.
 */
export function placedInShops(items: readonly ShoppingItem[], shops: readonly Shop[]): ShoppingItem[] {
  const known = new Set<string | null>([null, ...shops.map(({ id }) => id)]);
  const ofAisle = new Map(shops.flatMap(({ id, aisles }) => aisles.map((aisle) => [aisle, id] as const)));
  return items.map((item) => {
    const hasOwnShop = item.hasOwnShop === true && known.has(item.shopId);
    const shopId = hasOwnShop ? item.shopId : (ofAisle.get(item.aisle) ?? null);
    return item.shopId === shopId && item.hasOwnShop === hasOwnShop ? item : { ...item, shopId, hasOwnShop };
  });
}
