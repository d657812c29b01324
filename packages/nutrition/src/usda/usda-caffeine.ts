import { USDA_CAFFEINE_JSON } from '../compiled/usda-caffeine.ts';

const ROWS: ReadonlyMap<number, number | null> = new Map(JSON.parse(USDA_CAFFEINE_JSON));

/**
 * mg of caffeine in 100 g of a row of SR Legacy; null where nobody measured it. A row outside of the list was measured without any, or
 * is of a category that has none by nature (compile/nutrients/caffeine-categories.ts).
 */
export function usdaCaffeine(fdcId: number): number | null {
  return ROWS.has(fdcId) ? (ROWS.get(fdcId) ?? null) : 0;
}
