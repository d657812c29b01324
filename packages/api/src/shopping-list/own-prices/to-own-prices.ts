import type { OwnPrice } from '@platewise/contract/shopping/shopping-list-schema';
import type { OwnPriceRow } from '@platewise/db/tables/shopping-list-tables';
import type { OwnPrices } from '@platewise/shopping/amounts/own-prices';

const KEYS = { INR: 'inr', USD: 'usd' } as const;

/** What a person paid as a list reads it. */
export function toOwnPrices(rows: readonly OwnPriceRow[]): OwnPrices {
  const byFood = new Map<string, { inr?: OwnPrice; usd?: OwnPrice }>();
  for (const { food, currency, amount, grams, paid_on: paidOn } of rows) {
    byFood.set(food, { ...byFood.get(food), [KEYS[currency]]: { amount, grams, paidOn } });
  }
  return byFood;
}
