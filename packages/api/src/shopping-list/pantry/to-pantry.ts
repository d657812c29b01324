import type { PantryFoodRow } from '@platewise/db/tables/shopping-list-tables';
import type { Pantry } from '@platewise/shopping/list/pantry';

/** What is at home as a list reads it. */
export function toPantry(rows: readonly Pick<PantryFoodRow, 'food' | 'grams'>[]): Pantry {
  return new Map(rows.map(({ food, grams }) => [food, grams]));
}
