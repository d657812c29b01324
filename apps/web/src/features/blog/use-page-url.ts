import { useSyncExternalStore } from 'react';

/** The full address of a path of ours; the path alone until the page is alive, since a prerendered page knows no host. */
export function usePageUrl(path: string): string {
  const origin = useSyncExternalStore(
    never,
    () => window.location.origin,
    () => '',
  );
  return `${origin}${path}`;
}

function never(): () => void {
  return () => {};
}
