import { texts } from '@platewise/contract/texts';
import { getQueryKey } from '@trpc/react-query';
import { trpc } from '../../../shared/api/trpc.ts';
import { type OperationIn, type OperationsOf, shownName } from '../../../shared/sync/mutations/operations-of.ts';
import { type OperationKind, pendingId } from '../../../shared/sync/queue/operation.ts';
import { showListAnswer } from './show-list-answer.ts';

type ListKind = Extract<OperationKind, `shoppingList.${string}`>;

/** Something that is done to a line of the list, and may wait for the connection. */
export type ListOperation = OperationIn<ListKind>;

/** Something that is done to a shop. */
export type ShopOperation = OperationIn<'shoppingList.setShop' | 'shoppingList.removeShop'>;

const words = () => texts.offline;

export const LIST_OPERATIONS: OperationsOf<ListKind> = {
  describe: {
    'shoppingList.addItem': ({ input }) => words().addingItem({ name: input.name }),
    'shoppingList.updateItem': (operation) => words().changingItem({ name: shownName(operation) ?? words().someItem }),
    'shoppingList.removeItem': (operation) => words().removingItem({ name: shownName(operation) ?? words().someItem }),
    'shoppingList.setShop': ({ input }) => words().settingShop({ name: input.name }),
    'shoppingList.removeShop': (operation) => words().removingShop({ name: shownName(operation) ?? words().someShop }),
  },
  // What is added shows when the server has stated where it stands, or when it waits.
  // A shop that shows is known to the server or stands before what is bought there in the queue.
  shownLate: ['shoppingList.addItem', 'shoppingList.setShop'],
  // An aisle that one shop takes leaves another: shops are changed one after the other.
  laneOf: (operation) => (isOfShop(operation) ? 'shops' : `list ${lineOf(operation)}`),
  showAnswer: showListAnswer,
  reads: () => [getQueryKey(trpc.shoppingList.read), getQueryKey(trpc.shoppingList.pantry)],
};

/** The line that an operation is about; of one about a shop, the id of the shop. */
export function lineOf(operation: ListOperation): string {
  if (operation.kind === 'shoppingList.addItem') return pendingId(operation);
  return isOfShop(operation) ? operation.input.shopId : operation.input.itemId;
}

/** Whether an operation is about a shop. */
export function isOfShop(operation: ListOperation): operation is ShopOperation {
  return operation.kind === 'shoppingList.setShop' || operation.kind === 'shoppingList.removeShop';
}
