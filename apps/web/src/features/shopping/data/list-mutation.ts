import type { Operation, OperationKind } from '../../../shared/sync/queue/operation.ts';

type ListKind = Extract<OperationKind, `shoppingList.${string}`>;

/** Something that is done to a line of the list, as it is sent and as it waits; `id` is its Idempotency-Key. */
export type ListMutation = {
  [Kind in ListKind]: Pick<Extract<Operation, { kind: Kind }>, 'kind' | 'input' | 'id' | 'shown'>;
}[ListKind];

/** Whether an operation is about the shopping list. */
export function isListMutation<Some extends { kind: OperationKind }>(
  operation: Some,
): operation is Some & ListMutation {
  return operation.kind.startsWith('shoppingList.');
}
