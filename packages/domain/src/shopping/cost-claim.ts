import type { CostSum } from '@platewise/contract/plans/plan-change-schema';
import { cents } from '../rounding.ts';

/** Of the weight that is bought, so much must have a price from a table for a sum to stand for all of it (decisions 9.4). */
export const PRICED_SHARE_MIN = 0.9;

/** One thing that is bought: its weight, and its price; grams are null where nobody stated how much. */
export type Priced = {
  id: string;
  grams: number | null;
  price: { amount: number; high: number; isEstimate: boolean } | null;
};

/** What may be stated of a sum: about so much, at least so much, or nothing. */
export type CostClaim = 'about' | 'at-least' | 'none';

/**
 * Adds up prices from tables; an estimate counts as no price, unless a difference is marked as an estimate too. What has no weight
 * cannot be shown to be a small part of it, so that without a price it leaves no share priced.
 */
export function sumPrices(list: readonly Priced[], { withEstimates = false } = {}): CostSum {
  const priced = list.filter(({ price }) => price !== null && (withEstimates || !price.isEstimate));
  const unpriced = list.filter((one) => !priced.includes(one));
  const weight = (some: readonly Priced[]) => some.reduce((sum, { grams }) => sum + (grams ?? 0), 0);
  const sum = (of: 'amount' | 'high') => cents(priced.reduce((total, { price }) => total + (price?.[of] ?? 0), 0));
  const isWeighed = unpriced.every(({ grams }) => grams !== null);
  const all = weight(list);
  return {
    amount: sum('amount'),
    high: sum('high'),
    unknown: new Set(unpriced.map(({ id }) => id)).size,
    pricedShare: isWeighed && all > 0 ? Math.round((1000 * weight(priced)) / all) / 1000 : 0,
  };
}

/** What may be stated of a sum (decisions 9.4): every place that shows or writes one goes by this. */
export function costClaim({ amount, unknown, pricedShare }: CostSum): CostClaim {
  if (amount <= 0) return unknown > 0 ? 'none' : 'about';
  return unknown === 0 || pricedShare >= PRICED_SHARE_MIN ? 'about' : 'at-least';
}

/**
 * How a sum stands with a budget in the same currency: it is within only where nearly all of it has a price and the high end of
 * the prices fits; it is over where what has a price is more already. Else nobody knows.
 */
export function budgetClaim(sum: CostSum, budget: number): 'within' | 'over' | 'open' {
  if (sum.amount > budget) return 'over';
  return sum.amount > 0 && costClaim(sum) === 'about' && sum.high <= budget ? 'within' : 'open';
}
