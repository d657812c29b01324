import { useCallback, useSyncExternalStore } from 'react';
import { browserStorage } from '../../../../shared/storage/browser-storage.ts';
import { storedChanges } from '../../../../shared/storage/stored-changes.ts';

const YES = '1';

/**
 * A yes or no that this browser keeps under a key, and how to turn it. It is no until the page is alive, so that a
 * prerendered page and its first paint agree; other tabs and other places on the page follow at once.
 */
export function useStoredFlag(key: string): [isSet: boolean, toggle: () => void] {
  const isSet = useSyncExternalStore(
    storedChanges.subscribe,
    () => browserStorage.read(key) === YES,
    () => false,
  );
  const toggle = useCallback(() => {
    if (browserStorage.read(key) === YES) browserStorage.remove(key);
    else browserStorage.write(key, YES);
    storedChanges.announce();
  }, [key]);
  return [isSet, toggle];
}
