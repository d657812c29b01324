import type { PantryFoodRow } from '@platewise/db/tables/shopping-list-tables';
import type { Pantry } from '@platewise/shopping/list/pantry';

/** What is at home as a list reads it. Food that is only eaten out of the basket is counted by its tick alone. */
export function toPantry(rows: readonly Pick<PantryFoodRow, 'food' | 'grams'>[]): Pantry {
  return new Map(rows.flatMap(({ food, grams }) => ((grams ?? 0) < 0 ? [] : [[food, grams] as const])));
}
