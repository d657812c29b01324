import type { Shop, ShoppingItem, ShoppingList } from '@platewise/contract/shopping/shopping-list-schema';
import { listCosts } from '@platewise/domain/shopping/list-costs';
import { placedInShops } from '@platewise/domain/shopping/placed-in-shops';
import { pendingId } from '../../../shared/sync/queue/operation.ts';
import { categoryOf, changedItem } from './changed-item.ts';
import type { ListOperation } from './list-operations.ts';
import { withShop } from './shops/with-shop.ts';

/** The list as it will be when what is under way and what is pending has been done, oldest first. */
export function listWithOperations(list: ShoppingList, mutations: readonly ListOperation[]): ShoppingList {
  if (mutations.length === 0) return list;
  const shops = mutations.reduce(shopsWithMutation, list.shops);
  const items = placedInShops(mutations.reduce(withMutation, list.items), shops);
  return { ...list, shops, items, ...listCosts(items) };
}

function withMutation(items: ShoppingItem[], mutation: ListOperation): ShoppingItem[] {
  const { kind, input } = mutation;
  switch (kind) {
    case 'shoppingList.addItem':
      return [...items, provisionalItem(mutation)];
    case 'shoppingList.updateItem':
      return items.map((item) => (item.id === input.itemId ? changedItem(item, input) : item));
    case 'shoppingList.removeItem':
      return items.flatMap((item) => (item.id === input.itemId ? withoutTouch(item) : item));
    case 'shoppingList.setShop':
    case 'shoppingList.removeShop':
      return items;
  }
}

function shopsWithMutation(shops: Shop[], { kind, input }: ListOperation): Shop[] {
  if (kind === 'shoppingList.setShop') return withShop(shops, { ...input, id: input.shopId });
  return kind === 'shoppingList.removeShop' ? shops.filter(({ id }) => id !== input.shopId) : shops;
}

/** What was done to a line is forgotten; what no meal needs goes with it. */
function withoutTouch(item: ShoppingItem): ShoppingItem[] {
  if (item.kind === 'own' || item.status === 'not-needed') return [];
  const untouched = changedItem(item, { isTicked: false });
  return [item.isEdited && item.kind === 'food' ? changedItem(untouched, { grams: null }) : untouched];
}

/** An own item that the server does not know yet: it says where the item stands. */
function provisionalItem(mutation: ListOperation & { kind: 'shoppingList.addItem' }): ShoppingItem {
  const { name, quantity = '', aisle = 'other', shopId } = mutation.input;
  return {
    id: pendingId(mutation),
    kind: 'own',
    category: categoryOf(aisle),
    aisle,
    shopId: shopId ?? null,
    hasOwnShop: shopId !== undefined,
    name,
    quantity,
    food: null,
    neededGrams: null,
    measure: null,
    buy: null,
    status: 'open',
    isTicked: false,
    covers: null,
    tickedAmount: null,
    extraAmount: null,
    atHomeGrams: null,
    isEdited: false,
    isStaple: false,
    cost: { inr: null, usd: null },
    sources: [],
  };
}
