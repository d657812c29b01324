import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Operation, OperationKind, OperationResult } from '../queue/operation.ts';

/** An operation of one of these kinds. */
export type OperationIn<Kind extends OperationKind> = Extract<Operation, { kind: Kind }>;

/**
 * What a feature states of the operations that are its own. Sending them, showing them before they are answered, waiting for
 * the connection, taking them back and reporting that they failed is the same for all: `useMutationQueue`.
 */
export type OperationsOf<Kind extends OperationKind> = {
  /** Of each kind: what one is, for the person who made it. */
  describe: { [K in Kind]: (operation: OperationIn<K>) => string };
  /** Kinds that show when the server has answered or when they wait, not while they are on their way. */
  shownLate?: readonly Kind[];
  /** Operations of one lane are done one after the other, those of different lanes at the same time. */
  laneOf: (operation: OperationIn<Kind>) => string;
  /** Puts the server's answer where screens read it. */
  showAnswer: (
    client: QueryClient,
    operation: OperationIn<Kind>,
    answer: OperationResult<Kind>,
  ) => void | Promise<void>;
  /** What is read again when one has failed, or was sent while no screen waited for its answer. */
  reads: () => readonly QueryKey[];
};

/** Whether an operation is one of these. */
export function isOneOf<Kind extends OperationKind>(
  { describe }: Pick<OperationsOf<Kind>, 'describe'>,
  operation: Operation,
): operation is OperationIn<Kind> {
  return operation.kind in describe;
}

/** The name that was kept next to an operation, for its description. */
export function shownName({ shown }: Operation): string | null {
  const isNamed = typeof shown === 'object' && shown !== null && 'name' in shown;
  return isNamed && typeof shown.name === 'string' ? shown.name : null;
}
