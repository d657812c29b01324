import { sumPrices } from '@platewise/contract/cost-claim';
import type { ListCost, ListCosts, ShoppingItem } from '@platewise/contract/shopping-list-schema';
import { lineCost } from './line-cost.ts';

/** What a whole list costs, bought or not; what is at home or no longer needed costs nothing. */
export function wholeCosts(items: readonly ShoppingItem[]): ListCosts {
  const bought = items.filter(({ status }) => status === 'more').map(costOfBought);
  return sumCosts([...costsOf(items, ['open', 'ticked', 'more']), ...bought]);
}

/** What is still to be bought. */
export function openCosts(items: readonly ShoppingItem[]): ListCosts {
  return sumCosts(costsOf(items, ['open', 'more']));
}

/** The items of these statuses with what their line says they cost. */
function costsOf(items: readonly ShoppingItem[], statuses: readonly ShoppingItem['status'][]): CostOf[] {
  return items
    .filter(({ status }) => statuses.includes(status))
    .map(({ id, buy, cost }) => ({ id, grams: buy?.grams ?? null, cost }));
}

type CostOf = { id: string; grams: number | null; cost: ListCost };

function costOfBought({ id, food, tickedAmount }: ShoppingItem): CostOf {
  return { id, grams: food === null ? null : tickedAmount, cost: lineCost(food, tickedAmount ?? 0) };
}

function sumCosts(costs: readonly CostOf[]): ListCosts {
  const sum = (currency: keyof ListCost) =>
    sumPrices(costs.map(({ id, grams, cost }) => ({ id, grams, price: cost[currency] })));
  return { inr: sum('inr'), usd: sum('usd') };
}
