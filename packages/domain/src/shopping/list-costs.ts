import type { ListCost, ListCosts, ShoppingItem } from '@platewise/contract/shopping/shopping-list-schema';
import { cents } from '../rounding.ts';
import { sumPrices } from './cost-claim.ts';

type Line = { id: string; grams: number | null; cost: ListCost };

/**
 * What a list costs: `cost` is all that is bought or to be bought, `openCost` what is still to be. What is at home or no
 * longer needed costs nothing; of what more is needed since, what was bought before costs too.
 * @param costOf grams of an item: from its own price on a device, from the food's price where the food table is
 */
export function listCosts(
  items: readonly ShoppingItem[],
  costOf: (item: ShoppingItem, grams: number) => ListCost = costOfGrams,
): { cost: ListCosts; openCost: ListCosts } {
  const open = items.filter(({ status }) => status === 'open' || status === 'more').map(lineOf);
  const ticked = items.filter(({ status }) => status === 'ticked').map(lineOf);
  const before = items
    .filter(({ status }) => status === 'more')
    .map((item) => {
      const grams = item.tickedAmount ?? 0;
      return { id: item.id, grams: item.food === null ? null : item.tickedAmount, cost: costOf(item, grams) };
    });
  return { cost: sumLines([...open, ...ticked, ...before]), openCost: sumLines(open) };
}

/** What an item costs with another amount, in proportion: prices of a list are by weight. */
export function costOfGrams({ cost, buy }: ShoppingItem, grams: number): ListCost {
  const price = (currency: keyof ListCost) => {
    const known = cost[currency];
    if (!known || !buy || buy.grams <= 0) return null;
    const ofGrams = (amount: number) => cents((amount * grams) / buy.grams);
    return { ...known, amount: ofGrams(known.amount), low: ofGrams(known.low), high: ofGrams(known.high) };
  };
  return { inr: price('inr'), usd: price('usd') };
}

function lineOf({ id, buy, cost }: ShoppingItem): Line {
  return { id, grams: buy?.grams ?? null, cost };
}

function sumLines(lines: readonly Line[]): ListCosts {
  const sum = (currency: keyof ListCost) =>
    sumPrices(lines.map(({ id, grams, cost }) => ({ id, grams, price: cost[currency] })));
  return { inr: sum('inr'), usd: sum('usd') };
}
