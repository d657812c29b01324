import type { ListCost, ListPrice, ShoppingItem } from '@platewise/contract/shopping/shopping-list-schema';
import { cents } from '@platewise/domain/rounding';
import { listCosts } from '@platewise/domain/shopping/list-costs';
import { type KnownPrice, knownPrice, type OwnPrices } from './own-prices.ts';

const GRAMS_IN_A_KILOGRAM = 1000;

/**
 * What grams of a food cost in rupees and in dollars, each with its basis in words; null where there is no price.
 * What the person paid goes before what is published.
 */
export function lineCost(foodId: string | null, grams: number, ownPrices: OwnPrices = new Map()): ListCost {
  if (foodId === null) return { inr: null, usd: null };
  const { inr, usd } = knownPrice(foodId, ownPrices);
  return { inr: inr && listPrice(inr, grams), usd: usd && listPrice(usd, grams) };
}

/** What a list costs, the amounts that were bought before by the prices of their foods. */
export function costsOfList(
  items: readonly ShoppingItem[],
  ownPrices: OwnPrices = new Map(),
): ReturnType<typeof listCosts> {
  return listCosts(items, ({ food }, grams) => lineCost(food, grams, ownPrices));
}

function listPrice({ perKg, low, high, basis, isUnsourced, standIn, ownPrice }: KnownPrice, grams: number): ListPrice {
  const ofGrams = (amountPerKg: number) => cents((amountPerKg * grams) / GRAMS_IN_A_KILOGRAM);
  const price = {
    amount: ofGrams(perKg),
    low: ofGrams(low),
    high: ofGrams(high),
    basis,
    isEstimate: isUnsourced,
    standIn,
  };
  return { ...price, ...(ownPrice && { ownPrice }) };
}
