import { cents, sumPrices } from '@platewise/contract/cost-claim';
import type { ListCost, ListCosts, ShoppingItem } from '@platewise/contract/shopping-list-schema';

type Currency = keyof ListCost;

/** What the server sums too, for a list that is ahead of it: all that is bought or to be bought, and what is still to be. */
export function sumCosts(items: readonly ShoppingItem[]): { cost: ListCosts; openCost: ListCosts } {
  const open = items.filter(({ status }) => status === 'open' || status === 'more');
  const whole = items.filter(({ status }) => status === 'open' || status === 'more' || status === 'ticked');
  return {
    cost: { inr: sumOf(whole, 'inr', wholeGrams), usd: sumOf(whole, 'usd', wholeGrams) },
    openCost: { inr: sumOf(open, 'inr', openGrams), usd: sumOf(open, 'usd', openGrams) },
  };
}

function sumOf(items: readonly ShoppingItem[], currency: Currency, gramsOf: (item: ShoppingItem) => number | null) {
  return sumPrices(
    items.map((item) => ({
      id: item.id,
      grams: gramsOf(item),
      price: costOfGrams(item, gramsOf(item) ?? 0)[currency],
    })),
  );
}

function openGrams({ buy }: ShoppingItem): number | null {
  return buy?.grams ?? null;
}

/** Of what more is needed since, what was bought before costs too. */
function wholeGrams({ buy, status, tickedAmount }: ShoppingItem): number | null {
  return buy && buy.grams + (status === 'more' ? (tickedAmount ?? 0) : 0);
}

/** What a line costs with another amount: prices of the list are by weight. */
export function costOfGrams({ cost, buy }: ShoppingItem, grams: number): ListCost {
  const price = (currency: Currency) => {
    const known = cost[currency];
    if (!known || !buy || buy.grams <= 0) return null;
    const ofGrams = (amount: number) => cents((amount * grams) / buy.grams);
    return { ...known, amount: ofGrams(known.amount), low: ofGrams(known.low), high: ofGrams(known.high) };
  };
  return { inr: price('inr'), usd: price('usd') };
}
