/**
 * Whether the server answers, as the calls of this page have found. The browser's own opinion is not asked: a server on
 * the same machine answers without any network, and a network without the server is of no use.
 */
export type Connection = {
  isReachable: () => boolean;
  subscribe: (listener: () => void) => () => void;
  /** An answer came, whatever it stated. */
  heard: () => void;
  /** No answer came, or one that says that the server is away. */
  lost: () => void;
};

export function createConnection(): Connection {
  let isReachable = true;
  const listeners = new Set<() => void>();

  function set(next: boolean): void {
    if (next === isReachable) return;
    isReachable = next;
    for (const listener of listeners) listener();
  }

  return {
    isReachable: () => isReachable,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    heard: () => set(true),
    lost: () => set(false),
  };
}

/** The one of this page. */
export const connection = createConnection();
