import type { ListCost, ListCosts, ShoppingItem } from '@platewise/contract/shopping-list-schema';
import { cents, lineCost } from './line-cost.ts';

type Currency = keyof ListCost;

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
  return items.filter(({ status }) => statuses.includes(status)).map(({ id, cost }) => ({ id, cost }));
}

type CostOf = { id: string; cost: ListCost };

function costOfBought({ id, food, tickedAmount }: ShoppingItem): CostOf {
  return { id, cost: lineCost(food, tickedAmount ?? 0) };
}

function sumCosts(costs: readonly CostOf[]): ListCosts {
  const sum = (currency: Currency) => ({
    amount: cents(costs.reduce((total, { cost }) => total + (cost[currency]?.amount ?? 0), 0)),
    unknown: new Set(costs.filter(({ cost }) => cost[currency] === null).map(({ id }) => id)).size,
  });
  return { inr: sum('inr'), usd: sum('usd') };
}
