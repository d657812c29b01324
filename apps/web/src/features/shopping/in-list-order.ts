import { AISLES } from '@platewise/contract/aisles';
import type { ListAisle, ShoppingItem } from '@platewise/contract/shopping-list-schema';

const ROUND: readonly ListAisle[] = [...AISLES, 'other'];
const names = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Lines in the order of a round through the shop, and of their names in each aisle, however they are written. */
export function inListOrder(items: readonly ShoppingItem[]): ShoppingItem[] {
  return items.toSorted(
    (a, b) =>
      ROUND.indexOf(a.aisle) - ROUND.indexOf(b.aisle) || names.compare(a.name, b.name) || names.compare(a.id, b.id),
  );
}
