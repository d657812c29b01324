import { shoppingScreen } from '@platewise/contract/locales/en/shopping-screen';
import type { UpdateListItem } from '@platewise/contract/shopping-list-request-schema';
import type { ListChange, ShoppingItem } from '@platewise/contract/shopping-list-schema';
import { randomId } from '../../../shared/api/random-id.ts';
import { pendingId } from '../../../shared/sync/queue/operation.ts';
import { useOperationQueue } from '../../../shared/sync/queue/use-operations.ts';
import { notifySuccess } from '../../../shared/ui/toasts/notify.ts';
import { notifyWithUndo } from '../../../shared/ui/toasts/notify-with-undo.tsx';
import { lineName } from './text/line-name.ts';
import { useSendListMutation } from './use-list-mutations.ts';

type OwnItem = Pick<ShoppingItem, 'name' | 'quantity'> & { aisle?: ShoppingItem['aisle'] };
export type ItemUpdate = Omit<UpdateListItem, 'itemId'>;
export type ListChanges = ReturnType<typeof useListChanges>;

const words = shoppingScreen.item;
const ignore = () => undefined;

/** What is done to lines of the list. Failures have been reported when a promise is rejected. */
export function useListChanges() {
  const send = useSendListMutation();
  const { withdraw } = useOperationQueue();

  function update({ id: itemId, name }: Pick<ShoppingItem, 'id' | 'name'>, change: ItemUpdate): Promise<unknown> {
    const input = { ...change, itemId };
    return send({ kind: 'shoppingList.updateItem', input, id: randomId(), shown: { name } });
  }

  /** A tick covers what the person saw, whatever is needed when it arrives. */
  function tick(item: ShoppingItem, isTicked: boolean): void {
    const covers = isTicked && item.covers !== null ? { covers: item.covers } : {};
    update(item, { isTicked, ...covers }).catch(ignore);
  }

  /** The new item's id, and where it stands; null for the place while it waits. */
  async function add(item: OwnItem): Promise<{ itemId: string; item: ShoppingItem | null }> {
    const done = await send({ kind: 'shoppingList.addItem', input: item, id: randomId(), shown: undefined });
    if (done.isQueued) return { itemId: pendingId(done.operation), item: null };
    const added = (done.result as ListChange).item;
    return { itemId: added?.id ?? '', item: added };
  }

  /** Takes an own item off the list; of another line, what was done to it. The toast has the way back, where there is one. */
  async function remove(item: ShoppingItem): Promise<void> {
    const name = lineName(item);
    const input = { itemId: item.id };
    const done = await send({ kind: 'shoppingList.removeItem', input, id: randomId(), shown: { name } });
    const sentence = words.removed({ item: name });
    // Nothing knows an ingredient without grams any more once it has left meals and list.
    if (item.kind === 'line' && !done.isQueued) notifySuccess(sentence);
    else notifyWithUndo(sentence, { id: item.id, onUndo: () => void takeBack(item, done).catch(ignore) });
  }

  async function takeBack(item: ShoppingItem, done: Awaited<ReturnType<typeof send>>): Promise<void> {
    if (done.isQueued && (await withdraw(done.operation))) return;
    const { name, quantity, aisle, isTicked, tickedAmount, isEdited, buy } = item;
    if (item.kind === 'own') return isTicked ? addTicked(item) : void (await add({ name, quantity, aisle }));
    await update(item, {
      ...(isEdited && buy && { grams: buy.grams }),
      ...(isTicked && { isTicked, ...(tickedAmount !== null && { covers: tickedAmount }) }),
    });
  }

  /** Puts an own item that was ticked back on the list. */
  async function addTicked({ name, quantity, aisle }: ShoppingItem): Promise<void> {
    const { itemId } = await add({ name, quantity, aisle });
    await update({ id: itemId, name }, { isTicked: true });
  }

  return {
    update: (item: ShoppingItem, change: ItemUpdate) => void update(item, change).catch(ignore),
    tick,
    add,
    addTicked: (item: ShoppingItem) => void addTicked(item).catch(ignore),
    remove: (item: ShoppingItem) => void remove(item).catch(ignore),
  };
}
