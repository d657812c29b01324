import type { KeyValueStorage } from '../../../shared/storage/browser-storage.ts';

/** A browser's storage for tests. */
export function memoryStorage(stored: Record<string, string> = {}): KeyValueStorage {
  const values = new Map(Object.entries(stored));
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}
