const PAUSE_MS = 700;

/** How far a part has come: `part` once it was fetched, `failure` while it could not be. */
export type PartState<Part> = { part?: Part; failure?: { error: unknown } };

/** The code of one part: fetched once for all who show it, and again after a failure. */
export type PartLoader<Part> = {
  load: () => Promise<Part>;
  /** After a failure, lets the next `load` fetch again; answers whether there was one. */
  forgetFailure: () => boolean;
  /** The same object until it changes. */
  state: () => PartState<Part>;
  subscribe: (listener: () => void) => () => void;
};

/**
 * Fetches a part's code. A packet that was lost is asked for once more by itself. Newer browsers fetch a module again whose
 * import failed (https://github.com/whatwg/html/pull/10327); older ones remember the failure for as long as the page is
 * open, and then only loading the page again helps (`PartFailed` offers it).
 */
export function partLoader<Part>(
  fetchPart: () => Promise<Part>,
  pause = () => new Promise<void>((resolve) => setTimeout(resolve, PAUSE_MS)),
): PartLoader<Part> {
  let loading: Promise<Part> | null = null;
  let state: PartState<Part> = {};
  const listeners = new Set<() => void>();

  function become(next: PartState<Part>): void {
    state = next;
    for (const listener of listeners) listener();
  }

  async function fetchTwice(): Promise<Part> {
    try {
      return await fetchPart();
    } catch {
      await pause();
      return fetchPart();
    }
  }

  return {
    load: () => {
      loading ??= fetchTwice().then(
        (part) => {
          become({ part });
          return part;
        },
        (error: unknown) => {
          become({ failure: { error } });
          throw error;
        },
      );
      return loading;
    },
    forgetFailure: () => {
      if (!state.failure) return false;
      loading = null;
      become({});
      return true;
    },
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
