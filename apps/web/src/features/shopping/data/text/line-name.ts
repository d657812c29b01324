import type { ShoppingItem } from '@platewise/contract/shopping/shopping-list-schema';

/** What a line is called: a food as the first word of its line, anything else as it was written. */
export function lineName({ kind, name }: Pick<ShoppingItem, 'kind' | 'name'>): string {
  return kind === 'food' ? name.charAt(0).toLocaleUpperCase('en') + name.slice(1) : name;
}
