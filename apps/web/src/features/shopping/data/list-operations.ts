import { texts } from '@platewise/contract/texts';
import { getQueryKey } from '@trpc/react-query';
import { trpc } from '../../../shared/api/trpc.ts';
import { type OperationIn, type OperationsOf, shownName } from '../../../shared/sync/mutations/operations-of.ts';
import { type OperationKind, pendingId } from '../../../shared/sync/queue/operation.ts';
import { showListAnswer } from './show-list-answer.ts';

type ListKind = Extract<OperationKind, `shoppingList.${string}`>;

/** Something that is done to a line of the list, and may wait for the connection. */
export type ListOperation = OperationIn<ListKind>;

const words = () => texts.offline;

export const LIST_OPERATIONS: OperationsOf<ListKind> = {
  describe: {
    'shoppingList.addItem': ({ input }) => words().addingItem({ name: input.name }),
    'shoppingList.updateItem': (operation) => words().changingItem({ name: shownName(operation) ?? words().someItem }),
    'shoppingList.removeItem': (operation) => words().removingItem({ name: shownName(operation) ?? words().someItem }),
  },
  // What is added shows when the server has stated where it stands, or when it waits.
  shownLate: ['shoppingList.addItem'],
  laneOf: (operation) => `list ${lineOf(operation)}`,
  showAnswer: showListAnswer,
  reads: () => [getQueryKey(trpc.shoppingList.read), getQueryKey(trpc.shoppingList.pantry)],
};

/** The line that an operation is about. */
export function lineOf(operation: ListOperation): string {
  return operation.kind === 'shoppingList.addItem' ? pendingId(operation) : operation.input.itemId;
}
