import { amountText } from '../language/formats.ts';
import { pricing as words } from '../texts/site/pricing.ts';
import { type PlanPrices, rupeesOf } from './paid-plans.ts';

const MONTHS = 12;

/** What the built pages state of prices: the server puts its own in where an element has the name as `data-price`. */
export type MarkedPrice = 'pro' | 'family' | 'saving';

/** The texts of what is marked, at these prices. */
export function markedPrices(prices: PlanPrices): Record<MarkedPrice, string> {
  const { pro_monthly, family_monthly } = prices;
  return { pro: rupeesText(pro_monthly), family: rupeesText(family_monthly), saving: savingText(prices) };
}

/** What is saved by paying by the year, at least: whole percent; empty where one of the plans saves nothing. */
function savingText(prices: PlanPrices): string {
  const saved = (['pro', 'family'] as const).map((plan) => {
    const byTheMonth = prices[`${plan}_monthly`] * MONTHS;
    return Math.floor(((byTheMonth - prices[`${plan}_yearly`]) * 100) / byTheMonth);
  });
  const percent = Math.min(...saved);
  return percent > 0 ? words.save({ percent }) : '';
}

function rupeesText(paise: number): string {
  return words.amount({ amount: amountText(rupeesOf(paise)) });
}
