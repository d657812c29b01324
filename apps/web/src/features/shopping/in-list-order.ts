import { AISLES } from '@platewise/contract/aisles';
import { byName } from '@platewise/contract/formats';
import type { ListAisle, ShoppingItem } from '@platewise/contract/shopping-list-schema';

const ROUND: readonly ListAisle[] = [...AISLES, 'other'];

/** Lines in the order of a round through the shop, and of their names in each aisle, however they are written. */
export function inListOrder(items: readonly ShoppingItem[]): ShoppingItem[] {
  return items.toSorted(
    (a, b) => ROUND.indexOf(a.aisle) - ROUND.indexOf(b.aisle) || byName(a.name, b.name) || byName(a.id, b.id),
  );
}
