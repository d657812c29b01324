/** Resolves when the page has nothing better to do, after `atMostMs` at the latest; where that cannot be known, after a fifth of it. */
export function idle(atMostMs: number): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: atMostMs });
    else setTimeout(resolve, atMostMs / 5);
  });
}
