import { DEMO } from '@platewise/contract/limits';
import { browserStorage, type KeyValueStorage } from '../../../shared/storage/browser-storage.ts';
import { STORED_NAMES } from '../../../shared/storage/stored-names.ts';

/** Successful generations this browser made without an account; what cannot be read as a count is none. */
export function demoCount(storage: KeyValueStorage = browserStorage): number {
  const stored = storage.read(STORED_NAMES.localStorage.demoCount)?.trim() ?? '';
  return /^\d{1,6}$/.test(stored) ? Number(stored) : 0;
}

/** Counts one more and returns how many there are now. */
export function countDemoGeneration(storage: KeyValueStorage = browserStorage): number {
  const count = demoCount(storage) + 1;
  storage.write(STORED_NAMES.localStorage.demoCount, String(count));
  return count;
}

/** Whether a visitor is to sign up now (core 4: at 2 or more). */
export function isDemoLimitReached(count: number): boolean {
  return count >= DEMO.generations;
}
