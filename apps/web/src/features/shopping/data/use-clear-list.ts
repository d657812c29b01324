import type { ClearList } from '@platewise/contract/shopping/shopping-list-request-schema';
import type { ShoppingItem, ShoppingList } from '@platewise/contract/shopping/shopping-list-schema';
import { shoppingScreen } from '@platewise/contract/texts/shopping/shopping-screen';
import { useMutation } from '@tanstack/react-query';
import { errorSentence } from '../../../shared/api/api-error.ts';
import { randomId } from '../../../shared/api/random-id.ts';
import { idempotencyContext, trpc } from '../../../shared/api/trpc.ts';
import { notifyError, notifySuccess } from '../../../shared/ui/toasts/notify.ts';
import { notifyWithUndo } from '../../../shared/ui/toasts/notify-with-undo.tsx';
import type { ListChanges } from './use-list-changes.ts';

const words = shoppingScreen.menu;

/** Clears ticks or what no meal needs, and lets the list follow nothing. For all of it the server is needed. */
export function useClearList({ items }: ShoppingList, changes: ListChanges) {
  const utils = trpc.useUtils();
  const { read } = utils.shoppingList;
  const clearing = useMutation({
    mutationFn: ({ what, key }: ClearList & { key: string }) =>
      utils.client.shoppingList.clear.mutate({ what }, idempotencyContext(key)),
  });
  const leaving = useMutation({
    mutationFn: (key: string) => utils.client.shoppingList.leave.mutate({}, idempotencyContext(key)),
  });

  async function clear(what: ClearList['what']): Promise<void> {
    if (clearing.isPending) return;
    const ticked = items.filter(({ isTicked }) => isTicked);
    try {
      const list = await clearing.mutateAsync({ what, key: randomId() });
      await read.cancel();
      read.setData(undefined, list);
    } catch (error) {
      return notifyError(errorSentence(error, words.clearFailed));
    }
    if (what === 'not-needed') return notifySuccess(words.clearedNotNeeded);
    notifyWithUndo(words.clearedTicks({ count: ticked.length }), { id: 'ticks', onUndo: () => bringBack(ticked) });
  }

  /** Ticks cover again what they covered; own items come back as new ones. */
  function bringBack(ticked: readonly ShoppingItem[]): void {
    for (const item of ticked) {
      if (item.kind === 'own') {
        changes.addTicked(item);
      } else {
        changes.update(item, { isTicked: true, ...(item.tickedAmount !== null && { covers: item.tickedAmount }) });
      }
    }
  }

  async function leave(): Promise<void> {
    if (leaving.isPending) return;
    try {
      await leaving.mutateAsync(randomId());
    } catch (error) {
      return notifyError(errorSentence(error, words.leaveFailed));
    }
    await read.invalidate();
    notifySuccess(words.left);
  }

  return { clear, leave, isBusy: clearing.isPending || leaving.isPending };
}
