import { byName } from '@platewise/contract/language/formats';
import { AISLES } from '@platewise/contract/shopping/aisles';
import type { ListAisle, ShoppingItem } from '@platewise/contract/shopping/shopping-list-schema';
import { isDone } from './list-progress.ts';

/** What stands in one aisle, in the order of a round through the shop. */
export type AisleLines = {
  aisle: ListAisle;
  category: string;
  /** The lines that are shown. */
  shown: ShoppingItem[];
  /** All of them. */
  lines: ShoppingItem[];
};

/** Lines by aisle. Hidden ones are left out while they are done; one of which more is needed since comes back by itself. */
export function listAisles(items: readonly ShoppingItem[], hidden: ReadonlySet<string>): AisleLines[] {
  const aisles = new Map<ListAisle, AisleLines>();
  for (const item of inListOrder(items)) {
    const { aisle, category } = item;
    const known = aisles.get(aisle) ?? { aisle, category, shown: [], lines: [] };
    known.lines.push(item);
    if (!isDone(item) || !hidden.has(item.id)) known.shown.push(item);
    aisles.set(aisle, known);
  }
  return [...aisles.values()];
}

const ROUND: readonly ListAisle[] = [...AISLES, 'other'];

/** Lines in the order of a round through the shop, and of their names in each aisle, however they are written. */
function inListOrder(items: readonly ShoppingItem[]): ShoppingItem[] {
  return items.toSorted(
    (a, b) => ROUND.indexOf(a.aisle) - ROUND.indexOf(b.aisle) || byName(a.name, b.name) || byName(a.id, b.id),
  );
}
