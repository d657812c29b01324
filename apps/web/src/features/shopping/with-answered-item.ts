import type { ListChange, ShoppingList } from '@platewise/contract/shopping-list-schema';

/** The list with a line as the server says that it is now: changed, new, or gone. */
export function withAnsweredItem(
  list: ShoppingList,
  itemId: string,
  { item, cost, openCost }: ListChange,
): ShoppingList {
  const others = list.items.filter(({ id }) => id !== itemId);
  return { ...list, cost, openCost, items: item ? [...others, item] : others };
}
