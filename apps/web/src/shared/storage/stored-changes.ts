const listeners = new Set<() => void>();

/** Calls a listener whenever something that this browser stores may have changed, here or in another tab; answers with the way out. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Calls every listener on this page after something was stored: the browser itself notifies other tabs alone. */
function announce(): void {
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore` over what lies in the browser's storage. */
export const storedChanges = { subscribe, announce };
