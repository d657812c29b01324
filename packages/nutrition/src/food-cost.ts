import { type FoodPrice, priceOf } from './food-prices.ts';
import type { Portion } from './meal-nutrition.ts';

/** What the priced foods cost, unrounded in the currency's unit, and how many foods have no price in it. */
export type Cost = { amount: number; unknown: number };

/** What portions cost in rupees and in dollars; there is no conversion between the two. */
export function costOf(portions: readonly Portion[]): { inr: Cost; usd: Cost } {
  return { inr: costIn('inrPerKg', portions), usd: costIn('usdPerKg', portions) };
}

/** A food that stands twice is one food without a price. */
function costIn(currency: keyof FoodPrice & `${string}PerKg`, portions: readonly Portion[]): Cost {
  let amount = 0;
  const unknown = new Set<string>();
  for (const { food, grams } of portions) {
    const perKg = priceOf(food.id)?.[currency] ?? null;
    if (perKg === null) unknown.add(food.id);
    else amount += (perKg * grams) / 1000;
  }
  return { amount, unknown: unknown.size };
}
