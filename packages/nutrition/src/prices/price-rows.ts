import { PRICED_FOODS_JSON, PRICES_JSON } from '../compiled/prices.ts';
import type { PricedFood, PriceRow } from './price-row.ts';

/** The price list, from `data/prices.csv`. */
export const PRICE_ROWS: readonly PriceRow[] = JSON.parse(PRICES_JSON);

/** Foods that the list prices, from `data/priced-foods.csv`. */
export const PRICED_FOODS: readonly PricedFood[] = JSON.parse(PRICED_FOODS_JSON);
