import { shoppingScreen } from '@platewise/contract/locales/en/shopping-screen';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { errorSentence } from '../../api-error.ts';
import { notifyError } from '../../components/notify.ts';
import { isWaiting, type OperationKind } from '../offline/operation.ts';
import type { Performed } from '../offline/operation-queue.ts';
import { useOperationQueue, useOperations } from '../offline/use-operations.ts';
import { isListMutation, type ListMutation } from './list-mutation.ts';
import { mutationsUnderWay } from './mutations-under-way.ts';
import { showListAnswer } from './show-list-answer.ts';

/** Changes of the list that are not in what the server told last: those that wait first, then those on their way. */
export function usePendingListMutations(): ListMutation[] {
  const waiting = useOperations().filter(isWaiting).filter(isListMutation);
  const underWay = useSyncExternalStore(
    mutationsUnderWay.subscribe,
    mutationsUnderWay.getSnapshot,
    mutationsUnderWay.getSnapshot,
  );
  // What is added shows when the server has said where it stands, or when it waits.
  return [...waiting, ...underWay.filter(({ kind }) => kind !== 'shoppingList.addItem')];
}

type Kind = Extract<OperationKind, `shoppingList.${string}`>;

/**
 * Sends a change of the list: at once on the screen, taken back with a sentence when the server refuses; it waits when that
 * cannot be reached. Changes of one line are sent one after the other, those of different lines at the same time.
 */
export function useSendListMutation() {
  const client = useQueryClient();
  const { perform } = useOperationQueue();

  async function send(order: ListMutation): Promise<Performed<Kind>> {
    try {
      const done = await perform(order.kind, order.input, { key: order.id, shown: order.shown });
      if (!done.waits) showListAnswer(client, order, done.result);
      return done;
    } catch (error) {
      notifyError(errorSentence(error, shoppingScreen.changeFailed));
      throw error;
    }
  }

  return (order: ListMutation): Promise<Performed<Kind>> => {
    const line = order.kind === 'shoppingList.addItem' ? order.id : order.input.itemId;
    return mutationsUnderWay.run(line, order, () => send(order));
  };
}
