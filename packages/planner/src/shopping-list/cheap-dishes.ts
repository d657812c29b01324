import { costOf } from '@platewise/nutrition/food-cost';
import { priceOf } from '@platewise/nutrition/food-prices';
import type { Portion } from '@platewise/nutrition/meal-nutrition';
import type { Dish } from '../dish.ts';
import { figuresOf } from '../figures.ts';
import { isStaple } from './is-staple.ts';
import type { Currency } from './read-budget.ts';

/** Of a dish whose price is to be told, at least this share of the weight that is bought must have one. */
const PRICED_SHARE_MIN = 0.6;

/**
 * What the priced foods of a dish cost for a kcal of theirs; infinite where too much of its weight has no price to call it
 * cheap. It orders dishes and is no price: what is at home in every kitchen does not count.
 */
export function costPerKcal({ parts }: Dish, currency: Currency): number {
  const bought = parts.flatMap(({ items }) => items).filter(({ food, grams }) => !isStaple(food, grams));
  const priced = bought.filter(({ food }) => hasPrice(food.id, currency));
  if (weightOf(priced) < PRICED_SHARE_MIN * weightOf(bought)) return Number.POSITIVE_INFINITY;
  return costOf(priced)[currency].amount / figuresOf(priced).kcal;
}

/** Whether a food has a price in a currency. */
export function hasPrice(foodId: string, currency: Currency): boolean {
  const price = priceOf(foodId);
  return (currency === 'inr' ? price?.inrPerKg : price?.usdPerKg) != null;
}

function weightOf(portions: readonly Portion[]): number {
  return portions.reduce((sum, { grams }) => sum + grams, 0);
}
