import type { ListChange, ShoppingList } from '@platewise/contract/shopping/shopping-list-schema';
import { placedInShops } from '@platewise/domain/shopping/placed-in-shops';
import type { QueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { trpc } from '../../../shared/api/trpc.ts';
import type { ListOperation } from './list-operations.ts';

/** Puts what the server answered to a change into the list that is shown, and asks for the whole list again. */
export function showListAnswer(client: QueryClient, { kind, input }: ListOperation, answer: unknown): void {
  changeShownList(client, (list) => {
    if (kind === 'shoppingList.setShop') return inShops(list, (answer as Pick<ShoppingList, 'shops'>).shops);
    if (kind === 'shoppingList.removeShop') {
      return inShops(
        list,
        list.shops.filter(({ id }) => id !== input.shopId),
      );
    }
    if (kind === 'shoppingList.removeItem') {
      return { ...list, items: list.items.filter((item) => item.kind !== 'own' || item.id !== input.itemId) };
    }
    // What was gone already when it was sent has no answer.
    const change = answer as ListChange | null;
    const itemId = kind === 'shoppingList.updateItem' ? input.itemId : change?.item?.id;
    return change && itemId !== undefined ? withAnsweredItem(list, itemId, change) : list;
  });
}

/** The list with other shops, each line where it is bought then. */
export function inShops(list: ShoppingList, shops: ShoppingList['shops']): ShoppingList {
  return { ...list, shops, items: placedInShops(list.items, shops) };
}

/** The same for a line whose change never waits for the connection. */
export function showListChange(client: QueryClient, itemId: string, change: ListChange): void {
  changeShownList(client, (list) => withAnsweredItem(list, itemId, change));
}

/** An older answer that is still under way would take the change back for a moment, so it is not waited for. */
function changeShownList(client: QueryClient, changed: (list: ShoppingList) => ShoppingList): void {
  const queryKey = getQueryKey(trpc.shoppingList.read, undefined, 'query');
  void client.cancelQueries({ queryKey });
  client.setQueryData<ShoppingList>(queryKey, (list) => list && changed(list));
  void client.invalidateQueries({ queryKey });
}

/** The list with a line as the server says that it is now: changed in its place, new, or gone. The others stay the same objects. */
function withAnsweredItem(list: ShoppingList, itemId: string, { item, cost, openCost }: ListChange): ShoppingList {
  const isKnown = list.items.some(({ id }) => id === itemId);
  const items = list.items.flatMap((one) => (one.id === itemId ? (item ?? []) : one));
  return { ...list, cost, openCost, items: item && !isKnown ? [...items, item] : items };
}
