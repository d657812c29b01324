/** What keeps texts under keys. */
export type KeyValueStorage = {
  read: (key: string) => string | null;
  write: (key: string, value: string) => void;
  remove: (key: string) => void;
};

/** What this browser keeps; where storage is blocked it lasts as long as the page. */
export const browserStorage = storageIn(() => localStorage);

/** What this tab keeps until it is closed; where storage is blocked it lasts as long as the page. */
export const tabStorage = storageIn(() => sessionStorage);

// Asked for each time: where storage is blocked, naming it throws already.
function storageIn(place: () => Storage): KeyValueStorage {
  const memory = new Map<string, string>();
  return {
    read(key) {
      try {
        return place().getItem(key);
      } catch {
        return memory.get(key) ?? null;
      }
    },
    write(key, value) {
      try {
        place().setItem(key, value);
      } catch {
        memory.set(key, value);
      }
    },
    remove(key) {
      memory.delete(key);
      try {
        place().removeItem(key);
      } catch {
        // Blocked storage holds nothing to remove.
      }
    },
  };
}
