import type { Operation, OperationKind } from '../offline/operation.ts';

type ListKind = Extract<OperationKind, `shoppingList.${string}`>;

/** Something that is done to a line of the list, as it is sent and as it waits; `id` is its Idempotency-Key. */
export type ListOrder = {
  [Kind in ListKind]: Pick<Extract<Operation, { kind: Kind }>, 'kind' | 'input' | 'id' | 'shown'>;
}[ListKind];

/** Whether an operation is about the shopping list. */
export function isListOrder<Some extends { kind: OperationKind }>(operation: Some): operation is Some & ListOrder {
  return operation.kind.startsWith('shoppingList.');
}
