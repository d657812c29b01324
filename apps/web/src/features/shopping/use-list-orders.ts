import { shoppingScreen } from '@platewise/contract/locales/en/shopping-screen';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { errorSentence } from '../../api-error.ts';
import { notifyError } from '../../components/notify.ts';
import { isWaiting, type OperationKind } from '../offline/operation.ts';
import type { Performed } from '../offline/operation-queue.ts';
import { useOperationQueue, useOperations } from '../offline/use-operations.ts';
import { isListOrder, type ListOrder } from './list-order.ts';
import { ordersUnderWay } from './orders-under-way.ts';
import { showListAnswer } from './show-list-answer.ts';

/** Changes of the list that are not in what the server told last: those that wait first, then those on their way. */
export function useOpenListOrders(): ListOrder[] {
  const waiting = useOperations().filter(isWaiting).filter(isListOrder);
  const underWay = useSyncExternalStore(
    ordersUnderWay.subscribe,
    ordersUnderWay.getSnapshot,
    ordersUnderWay.getSnapshot,
  );
  // What is added shows when the server has said where it stands, or when it waits.
  return [...waiting, ...underWay.filter(({ kind }) => kind !== 'shoppingList.addItem')];
}

type Kind = Extract<OperationKind, `shoppingList.${string}`>;

/**
 * Sends a change of the list: at once on the screen, taken back with a sentence when the server refuses; it waits when that
 * cannot be reached. Changes of one line are sent one after the other, those of different lines at the same time.
 */
export function useSendListOrder() {
  const client = useQueryClient();
  const { perform } = useOperationQueue();

  async function send(order: ListOrder): Promise<Performed<Kind>> {
    try {
      const done = await perform(order.kind, order.input, { key: order.id, shown: order.shown });
      if (!done.waits) showListAnswer(client, order, done.result);
      return done;
    } catch (error) {
      notifyError(errorSentence(error, shoppingScreen.changeFailed));
      throw error;
    }
  }

  return (order: ListOrder): Promise<Performed<Kind>> => {
    const line = order.kind === 'shoppingList.addItem' ? order.id : order.input.itemId;
    return ordersUnderWay.run(line, order, () => send(order));
  };
}
