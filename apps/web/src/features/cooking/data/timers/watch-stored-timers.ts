import { browserStorage } from '../../../../shared/storage/browser-storage.ts';
import { TIMERS_KEY } from './timers-key.ts';

/** Lets timers that were started on an earlier page ring here, whichever page it is; its code is fetched only for them. */
export function watchStoredTimers(): void {
  if (browserStorage.read(TIMERS_KEY) !== null)
    void import('./timer-alarm.ts').then(
      ({ watchOnReturn }) => watchOnReturn(),
      // The timers are kept: the next page rings them.
      () => undefined,
    );
}
