/** How a message of ours begins about code that could not be fetched. */
const OURS = 'A part of the page could not be fetched: ';

/** How often each part was asked for in vain, by what the browser says of it. */
const misses = new Map<string, number>();

/**
 * Notes each part of the application whose code or styles could not be fetched, and readies the next try. Vite sends the
 * event for every `import()` of a build (https://vite.dev/guide/build#load-error-handling).
 */
export function watchMissingParts(page: Pick<Window, 'addEventListener'> & { document: Document } = window): void {
  page.addEventListener('vite:preloadError', (event) => {
    const { payload } = event as Event & { payload: unknown };
    if (!(payload instanceof Error)) return;
    // The router would load the page again by itself at the browser's own words; without a connection nothing comes back.
    if (!payload.message.startsWith(OURS)) payload.message = OURS + payload.message;
    misses.set(payload.message, timesMissed(payload) + 1);
    const [, style] = /CSS for (\S+)/.exec(payload.message) ?? [];
    // Vite takes a stylesheet that is named in the page for loaded, so one that failed would never be fetched again.
    for (const link of page.document.querySelectorAll('link')) if (link.href === style) link.remove();
  });
}

/** Whether a failure is a part that could not be fetched; anything else is a fault of the part. */
export function isMissingPart(error: unknown): error is Error {
  return error instanceof Error && error.message.startsWith(OURS);
}

/** How often the part of this failure was asked for in vain. */
export function timesMissed(error: unknown): number {
  return error instanceof Error ? (misses.get(error.message) ?? 0) : 0;
}
