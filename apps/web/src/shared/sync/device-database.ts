import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { STORED_NAMES } from '../storage/stored-names.ts';
import type { Operation } from './queue/operation.ts';

/** Something that the server reported, kept so that it can be read without it. */
export type CachedRecord = { userId: string; name: string; data: unknown; at: number };

/** What the server called something that had waited here under a name of its own. */
export type Renamed = { userId: string; from: string; to: string };

type Schema = DBSchema & {
  kept: { key: [userId: string, name: string]; value: CachedRecord };
  renamed: { key: string; value: Renamed; indexes: { userId: string } };
  operations: { key: number; value: Operation; indexes: { userId: string } };
};

export type DeviceDatabase = IDBPDatabase<Schema>;

const { database: NAME, version: VERSION } = STORED_NAMES.indexedDb;

let opened: Promise<DeviceDatabase> | null = null;

/** What this browser keeps for its people; rejects where storage is blocked. */
export function deviceDatabase(): Promise<DeviceDatabase> {
  opened ??= openDeviceDatabase().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

/** Opens it again; a page needs it once. */
export function openDeviceDatabase(name: string = NAME): Promise<DeviceDatabase> {
  return openDB<Schema>(name, VERSION, {
    upgrade(database) {
      database.createObjectStore('kept', { keyPath: ['userId', 'name'] });
      const operations = database.createObjectStore('operations', { keyPath: 'position', autoIncrement: true });
      operations.createIndex('userId', 'userId');
      database.createObjectStore('renamed', { keyPath: 'from' }).createIndex('userId', 'userId');
    },
    // Another tab has a newer version of this page: it goes first, this one opens again when it is asked.
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      opened = null;
    },
    terminated() {
      opened = null;
    },
  });
}
