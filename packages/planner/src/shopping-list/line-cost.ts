import type { ListCost, ListPrice } from '@platewise/contract/shopping-list-schema';
import { priceOf } from '@platewise/nutrition/food-prices';

const NO_PRICE: ListCost = { inr: null, usd: null };
const GRAMS_IN_A_KILOGRAM = 1000;

/** What grams of a food cost in rupees and in dollars, each with its basis in words; null where there is no price. */
export function lineCost(foodId: string | null, grams: number): ListCost {
  const price = foodId === null ? null : priceOf(foodId);
  if (!price) return NO_PRICE;
  const { inrPerKg, inrBasis, inrIsEstimate, usdPerKg, usdBasis, usdIsEstimate, standIn = null } = price;
  const cost = (perKg: number | null, basis: string | null, isEstimate: boolean): ListPrice | null =>
    perKg === null || basis === null
      ? null
      : { amount: cents((perKg * grams) / GRAMS_IN_A_KILOGRAM), basis, isEstimate, standIn };
  return { inr: cost(inrPerKg, inrBasis, inrIsEstimate), usd: cost(usdPerKg, usdBasis, usdIsEstimate) };
}

/** An amount of money to two decimals. */
export function cents(amount: number): number {
  return Math.round(100 * amount) / 100;
}
