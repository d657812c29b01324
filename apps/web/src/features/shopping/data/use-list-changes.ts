import type { UpdateListItem } from '@platewise/contract/shopping/shopping-list-request-schema';
import type { ShoppingItem } from '@platewise/contract/shopping/shopping-list-schema';
import { shoppingScreen } from '@platewise/contract/texts/shopping/shopping-screen';
import { useMutationQueue } from '../../../shared/sync/mutations/use-mutation-queue.ts';
import { pendingId } from '../../../shared/sync/queue/operation.ts';
import type { Performed } from '../../../shared/sync/queue/operation-queue.ts';
import { notifySuccess } from '../../../shared/ui/toasts/notify.ts';
import { notifyWithUndo } from '../../../shared/ui/toasts/notify-with-undo.tsx';
import { useStableActions } from '../../../shared/ui/use-stable-actions.ts';
import { LIST_OPERATIONS } from './list-operations.ts';
import { lineName } from './text/line-name.ts';

type OwnItem = Pick<ShoppingItem, 'name' | 'quantity'> & Partial<Pick<ShoppingItem, 'aisle' | 'shopId'>>;
export type ItemUpdate = Omit<UpdateListItem, 'itemId'>;
export type ListChanges = ReturnType<typeof useListChanges>;

/** What is done to lines of the list. What failed has been reported. */
export function useListChanges() {
  const { mutate, takeBack } = useMutationQueue(LIST_OPERATIONS);
  const failed = shoppingScreen.changeFailed;

  async function update({ id: itemId, name }: Pick<ShoppingItem, 'id' | 'name'>, change: ItemUpdate): Promise<boolean> {
    const input = { ...change, itemId };
    return (await mutate('shoppingList.updateItem', input, { shown: { name }, failed })) !== null;
  }

  /** A tick covers what the person saw, whatever is needed when it arrives. */
  function tick(item: ShoppingItem, isTicked: boolean): void {
    const covers = isTicked && item.covers !== null ? { covers: item.covers } : {};
    void update(item, { isTicked, ...covers });
  }

  /** The new item's id, and where it stands, null for the place while it waits; null where it was refused. */
  async function add(item: OwnItem): Promise<{ itemId: string; item: ShoppingItem | null } | null> {
    const done = await mutate('shoppingList.addItem', item, { failed });
    if (!done) return null;
    if (done.isQueued) return { itemId: pendingId(done.operation), item: null };
    const { item: added } = done.result;
    return { itemId: added?.id ?? '', item: added };
  }

  /** Takes an own item off the list; of another line, what was done to it. The toast has the way back, where there is one. */
  async function remove(item: ShoppingItem): Promise<void> {
    const name = lineName(item);
    const done = await mutate('shoppingList.removeItem', { itemId: item.id }, { shown: { name }, failed });
    if (!done) return;
    const sentence = shoppingScreen.item.removed({ item: name });
    // Nothing knows an ingredient without grams any more once it has left meals and list.
    if (item.kind === 'line' && !done.isQueued) notifySuccess(sentence);
    else notifyWithUndo(sentence, { id: item.id, onUndo: () => void bringBack(item, done) });
  }

  function bringBack(item: ShoppingItem, done: Performed<'shoppingList.removeItem'>): Promise<boolean> {
    const { isTicked, tickedAmount, isEdited, buy } = item;
    return takeBack(done, async () => {
      if (item.kind === 'own') return isTicked ? addTicked(item) : (await add(asNew(item))) !== null;
      return update(item, {
        ...(isEdited && buy && { grams: buy.grams }),
        ...(isTicked && { isTicked, ...(tickedAmount !== null && { covers: tickedAmount }) }),
      });
    });
  }

  /** Puts an own item that was ticked back on the list. */
  async function addTicked(item: ShoppingItem): Promise<boolean> {
    const added = await add(asNew(item));
    return added !== null && update({ id: added.itemId, name: item.name }, { isTicked: true });
  }

  return useStableActions({
    update: (item: ShoppingItem, change: ItemUpdate) => void update(item, change),
    tick,
    add,
    addTicked: (item: ShoppingItem) => void addTicked(item),
    remove: (item: ShoppingItem) => void remove(item),
  });
}

/** An own item as it is written on the list again. */
function asNew({ name, quantity, aisle, shopId, hasOwnShop }: ShoppingItem): OwnItem {
  return { name, quantity, aisle, ...(hasOwnShop && { shopId }) };
}
