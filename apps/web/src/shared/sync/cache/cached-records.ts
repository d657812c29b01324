import { type CachedRecord, deviceDatabase } from '../device-database.ts';

/** Older ones are not shown any more, and go. */
const RETENTION_MS = 30 * 24 * 3_600_000;

/** What the server reported a person, as this browser keeps it. Where storage is blocked, nothing is kept. */
export const cachedRecords = {
  /** What was kept under a name, unless it is too old. */
  async read<Data>(userId: string, name: string, now = Date.now()): Promise<(CachedRecord & { data: Data }) | null> {
    try {
      const database = await deviceDatabase();
      const record = await database.get('kept', [userId, name]);
      if (!record) return null;
      if (now - record.at <= RETENTION_MS) return record as CachedRecord & { data: Data };
      await database.delete('kept', [userId, name]);
      return null;
    } catch {
      return null;
    }
  },
  /** Replaces what was kept under this name; a full or blocked storage keeps what it has. */
  async save(record: CachedRecord): Promise<void> {
    try {
      await (await deviceDatabase()).put('kept', record);
    } catch {
      // Offline, the older one is shown with its time.
    }
  },
  /** Forgets everybody's but one person's; with null, everybody's. */
  async forgetAllBut(userId: string | null): Promise<void> {
    try {
      const { store, done } = (await deviceDatabase()).transaction('kept', 'readwrite');
      for (const key of await store.getAllKeys()) if (key[0] !== userId) await store.delete(key);
      await done;
    } catch {
      // Blocked storage holds nothing to forget.
    }
  },
};
