import { PRICED_FOODS_JSON, PRICES_JSON, TABLE_PRICES_JSON } from '../compiled/prices.ts';
import type { PricedFood, PriceRow } from './price-row.ts';

/** The price list, from `data/prices.csv`. */
export const PRICE_ROWS: readonly PriceRow[] = JSON.parse(PRICES_JSON);

/** Prices computed from the figures of published tables, from `data/price-tables`. */
export const TABLE_PRICE_ROWS: readonly PriceRow[] = JSON.parse(TABLE_PRICES_JSON);

/** Which prices foods have, from `data/priced-foods.csv`. */
export const PRICED_FOODS: readonly PricedFood[] = JSON.parse(PRICED_FOODS_JSON);
