import { CLIENT } from '@platewise/contract/client-limits';
import { useSyncExternalStore } from 'react';

/** Whether the page is scrolled past the point where the bar shrinks (shell 9); a page that is prerendered is not. */
export function useIsScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > CLIENT.navShrinkPx,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}
