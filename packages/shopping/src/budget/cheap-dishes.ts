import type { Portion } from '@platewise/nutrition/recipes/meal-nutrition';
import type { Dish } from '@platewise/planner/day/dish';
import { figuresOf } from '@platewise/planner/day/figures';
import { isStaple } from '../amounts/is-staple.ts';
import { knownPrice, type OwnPrices } from '../amounts/own-prices.ts';
import type { Currency } from './read-budget.ts';

/** Of a dish whose price is to be reported, at least this share of the weight that is bought must have one. */
const PRICED_SHARE_MIN = 0.6;

/**
 * What the priced foods of a dish cost for a kcal of theirs; infinite where too much of its weight has no price to call it
 * cheap. It orders dishes and is no price, so that estimates count; what is at home in every kitchen does not.
 */
export function costPerKcal({ parts }: Dish, currency: Currency, ownPrices: OwnPrices): number {
  const perKg = (food: string) => knownPrice(food, ownPrices)[currency]?.perKg;
  const bought = parts.flatMap(({ items }) => items).filter(({ food, grams }) => !isStaple(food, grams));
  const priced = bought.filter(({ food }) => perKg(food.id) !== undefined);
  if (weightOf(priced) < PRICED_SHARE_MIN * weightOf(bought)) return Number.POSITIVE_INFINITY;
  const cost = priced.reduce((sum, { food, grams }) => sum + (perKg(food.id) ?? 0) * grams, 0);
  return cost / figuresOf(priced).kcal;
}

function weightOf(portions: readonly Portion[]): number {
  return portions.reduce((sum, { grams }) => sum + grams, 0);
}
