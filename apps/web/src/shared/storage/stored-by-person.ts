import { browserStorage, type KeyValueStorage } from './browser-storage.ts';

/** What is kept under one key of the browser, apart for each person. */
export type StoredByPerson = {
  /** As it was written, or undefined; what another version wrote, or a hand changed, comes as it is. */
  read: (person: string) => unknown;
  write: (person: string, value: unknown) => void;
  forget: (person: string) => void;
};

/** One value for each person, all under one key, which goes with the last of them. */
export function storedByPerson(key: string, storage: KeyValueStorage = browserStorage): StoredByPerson {
  const all = (): Map<string, unknown> => new Map(Object.entries(parsed(storage.read(key))));
  return {
    read: (person) => all().get(person),
    write: (person, value) => storage.write(key, JSON.stringify(Object.fromEntries(all().set(person, value)))),
    forget: (person) => {
      const left = all();
      if (!left.delete(person)) return;
      if (left.size === 0) storage.remove(key);
      else storage.write(key, JSON.stringify(Object.fromEntries(left)));
    },
  };
}

function parsed(text: string | null): object {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
