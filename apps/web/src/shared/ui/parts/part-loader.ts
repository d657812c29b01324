const PAUSE_MS = 700;

/** The code of one part: fetched once for all who show it, and again after a failure. */
export type PartLoader<Part> = {
  load: () => Promise<Part>;
  /** After a failure, lets the next `load` fetch again; answers whether there was one. */
  forgetFailure: () => boolean;
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
  let hasFailed = false;

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
      loading ??= fetchTwice().catch((error: unknown) => {
        hasFailed = true;
        throw error;
      });
      return loading;
    },
    forgetFailure: () => {
      if (!hasFailed) return false;
      loading = null;
      hasFailed = false;
      return true;
    },
  };
}
