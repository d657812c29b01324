import type { DeviceDatabase, Renamed } from '../device-database.ts';
import type { Operation } from './operation.ts';

/** The queue as it lies in the browser, oldest first. */
export type OperationStore = {
  list: (userId: string) => Promise<Operation[]>;
  /** Puts one at the end; what it means by the name under which it waited, it means by the server's, if that is known. */
  add: (operation: Operation) => Promise<Operation>;
  /** Changes one that is still there: what was discarded meanwhile does not come back. */
  update: (operation: Operation) => Promise<void>;
  /**
   * Notes that one leaves for the server, unless it left before, and gives it back as it lies here by now; null where it
   * was discarded meanwhile.
   */
  leave: (operation: Operation, at: number) => Promise<Operation | null>;
  /** Changes what one asks for; false when it may have reached the server as it was, or is gone. */
  revise: (operation: Operation) => Promise<boolean>;
  remove: (operation: Operation) => Promise<void>;
  /** Takes out one that was never sent; false when it was. */
  withdraw: (operation: Operation) => Promise<boolean>;
  /** Takes out one that is done; those behind it, and those to come, that mean `from` mean `to` from now on. */
  finish: (operation: Operation, renamed: Omit<Renamed, 'userId'> | null) => Promise<void>;
  forget: (userId: string) => Promise<void>;
  /** Forgets what others made before a moment, in ms since 1970, and never came back to send. */
  forgetOthers: (userId: string, before: number) => Promise<void>;
};

export function operationStore(database: () => Promise<DeviceDatabase>): OperationStore {
  const list = async (userId: string) => (await database()).getAllFromIndex('operations', 'userId', userId);

  return {
    list,
    add: async (operation) => {
      const transaction = (await database()).transaction(['operations', 'renamed'], 'readwrite');
      const renamed = await transaction.objectStore('renamed').index('userId').getAll(operation.userId);
      const meant = renamed.reduce(withName, operation);
      const position = await transaction.objectStore('operations').add(meant);
      await transaction.done;
      return { ...meant, position };
    },
    update: async (operation) => {
      const { store, done } = (await database()).transaction('operations', 'readwrite');
      const isThere = (await store.getKey(positionOf(operation))) !== undefined;
      if (isThere) await store.put(operation);
      await done;
    },
    leave: async (operation, at) => {
      const { store, done } = (await database()).transaction('operations', 'readwrite');
      const known = await store.get(positionOf(operation));
      const leaving = known ? { ...known, firstSentAt: known.firstSentAt ?? at } : null;
      if (leaving) await store.put(leaving);
      await done;
      return leaving;
    },
    revise: async (operation) => {
      const { store, done } = (await database()).transaction('operations', 'readwrite');
      const known = await store.get(positionOf(operation));
      const isFree = known !== undefined && (known.firstSentAt === null || known.refusal !== null);
      if (isFree) await store.put(operation);
      await done;
      return isFree;
    },
    remove: async (operation) => (await database()).delete('operations', positionOf(operation)),
    withdraw: async (operation) => {
      const { store, done } = (await database()).transaction('operations', 'readwrite');
      const isUnsent = (await store.get(positionOf(operation)))?.firstSentAt === null;
      if (isUnsent) await store.delete(positionOf(operation));
      await done;
      return isUnsent;
    },
    finish: async (operation, renamed) => {
      const transaction = (await database()).transaction(['operations', 'renamed'], 'readwrite');
      const operations = transaction.objectStore('operations');
      await operations.delete(positionOf(operation));
      if (renamed) {
        const { userId } = operation;
        const known = { ...renamed, userId };
        await transaction.objectStore('renamed').put(known);
        for (const other of await operations.index('userId').getAll(userId))
          await operations.put(withName(other, known));
      }
      await transaction.done;
    },
    forget: async (userId) => {
      const transaction = (await database()).transaction(['operations', 'renamed'], 'readwrite');
      for (const name of ['operations', 'renamed'] as const) {
        const store = transaction.objectStore(name);
        for (const key of await store.index('userId').getAllKeys(userId)) await store.delete(key);
      }
      await transaction.done;
    },
    forgetOthers: async (userId, before) => {
      const { store, done } = (await database()).transaction('operations', 'readwrite');
      for (const operation of await store.getAll()) {
        if (operation.userId !== userId && operation.madeAt < before) await store.delete(positionOf(operation));
      }
      await done;
    },
  };
}

function positionOf({ position }: Operation): number {
  if (position === undefined) throw new Error('An operation that is not in the queue has no place in it.');
  return position;
}

function withName(operation: Operation, { from, to }: Renamed): Operation {
  const entries = Object.entries(operation.input);
  if (!entries.some(([, value]) => value === from)) return operation;
  const input = Object.fromEntries(entries.map(([field, value]) => [field, value === from ? to : value]));
  return { ...operation, input } as Operation;
}
