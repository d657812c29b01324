import { texts } from '@platewise/contract/texts';
import { errorCode, errorStatus } from '../../api/api-error.ts';
import type { Connection } from '../../api/connection.ts';
import { deviceFailure } from '../../api/device-failure.ts';
import { isUnreachable } from '../../api/is-unreachable.ts';
import { type ApiClient, idempotencyContext } from '../../api/trpc.ts';
import { oneTabAtATime } from '../../storage/one-tab-at-a-time.ts';
import type { DeviceNews } from '../device-news.ts';
import { isUnsent } from './judge-failure.ts';
import {
  isPendingOperation,
  OPERATIONS,
  type Operation,
  type OperationInput,
  type OperationKind,
  type OperationResult,
  type Refusal,
  refersToPending,
} from './operation.ts';
import type { OperationStore } from './operation-store.ts';
import { retryDelayMs } from './retry-delay.ts';
import { sendPending } from './send-pending.ts';

type Uses = {
  store: OperationStore;
  /** For calls of anyone who is signed in, made at once. */
  api: ApiClient;
  /** For what is pending: it refuses to send anything while somebody else is signed in. */
  apiOf: (userId: string) => ApiClient;
  userId: () => string | null;
  connection: Pick<Connection, 'isReachable'>;
  news: DeviceNews;
  now: () => number;
  /** From 0 up to 1. */
  random: () => number;
  newId: () => string;
  hasNetwork: () => boolean;
};

/** What became of something that was asked for: done, or waiting for the connection. */
export type Performed<Kind extends OperationKind> =
  | { isQueued: false; result: OperationResult<Kind> }
  | { isQueued: true; operation: Operation };

type Options = {
  /** The Idempotency-Key, where the thing has one already. */
  key?: string;
  /** What screens show while it waits. */
  shown?: unknown;
  /** When what it stands in for was sent, ms since 1970; null when that cannot have reached the server. */
  sentBefore?: number | null | undefined;
  /** False where a screen could not show it while it waits: then it is done now or fails. */
  canQueue?: boolean;
};

export type OperationQueue = {
  /** What lies on this device of anyone who is signed in, oldest first. */
  getSnapshot: () => readonly Operation[];
  subscribe: (listener: () => void) => () => void;
  /** Does it now, or puts it into the queue when the server cannot be reached or others wait before it. */
  perform: <Kind extends OperationKind>(
    kind: Kind,
    input: OperationInput<Kind>,
    options?: Options,
  ) => Promise<Performed<Kind>>;
  discard: (operation: Operation) => Promise<void>;
  /** Changes what one asks for; false when it may have reached the server as it was. */
  revise: (operation: Operation) => Promise<boolean>;
  /** Takes back one that cannot have reached the server; false when it may have. */
  withdraw: (operation: Operation) => Promise<boolean>;
  /** Sends one that was refused again. */
  retry: (operation: Operation) => Promise<void>;
  /** Sends what is pending, as far as it goes. */
  flush: () => Promise<void>;
  /** Reads the queue again: somebody else signed in. */
  reload: () => Promise<void>;
  /** Forgets what is pending of a person. */
  forget: (userId: string) => Promise<void>;
};

const LOCK = 'waiting-operations';

/** Operations kept for one person; beyond this the device takes no more. */
const OPERATIONS_MAX = 200;

/** One that has no answer by then holds up the others no longer, and is sent again later. */
const PATIENCE_MS = 60_000;

const NOTHING: readonly Operation[] = [];
/** Another device was faster: it is gone, as was asked for. */
const GONE = { isQueued: false, result: null };

