import { browserStorage, type KeyValueStorage } from '../storage/browser-storage.ts';
import { STORED_NAMES } from '../storage/stored-names.ts';

/** Where the demo's plans lie in the browser. */
export const DEMO_PLANS_KEY = STORED_NAMES.localStorage.demoPlans;

/** Whether anything is kept there; asked on every page, so it needs none of the code that reads plans. */
export function hasDemoPlans(storage: KeyValueStorage = browserStorage): boolean {
  return storage.read(DEMO_PLANS_KEY) !== null;
}
