import { STORED_NAMES } from '../../../../shared/storage/stored-names.ts';

/** Where the browser keeps the timers; other tabs hear of a change under this key. */
export const TIMERS_KEY = STORED_NAMES.localStorage.timers;
