import type { ListCost, ListSwap } from '@platewise/contract/shopping/shopping-list-schema';

export type Currency = ListSwap['currency'];

/** The name of a currency in costs. */
export function costKey(currency: Currency): keyof ListCost {
  return currency === 'INR' ? 'inr' : 'usd';
}
