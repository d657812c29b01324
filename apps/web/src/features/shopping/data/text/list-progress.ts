import type { ShoppingItem } from '@platewise/contract/shopping/shopping-list-schema';

/** How far somebody is: what is in the basket of what has to be bought; what is at home or not needed does not count. */
export function listProgress(items: readonly ShoppingItem[]): { done: number; total: number } {
  const toBuy = items.filter(({ status }) => status === 'open' || status === 'ticked' || status === 'more');
  return { done: toBuy.filter(({ status }) => status === 'ticked').length, total: toBuy.length };
}

/** Whether nothing is left to do about a line: it is in the basket, at home, or not needed. */
export function isDone({ status }: Pick<ShoppingItem, 'status'>): boolean {
  return status !== 'open' && status !== 'more';
}
