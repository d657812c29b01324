import type { ShoppingList } from '@platewise/contract/shopping/shopping-list-schema';
import { shoppingScreen } from '@platewise/contract/texts/shopping/shopping-screen';
import { useMutation } from '@tanstack/react-query';
import { errorSentence } from '../../../../shared/api/api-error.ts';
import { randomId } from '../../../../shared/api/random-id.ts';
import { idempotencyContext, trpc } from '../../../../shared/api/trpc.ts';
import { usePendingOperations } from '../../../../shared/sync/mutations/use-pending-operations.ts';
import { notifyError } from '../../../../shared/ui/toasts/notify.ts';
import { notifyWithUndo } from '../../../../shared/ui/toasts/notify-with-undo.tsx';
import { LIST_OPERATIONS } from '../list-operations.ts';

const words = shoppingScreen.restock;

/**
 * How many foods of a list can be put at home: they are ticked, in amounts that the pantry can take. None of a generated week:
 * its meals stand in no calendar, so that nobody knows when they leave the pantry again.
 */
function boughtFoods({ source, items }: Pick<ShoppingList, 'source' | 'items'>): number {
  if (source?.kind === 'generated') return 0;
  return items.filter(({ food, isTicked, tickedAmount }) => food !== null && isTicked && (tickedAmount ?? 0) > 0)
    .length;
}

/**
 * Puts what was bought into the pantry, with the way back. For that the server is needed, and every tick there: while some are
 * on their way or wait, nothing can be put at home.
 */
export function useRestock(list: Pick<ShoppingList, 'source' | 'items'>) {
  const { queued, underWay } = usePendingOperations(LIST_OPERATIONS);
  const isSettled = queued.length === 0 && underWay.size === 0;
  const utils = trpc.useUtils();
  const { read, pantry } = utils.shoppingList;
  const restocking = useMutation({
    mutationFn: (key: string) => utils.client.shoppingList.restock.mutate({}, idempotencyContext(key)),
  });

  async function restock(): Promise<void> {
    if (!isSettled || restocking.isPending) return;
    try {
      const { list, foods, restockId } = await restocking.mutateAsync(randomId());
      await read.cancel();
      read.setData(undefined, list);
      // What was ticked meanwhile may be missing in it.
      await Promise.all([read.invalidate(), pantry.invalidate()]);
      if (restockId === null) return notifyError(words.none);
      notifyWithUndo(words.done({ count: foods }), { id: 'restock', onUndo: () => void takeBack(restockId) });
    } catch (error) {
      notifyError(errorSentence(error, words.failed));
    }
  }

  async function takeBack(restockId: string): Promise<void> {
    try {
      const { undoRestock } = utils.client.shoppingList;
      const list = await undoRestock.mutate({ restockId }, idempotencyContext(randomId()));
      await read.cancel();
      read.setData(undefined, list);
    } catch (error) {
      notifyError(errorSentence(error, words.undoFailed));
    }
    await Promise.all([read.invalidate(), pantry.invalidate()]);
  }

  return { count: isSettled ? boughtFoods(list) : 0, restock: () => void restock(), isBusy: restocking.isPending };
}
