import { AISLES } from '@platewise/contract/shopping/aisles';
import type { ListAisle } from '@platewise/contract/shopping/shopping-list-schema';

/** The aisles of a list in the usual order of a round through a shop; what is in none of them comes last. */
export const USUAL_ORDER: readonly ListAisle[] = [...AISLES, 'other'];

/**
 * All aisles in the order that was stored. Reads whatever a browser holds: what is no aisle is left out, and one that is
 * missing, as it is newer than the order, follows the one that it follows usually.
 */
export function completeOrder(stored: unknown): readonly ListAisle[] {
  if (!Array.isArray(stored)) return USUAL_ORDER;
  const order = USUAL_ORDER.filter((aisle) => stored.includes(aisle)).toSorted(
    (a, b) => stored.indexOf(a) - stored.indexOf(b),
  );
  for (const [place, aisle] of USUAL_ORDER.entries()) {
    const before = USUAL_ORDER[place - 1];
    if (!order.includes(aisle)) order.splice(before ? order.indexOf(before) + 1 : 0, 0, aisle);
  }
  return order;
}

/** The order with one aisle a place earlier (-1) or later (1); the same where there is no such place. */
export function withMoved(order: readonly ListAisle[], aisle: ListAisle, by: -1 | 1): readonly ListAisle[] {
  const from = order.indexOf(aisle);
  const other = order[from + by];
  return other === undefined ? order : order.with(from, other).with(from + by, aisle);
}
