import { BODY_OPERATIONS } from '../../features/body/data/body-operations.ts';
import { CALENDAR_OPERATIONS } from '../../features/calendar/data/write/calendar-operations.ts';
import { DIARY_OPERATIONS } from '../../features/diary/data/diary-operations.ts';
import { LIST_OPERATIONS } from '../../features/shopping/data/list-operations.ts';
import { FAVORITE_OPERATIONS } from '../../shared/favorites/favorite-operations.ts';
import { PLAN_OPERATIONS } from '../../shared/plan/plan-operations.ts';
import { isOneOf, type OperationsOf } from '../../shared/sync/mutations/operations-of.ts';
import type { Operation, OperationKind } from '../../shared/sync/queue/operation.ts';

const ALL = [
  PLAN_OPERATIONS,
  FAVORITE_OPERATIONS,
  DIARY_OPERATIONS,
  LIST_OPERATIONS,
  CALENDAR_OPERATIONS,
  BODY_OPERATIONS,
];

/** What its feature states of an operation. */
export function operationsOf(operation: Operation): OperationsOf<OperationKind> {
  const own = ALL.find((one) => isOneOf<OperationKind>(one as never, operation));
  if (!own) throw new Error(`No feature knows operations of the kind ${operation.kind}.`);
  // The compiler does not follow that it is of this very kind.
  return own as unknown as OperationsOf<OperationKind>;
}

/** What an operation is, for the person who made it. */
export function operationWords(operation: Operation): string {
  return operationsOf(operation).describe[operation.kind](operation as never);
}
