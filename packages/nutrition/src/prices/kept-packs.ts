import { KEPT_PACKS_JSON } from '../compiled/kept-packs.ts';
import type { KeptPack, KeptPackRow } from './kept-pack.ts';

/**
 * The packs of a food that keeps (oils, sauces, dry goods, spices, frozen food, hard cheese), or null where food does not keep,
 * is sold by the piece or is weighed.
 *
 * The sizes are those that most products of the food have on public lists of shops, or of the nearest food that is on one.
 * They are for shopping lists alone: no plan is made by them.
 */
export function keptPackOf(foodId: string): KeptPack | null {
  return KEPT_PACKS.get(foodId) ?? null;
}

const ROWS: readonly KeptPackRow[] = JSON.parse(KEPT_PACKS_JSON);

/** Every food that keeps by its id, from `data/kept-packs.csv`. */
export const KEPT_PACKS: ReadonlyMap<string, KeptPack> = new Map(ROWS);
