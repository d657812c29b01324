import type { KeyValueStorage } from '../../browser-storage.ts';

const memory = new Map<string, string>();

/** What this tab keeps until it is closed; where storage is blocked it lasts as long as the page. */
export const tabStorage: KeyValueStorage = {
  read(key) {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return memory.get(key) ?? null;
    }
  },
  write(key, value) {
    try {
      sessionStorage.setItem(key, value);
    } catch {
      memory.set(key, value);
    }
  },
  remove(key) {
    memory.delete(key);
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Blocked storage holds nothing to remove.
    }
  },
};
