import { STORED_NAMES } from './stored-names.ts';

const { database: DATABASE, cached: STORE } = STORED_NAMES.indexedDb;

/**
 * Empties what this browser keeps for reading without a connection, with nothing but the browser: signing out works also
 * where the code that keeps it cannot be fetched. What waits to be saved stays for its person.
 */
export function emptyDevice(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => resolve();
    try {
      const opening = indexedDB.open(DATABASE);
      opening.onerror = done;
      opening.onblocked = done;
      // There was none: it is not made here.
      opening.onupgradeneeded = () => opening.transaction?.abort();
      opening.onsuccess = () => {
        const database = opening.result;
        const emptying = database.transaction(STORE, 'readwrite');
        emptying.objectStore(STORE).clear();
        emptying.oncomplete = emptying.onabort = () => {
          database.close();
          resolve();
        };
      };
    } catch {
      // Blocked storage holds nothing.
      resolve();
    }
  });
}
