import { useSyncExternalStore } from 'react';

/**
 * False while a page is rendered as it was built, true from then on: what only this browser knows (what it keeps, who is
 * here) may be shown when it is true, else the page that was built and the page that wakes up would differ.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

function neverChanges() {
  return () => undefined;
}
