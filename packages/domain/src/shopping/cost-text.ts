import { amountText, numberFormat } from '@platewise/contract/language/formats';
import type { CostSum } from '@platewise/contract/plans/plan-change-schema';
import { shoppingList } from '@platewise/contract/texts/shopping/shopping-list';
import { costClaim } from './cost-claim.ts';

const { rupees, dollars, cost, notes } = shoppingList;

const whole = numberFormat({ maximumFractionDigits: 0 });
const decimals = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The currencies that prices are known in. */
export type CostCurrency = 'INR' | 'USD';

/** Money as people read it: whole rupees from ten on, dollars with their cents. */
export function moneyText(amount: number, currency: CostCurrency): string {
  if (currency === 'USD') return dollars({ amount: decimals.format(amount) });
  return rupees({ amount: (amount < 10 && !Number.isInteger(amount) ? decimals : whole).format(amount) });
}

/** Money that somebody stated, or that comes from it, as it is: '₹24.50', '₹25'; dollars with their cents. */
export function statedMoneyText(amount: number, currency: CostCurrency): string {
  return currency === 'USD' ? moneyText(amount, currency) : rupees({ amount: amountText(amount) });
}

/** A sum with what may be stated of it: '₹1,432', 'at least ₹1,432'; null where nothing has a price. */
export function costText(sum: CostSum, currency: CostCurrency): string | null {
  const money = moneyText(sum.amount, currency);
  switch (costClaim(sum)) {
    case 'about':
      return money;
    case 'at-least':
      return cost.atLeast({ money });
    case 'none':
      return null;
  }
}

/** How many items are not in a sum: '68 items have no price'; null where all are. */
export function unpricedText({ unknown }: Pick<CostSum, 'unknown'>): string | null {
  return unknown > 0 ? cost.unpriced({ count: unknown }) : null;
}

/** What a list has to say of the prices that it lacks; null where it lacks none. */
export function costNote(sum: CostSum, currency: CostCurrency): string | null {
  const unpriced = unpricedText(sum);
  const text = costText(sum, currency);
  if (unpriced === null) return null;
  if (text === null || costClaim(sum) === 'about') return notes.priceUnknown({ count: sum.unknown });
  return notes.atLeast({ cost: text, unpriced });
}
