import { SHOP_PACKS_JSON } from '../compiled/shop-packs.ts';
import type { ShopPack, ShopPackRow } from './shop-pack.ts';

/**
 * The pack of a food, or null where opened food keeps for weeks (dry goods, frozen food, jars, hard cheese) or is sold
 * by the single small piece (onions, tomatoes, apples).
 *
 * The figures are our own statement, no source's: the smallest pack that shops commonly sell, tins and single vegetables
 * as the food table's household measures weigh them. Shops differ between countries; read them as an assumption.
 */
export function shopPackOf(foodId: string): ShopPack | null {
  return SHOP_PACKS.get(foodId) ?? null;
}

const ROWS: readonly ShopPackRow[] = JSON.parse(SHOP_PACKS_JSON);

/** Every pack by the id of its food, from `data/shop-packs.csv`. */
export const SHOP_PACKS: ReadonlyMap<string, ShopPack> = new Map(ROWS);
