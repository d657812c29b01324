import type { ListCost, ListPrice, ShoppingItem } from '@platewise/contract/shopping/shopping-list-schema';
import { listCosts } from '@platewise/domain/list-costs';
import { cents } from '@platewise/domain/rounding';
import { type CurrencyPrice, priceOf } from '@platewise/nutrition/prices/food-prices';

const GRAMS_IN_A_KILOGRAM = 1000;

/** What grams of a food cost in rupees and in dollars, each with its basis in words; null where there is no price. */
export function lineCost(foodId: string | null, grams: number): ListCost {
  if (foodId === null) return { inr: null, usd: null };
  const { inr, usd } = priceOf(foodId);
  return { inr: inr && listPrice(inr, grams), usd: usd && listPrice(usd, grams) };
}

/** What a list costs, the amounts that were bought before by the prices of their foods. */
export function costsOfList(items: readonly ShoppingItem[]): ReturnType<typeof listCosts> {
  return listCosts(items, ({ food }, grams) => lineCost(food, grams));
}

function listPrice({ perKg, low, high, basis, isUnsourced, standIn }: CurrencyPrice, grams: number): ListPrice {
  const ofGrams = (amountPerKg: number) => cents((amountPerKg * grams) / GRAMS_IN_A_KILOGRAM);
  return { amount: ofGrams(perKg), low: ofGrams(low), high: ofGrams(high), basis, isEstimate: isUnsourced, standIn };
}
