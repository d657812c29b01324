import type { PlanOffer } from '@platewise/contract/billing/subscription-schema';
import { amountText } from '@platewise/contract/language/formats';
import { pricing as words } from '@platewise/contract/texts/site/pricing';

export const INTERVALS = ['monthly', 'yearly'] as const;
export type Interval = (typeof INTERVALS)[number];

/** What a plan costs in words: always per month, and beneath it how it is paid (decisions 4). */
export function planPrice(
  { price, yearlyPrice, yearlySum }: PlanOffer,
  interval: Interval,
): { amount: string; note: string } {
  if (price === 0) return { amount: rupees(0), note: words.freeForever };
  if (interval === 'monthly') return { amount: rupees(price), note: words.paidMonthly };
  return { amount: rupees(yearlyPrice), note: words.yearlySum({ amount: amountText(yearlySum) }) };
}

function rupees(amount: number): string {
  return words.amount({ amount: amountText(amount) });
}
