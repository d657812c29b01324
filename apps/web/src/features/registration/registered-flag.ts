import { CLIENT } from '@platewise/contract/client-limits';
import type { KeyValueStorage } from '../../browser-storage.ts';

/** Beside the documented flag: whose registration it tells of, since several people may use one browser. */
const WHO_KEY = 'registeredUserId';

/** Whether this browser knows that the person is registered (core 4). */
export function isRegistered(storage: KeyValueStorage, userId: string): boolean {
  const who = storage.read(WHO_KEY);
  return storage.read(CLIENT.registeredKey) === 'true' && (who === null || who === userId);
}

export function markRegistered(storage: KeyValueStorage, userId: string): void {
  storage.write(WHO_KEY, userId);
  storage.write(CLIENT.registeredKey, 'true');
}

/** At sign-out: the next person in this browser starts afresh (decisions 2). */
export function forgetRegistration(storage: KeyValueStorage): void {
  storage.remove(CLIENT.registeredKey);
  storage.remove(WHO_KEY);
}
