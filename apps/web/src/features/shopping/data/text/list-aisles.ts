import { byName } from '@platewise/contract/language/formats';
import type { ListAisle, ShoppingItem } from '@platewise/contract/shopping/shopping-list-schema';
import { USUAL_ORDER } from '../aisle-order.ts';
import { isDone } from './list-progress.ts';

/** What stands in one aisle. */
export type AisleLines = {
  aisle: ListAisle;
  category: string;
  /** The lines that are shown. */
  shown: ShoppingItem[];
  /** All of them. */
  lines: ShoppingItem[];
};

/**
 * Lines by aisle, in the order of a person's round through the shop. Hidden ones are left out while they are done; one of
 * which more is needed since comes back by itself.
 */
export function listAisles(
  items: readonly ShoppingItem[],
  hidden: ReadonlySet<string>,
  order: readonly ListAisle[] = USUAL_ORDER,
): AisleLines[] {
  const aisles = new Map<ListAisle, AisleLines>();
  for (const item of inListOrder(items, order)) {
    const { aisle, category } = item;
    const known = aisles.get(aisle) ?? { aisle, category, shown: [], lines: [] };
    known.lines.push(item);
    if (!isDone(item) || !hidden.has(item.id)) known.shown.push(item);
    aisles.set(aisle, known);
  }
  return [...aisles.values()];
}

/** Lines by aisle, and by their names in each, however they are written. */
function inListOrder(items: readonly ShoppingItem[], order: readonly ListAisle[]): ShoppingItem[] {
  return items.toSorted(
    (a, b) => order.indexOf(a.aisle) - order.indexOf(b.aisle) || byName(a.name, b.name) || byName(a.id, b.id),
  );
}
