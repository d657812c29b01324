import type { QueryClient } from '@tanstack/react-query';
import type { Operation, OperationInput, OperationKind } from '../queue/operation.ts';
import type { OperationQueue, Performed } from '../queue/operation-queue.ts';
import { mutationsUnderWay } from './mutations-under-way.ts';
import type { OperationIn, OperationsOf } from './operations-of.ts';

type Uses = {
  client: QueryClient;
  queue: Pick<OperationQueue, 'perform'>;
  /** Who is signed in now. */
  userId: () => string | null;
};

export type SendOptions = {
  /** What is kept next to it, for its description and for what screens show of it. */
  shown?: unknown;
  /** The Idempotency-Key, where the thing has one already. */
  key: string;
  /** When what it stands in for was sent, ms since 1970. */
  sentBefore?: number | null | undefined;
  /** False where a screen could not show it while it waits: then it is done now or fails. */
  canQueue?: boolean;
};

/**
 * Sends an operation when those of its lane before it are through. Screens show it from now on: while it is on its way, then
 * in the server's answer, or in the queue. Rejects when the server refuses it; then it is shown no more.
 */
export async function sendMutation<Kind extends OperationKind>(
  { client, queue, userId }: Uses,
  operations: OperationsOf<Kind>,
  kind: Kind,
  input: OperationInput<Kind>,
  { key, shown, ...options }: SendOptions,
): Promise<Performed<Kind>> {
  const owner = userId() ?? '';
  // The compiler does not follow that kind and input go together.
  const operation = { ...NEW, id: key, userId: owner, kind, input, shown, madeAt: Date.now() } as unknown as Operation &
    OperationIn<Kind>;
  const mutation = client.getMutationCache().build(client, {
    mutationKey: [kind],
    scope: { id: operations.laneOf(operation) },
    mutationFn: async () => {
      const done = await queue.perform(kind, input, { key, shown, ...options });
      // What somebody else did here is not for the eyes of who is here now.
      if (!done.isQueued && userId() === owner) await operations.showAnswer(client, operation, done.result);
      // In the same breath as the answer, so that no screen shows it twice.
      mutationsUnderWay.remove(operation);
      return done;
    },
  });
  mutationsUnderWay.add(operation);
  return mutation.execute(undefined).finally(() => mutationsUnderWay.remove(operation)) as Promise<Performed<Kind>>;
}

const NEW = { firstSentAt: null, breakages: 0, refusal: null };
