import { shoppingScreen } from '@platewise/contract/locales/en/shopping-screen';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { errorSentence } from '../../../shared/api/api-error.ts';
import { isPendingOperation, type OperationKind } from '../../../shared/sync/queue/operation.ts';
import type { Performed } from '../../../shared/sync/queue/operation-queue.ts';
import { useOperationQueue, useOperations } from '../../../shared/sync/queue/use-operations.ts';
import { notifyError } from '../../../shared/ui/toasts/notify.ts';
import { isListMutation, type ListMutation } from './list-mutation.ts';
import { mutationsUnderWay } from './mutations-under-way.ts';
import { showListAnswer } from './show-list-answer.ts';

/** Changes of the list that are not in what the server reported last: those that wait first, then those on their way. */
export function usePendingListMutations(): ListMutation[] {
  const pending = useOperations().filter(isPendingOperation).filter(isListMutation);
  const underWay = useSyncExternalStore(
    mutationsUnderWay.subscribe,
    mutationsUnderWay.getSnapshot,
    mutationsUnderWay.getSnapshot,
  );
  // What is added shows when the server has stated where it stands, or when it waits.
  return [...pending, ...underWay.filter(({ kind }) => kind !== 'shoppingList.addItem')];
}

type Kind = Extract<OperationKind, `shoppingList.${string}`>;

/**
 * Sends a change of the list: at once on the screen, taken back with a sentence when the server refuses; it waits when that
 * cannot be reached. Changes of one line are sent one after the other, those of different lines at the same time.
 */
export function useSendListMutation() {
  const client = useQueryClient();
  const { perform } = useOperationQueue();

  async function send(mutation: ListMutation): Promise<Performed<Kind>> {
    try {
      const done = await perform(mutation.kind, mutation.input, { key: mutation.id, shown: mutation.shown });
      if (!done.isQueued) showListAnswer(client, mutation, done.result);
      return done;
    } catch (error) {
      notifyError(errorSentence(error, shoppingScreen.changeFailed));
      throw error;
    }
  }

  return (mutation: ListMutation): Promise<Performed<Kind>> => {
    const line = mutation.kind === 'shoppingList.addItem' ? mutation.id : mutation.input.itemId;
    return mutationsUnderWay.run(line, mutation, () => send(mutation));
  };
}
