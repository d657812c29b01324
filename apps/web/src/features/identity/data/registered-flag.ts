import type { KeyValueStorage } from '../../../shared/storage/browser-storage.ts';
import { STORED_NAMES } from '../../../shared/storage/stored-names.ts';

/** Next to the documented flag: whose registration it reports, since several people may use one browser. */
const WHO_KEY = STORED_NAMES.localStorage.registeredUserId;

/** Whether this browser knows that the person is registered (core 4). */
export function isRegistered(storage: KeyValueStorage, userId: string): boolean {
  const who = storage.read(WHO_KEY);
  return storage.read(STORED_NAMES.localStorage.registered) === 'true' && (who === null || who === userId);
}

export function markRegistered(storage: KeyValueStorage, userId: string): void {
  storage.write(WHO_KEY, userId);
  storage.write(STORED_NAMES.localStorage.registered, 'true');
}

/** At sign-out: the next person in this browser starts afresh (decisions 2). */
export function forgetRegistration(storage: KeyValueStorage): void {
  storage.remove(STORED_NAMES.localStorage.registered);
  storage.remove(WHO_KEY);
}
