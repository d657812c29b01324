import { useMemo, useSyncExternalStore } from 'react';
import { isPendingOperation, type Operation, type OperationKind } from '../queue/operation.ts';
import { useOperations } from '../queue/use-operations.ts';
import { mutationsUnderWay } from './mutations-under-way.ts';
import { isOneOf, type OperationIn, type OperationsOf } from './operations-of.ts';

export type PendingOperations<Kind extends OperationKind> = {
  /** What the server's answers lack and screens show, oldest first: what waits, then what is on its way. */
  shown: readonly OperationIn<Kind>[];
  /** What waits on this device for the connection. */
  queued: readonly OperationIn<Kind>[];
  /** Ids of what is on its way. */
  underWay: ReadonlySet<string>;
};

const NOTHING: readonly Operation[] = [];
const atBuild = () => NOTHING;

/** What was asked for and is in no answer of the server yet; a screen shows the answer with these applied by its reducer. */
export function usePendingOperations<Kind extends OperationKind>(
  operations: OperationsOf<Kind>,
): PendingOperations<Kind> {
  const stored = useOperations();
  const sent = useSyncExternalStore(mutationsUnderWay.subscribe, mutationsUnderWay.getSnapshot, atBuild);
  return useMemo(() => pendingOf(operations, stored, sent), [operations, stored, sent]);
}

/** What is pending of a feature, of all that lies in the queue and all that is on its way. */
export function pendingOf<Kind extends OperationKind>(
  operations: OperationsOf<Kind>,
  stored: readonly Operation[],
  sent: readonly Operation[],
): PendingOperations<Kind> {
  const isOurs = (one: Operation): one is OperationIn<Kind> => isOneOf(operations, one);
  const queued = stored.filter(isPendingOperation).filter(isOurs);
  // One that could not be sent lies in the queue before its mutation has ended.
  const underWay = sent.filter(isOurs).filter(({ id }) => !queued.some((one) => one.id === id));
  const isShown = ({ kind }: Operation) => !(operations.shownLate as readonly string[] | undefined)?.includes(kind);
  return {
    queued,
    shown: [...queued, ...underWay.filter(isShown)],
    underWay: new Set(underWay.map(({ id }) => id)),
  };
}