/** The one queue of this page; those of other tabs work on the same one, one at a time. */
export function createOperationQueue(uses: Uses): OperationQueue {
  const { store, api, userId, connection, news, now } = uses;
  let snapshot: readonly Operation[] = NOTHING;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  async function reload(): Promise<void> {
    const who = userId();
    const next = who === null ? NOTHING : await store.list(who).catch(() => NOTHING);
    // Somebody else may have signed in while it was read.
    if (userId() !== who || (next.length === 0 && snapshot.length === 0)) return;
    snapshot = next;
    for (const listener of listeners) listener();
  }

  async function changed(): Promise<void> {
    news.notify({ about: 'queue' });
    await reload();
  }

  async function enqueue(operation: Operation): Promise<Operation> {
    if ((await store.list(operation.userId)).length >= OPERATIONS_MAX) throw deviceFailure(texts.offline.full);
    const cached = await store.add(operation);
    await changed();
    return cached;
  }

  async function perform<Kind extends OperationKind>(
    kind: Kind,
    input: OperationInput<Kind>,
    { key = uses.newId(), shown, sentBefore = null, canQueue = true }: Options = {},
  ): Promise<Performed<Kind>> {
    const who = userId();
    if (who === null) throw deviceFailure(texts.shell.signInToContinue);
    const fresh = {
      id: key,
      userId: who,
      kind,
      input,
      madeAt: now(),
      breakages: 0,
      refusal: null,
      firstSentAt: null,
      sentBefore,
      shown,
    };
    // The compiler does not follow that kind and input go together.
    const operation = fresh as unknown as Operation;
    const wait = async (firstSentAt: number | null) => {
      const cached = await enqueue({ ...operation, firstSentAt });
      void flush();
      return { isQueued: true, operation: cached } as const;
    };
    if (canQueue && (!connection.isReachable() || refersToPending(operation) || (await hasPending(who))))
      return wait(null);
    const hadNetwork = uses.hasNetwork();
    try {
      return { isQueued: false, result: (await send(api, operation)) as OperationResult<Kind> };
    } catch (error) {
      if (OPERATIONS[kind].isRemoval && errorStatus(error) === 404) return GONE as Performed<Kind>;
      // An earlier try may still be worked on: its answer is waited for.
      const isForLater = isUnreachable(error) || errorCode(error) === 'KEY_STILL_RUNNING';
      if (!canQueue || !isForLater) throw error;
      return wait(isUnsent(error, hadNetwork) ? null : now());
    }
  }

  async function hasPending(who: string): Promise<boolean> {
    return (await store.list(who).catch(() => NOTHING)).some(isPendingOperation);
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    return oneTabAtATime(LOCK, sendAll);
  }

  async function sendAll(): Promise<void> {
    const who = userId();
    if (who === null || !connection.isReachable() || !(await hasPending(who))) return;
    const rest = await sendPending(
      {
        store,
        send: (operation) => send(uses.apiOf(who), operation),
        now,
        hasNetwork: uses.hasNetwork,
        explain: (refusal, operation) => explainRefusal(uses.apiOf(who), refusal, operation),
        onDone: (operation, result) => {
          failures = 0;
          news.notify({ about: 'done', operation, result });
          void changed();
        },
        onRefused: (operation) => {
          news.notify({ about: 'refused', operation });
          void changed();
        },
      },
      who,
    );
    await changed();
    if (rest.until !== 'later') return;
    timer = setTimeout(() => void flush(), rest.afterMs ?? retryDelayMs(failures, uses.random()));
    failures += 1;
  }

  return {
    getSnapshot: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    perform,
    discard: async (operation) => {
      await store.remove(operation);
      await changed();
    },
    revise: async (operation) => {
      const isRevised = await store.revise(operation);
      await changed();
      return isRevised;
    },
    withdraw: async (operation) => {
      const isWithdrawn = await store.withdraw(operation);
      await changed();
      return isWithdrawn;
    },
    retry: async (operation) => {
      await store.update({ ...operation, refusal: null, firstSentAt: null, sentBefore: null, breakages: 0 });
      await changed();
      await flush();
    },
    flush,
    reload,
    forget: async (who) => {
      await store.forget(who);
      await changed();
    },
  };
}

function send(api: ApiClient, { kind, input, id }: Operation): Promise<unknown> {
  const procedure: { mutate: (input: never, options: object) => Promise<unknown> } = OPERATIONS[kind].procedure(api);
  return procedure.mutate(input as never, { ...idempotencyContext(id), signal: AbortSignal.timeout(PATIENCE_MS) });
}

/** The server says how many meals may be asked for; here the meals are made already. */
async function explainRefusal(api: ApiClient, refusal: Refusal, operation: Operation): Promise<Refusal> {
  const isShort = refusal.code === 'TOO_FEW_TOKENS' || refusal.code === 'NO_TOKENS_LEFT';
  if (!isShort || operation.kind !== 'plans.save') return refusal;
  const left = await api.subscription.status.query().then(
    ({ tokens }) => tokens,
    () => null,
  );
  if (left === null) return refusal;
  return { ...refusal, sentence: texts.offline.allowanceShort({ count: left, needed: operation.input.items.length }) };
}
