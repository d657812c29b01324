import type { ListSwap } from '@platewise/contract/shopping-list-schema';
import { texts } from '@platewise/contract/texts';

export type Currency = ListSwap['currency'];

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const cents = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Money as a list says it: whole rupees from ten on, dollars with their cents. */
export function moneyWords(amount: number, currency: Currency): string {
  const { rupees, dollars } = texts.shoppingList;
  if (currency === 'USD') return dollars({ amount: cents.format(amount) });
  return rupees({ amount: (amount < 10 && !Number.isInteger(amount) ? cents : whole).format(amount) });
}

/** The name of a currency in costs. */
export function costKey(currency: Currency): 'inr' | 'usd' {
  return currency === 'INR' ? 'inr' : 'usd';
}
