import type { Shop } from '@platewise/contract/shopping/shopping-list-schema';

/** Shops with one that is named or changed; the aisles that are bought there leave the others. */
export function withShop(shops: readonly Shop[], { id, name, aisles }: Shop): Shop[] {
  const isKnown = shops.some((shop) => shop.id === id);
  const others = shops.map((shop) => {
    if (shop.id === id) return { id, name, aisles };
    return { ...shop, aisles: shop.aisles.filter((aisle) => !aisles.includes(aisle)) };
  });
  return isKnown ? others : [...others, { id, name, aisles }];
}
