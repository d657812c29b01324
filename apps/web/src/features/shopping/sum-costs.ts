import type { ListCost, ListCosts, ShoppingItem } from '@platewise/contract/shopping-list-schema';

type Currency = keyof ListCost;

/** What the server sums too, for a list that is ahead of it: all that is bought or to be bought, and what is still to be. */
export function sumCosts(items: readonly ShoppingItem[]): { cost: ListCosts; openCost: ListCosts } {
  const open = items.filter(({ status }) => status === 'open' || status === 'more');
  const whole = items.filter(({ status }) => status === 'open' || status === 'more' || status === 'ticked');
  return {
    cost: { inr: sumOf(whole, 'inr', wholeAmount), usd: sumOf(whole, 'usd', wholeAmount) },
    openCost: { inr: sumOf(open, 'inr', amountOf), usd: sumOf(open, 'usd', amountOf) },
  };
}

type AmountOf = (item: ShoppingItem, currency: Currency) => number;

function sumOf(items: readonly ShoppingItem[], currency: Currency, amount: AmountOf) {
  const priced = items.filter(({ cost }) => cost[currency] !== null);
  const sum = priced.reduce((total, item) => total + amount(item, currency), 0);
  return { amount: cents(sum), unknown: items.length - priced.length };
}

function amountOf({ cost }: ShoppingItem, currency: Currency): number {
  return cost[currency]?.amount ?? 0;
}

/** Of what more is needed since, what was bought before costs too. */
function wholeAmount(item: ShoppingItem, currency: Currency): number {
  const bought = item.status === 'more' ? (item.tickedAmount ?? 0) : 0;
  return amountOf(item, currency) + bought * pricePerGram(item, currency);
}

function pricePerGram(item: ShoppingItem, currency: Currency): number {
  return item.buy && item.buy.grams > 0 ? amountOf(item, currency) / item.buy.grams : 0;
}

/** What a line costs with another amount: prices of the list are by weight. */
export function costOfGrams(item: ShoppingItem, grams: number): ListCost {
  const price = (currency: Currency) => {
    const known = item.cost[currency];
    return known && item.buy && item.buy.grams > 0
      ? { ...known, amount: cents(grams * pricePerGram(item, currency)) }
      : null;
  };
  return { inr: price('inr'), usd: price('usd') };
}

function cents(amount: number): number {
  return Math.round(100 * amount) / 100;
}
