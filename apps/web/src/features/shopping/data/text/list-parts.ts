import type { ListAisle, Shop, ShoppingList } from '@platewise/contract/shopping/shopping-list-schema';
import { shops as shopWords } from '@platewise/contract/texts/shopping/shops';
import { listShops } from '../shops/list-shops.ts';
import { type AisleLines, listAisles } from './list-aisles.ts';

/** What is bought in one shop, by aisle. */
export type ListPartLines = {
  /** Null for what is bought in none. */
  shop: Shop | null;
  /** What the part is called; null for the whole list of somebody without shops. */
  name: string | null;
  aisles: AisleLines[];
};

const NOTHING_HIDDEN: ReadonlySet<string> = new Set();

/** A list by shop, and by aisle in each, in the person's order of both; where they named no shop, one part. Without what is hidden. */
export function listParts(
  list: Pick<ShoppingList, 'items' | 'shops'>,
  { order, hidden = NOTHING_HIDDEN }: { order: readonly ListAisle[]; hidden?: ReadonlySet<string> },
): ListPartLines[] {
  const hasShops = list.shops.length > 0;
  return listShops(list).flatMap(({ shop, items }) => {
    const aisles = listAisles(items, hidden, order).filter(({ shown }) => shown.length > 0);
    const name = hasShops ? (shop?.name ?? shopWords.none) : null;
    return aisles.length > 0 ? [{ shop, name, aisles }] : [];
  });
}
