import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorCode, errorSentence } from '../../api/api-error.ts';
import { randomId } from '../../api/random-id.ts';
import { useSession } from '../../session/use-session.ts';
import { notifyError } from '../../ui/toasts/notify.ts';
import { type Operation, type OperationInput, type OperationKind, pendingId } from '../queue/operation.ts';
import type { Performed } from '../queue/operation-queue.ts';
import { useOperationQueue } from '../queue/use-operations.ts';
import type { OperationsOf } from './operations-of.ts';
import { type SendOptions, sendMutation } from './send-mutation.ts';

type Options = Partial<SendOptions> & {
  /** What is stated when it failed and nobody knows why. */
  failed: string;
  /** What is stated where it was changed on another device and is not there any more; else the server's sentence. */
  gone?: string;
  /** Takes the sentence why it failed to a place of its own instead of a toast. */
  onFailed?: (sentence: string) => void;
};

export type MutationQueue<Kind extends OperationKind> = {
  /**
   * Does what was asked for: shown at once, gone again when the server refuses; what cannot be sent waits on this device.
   * Resolves with null where it was refused, which was reported by then. A removal of what is gone already is done.
   */
  mutate: <K extends Kind>(kind: K, input: OperationInput<K>, options: Options) => Promise<Performed<K> | null>;
  /** The same for a step of something larger: it rejects and reports nothing. */
  mutateOrThrow: <K extends Kind>(
    kind: K,
    input: OperationInput<K>,
    options?: Partial<SendOptions>,
  ) => Promise<Performed<K>>;
  /**
   * Takes back what was done: what still waits never happened, else `inverse` is done with the server's answer, or with
   * null where there is none. Resolves with whether it was taken back.
   */
  takeBack: <Result>(
    done: { isQueued: false; result: Result } | { isQueued: true; operation: Operation },
    inverse: (result: Result | null) => Promise<boolean>,
  ) => Promise<boolean>;
  /** Takes back an addition that still waits, by the id that it has meanwhile; false where it does not wait any more. */
  withdrawAddition: (id: string) => Promise<boolean>;
  /** Whether something that was asked for by this hook is not answered yet. */
  isPending: boolean;
};

/** The one way to write: over TanStack's mutation cache, which holds the order of a lane, and the queue of this device. */
export function useMutationQueue<Kind extends OperationKind>(operations: OperationsOf<Kind>): MutationQueue<Kind> {
  const client = useQueryClient();
  const session = useSession();
  const queue = useOperationQueue();
  const [count, setCount] = useState(0);

  async function mutateOrThrow<K extends Kind>(
    kind: K,
    input: OperationInput<K>,
    options: Partial<SendOptions> = {},
  ): Promise<Performed<K>> {
    const uses = { client, queue, userId: () => session.getState().user?.id ?? null };
    setCount((before) => before + 1);
    try {
      // What holds of all kinds of a feature holds of one of them.
      const own = operations as unknown as OperationsOf<K>;
      return await sendMutation(uses, own, kind, input, { key: randomId(), ...options });
    } finally {
      setCount((before) => before - 1);
    }
  }

  async function mutate<K extends Kind>(
    kind: K,
    input: OperationInput<K>,
    { failed, gone, onFailed = notifyError, ...options }: Options,
  ): Promise<Performed<K> | null> {
    try {
      return await mutateOrThrow(kind, input, options);
    } catch (error) {
      const isGone = gone !== undefined && errorCode(error) === 'NOT_FOUND';
      onFailed(isGone ? gone : errorSentence(error, failed));
      for (const queryKey of operations.reads()) void client.invalidateQueries({ queryKey });
      return null;
    }
  }

  return {
    mutate,
    mutateOrThrow,
    takeBack: async (done, inverse) => {
      if (!done.isQueued) return inverse(done.result);
      return (await queue.withdraw(done.operation)) || inverse(null);
    },
    withdrawAddition: async (id) => {
      const adding = queue.getSnapshot().find((operation) => pendingId(operation) === id);
      return adding !== undefined && queue.withdraw(adding);
    },
    isPending: count > 0,
  };
}
