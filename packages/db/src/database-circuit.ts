/** While the database is not answering, a new connection is tried this often; each attempt has its own time. */
const PROBE_EVERY_MS = 500;

/** Whether the database answers, as everybody who talks to it sees it. */
export type DatabaseCircuit = {
  /** While it is open nothing is asked of the database: callers are refused at once. */
  isOpen: () => boolean;
  /** Something came back from the server on any connection. */
  heard: () => void;
  /** What was asked at `since` (of `performance.now()`) had no answer; opens if nothing else was heard since then either. */
  unanswered: (since: number) => void;
  /** Called when it opens, to end the connections on which nothing will arrive. */
  onOpen: (listener: () => void) => void;
  stop: () => void;
};

/**
 * A circuit breaker for a database behind a network that can swallow packets. One silent connection proves nothing, the
 * others may be fine; silence on all of them means that waiting only adds callers to the queue. It closes with the first
 * `probe` that succeeds. Probes overlap, so that a slow network is not taken for a dead one.
 */
export function createDatabaseCircuit({ probe }: { probe: () => Promise<void> }): DatabaseCircuit {
  const listeners: (() => void)[] = [];
  let heardAt = Number.NEGATIVE_INFINITY;
  let probing: NodeJS.Timeout | undefined;
  const close = () => {
    clearInterval(probing);
    probing = undefined;
  };
  const tryAgain = () => {
    probe().then(close, () => {});
  };
  return {
    isOpen: () => probing !== undefined,
    heard: () => {
      heardAt = performance.now();
    },
    unanswered: (since) => {
      if (probing !== undefined || heardAt > since) return;
      probing = setInterval(tryAgain, PROBE_EVERY_MS);
      for (const listener of listeners) listener();
      tryAgain();
    },
    onOpen: (listener) => {
      listeners.push(listener);
    },
    stop: close,
  };
}
