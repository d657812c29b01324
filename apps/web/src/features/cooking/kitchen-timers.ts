import { browserStorage, type KeyValueStorage } from '../../browser-storage.ts';
import {
  extendedTimer,
  type KitchenTimer,
  pausedTimer,
  resumedTimer,
  startedTimer,
  type TimerRequest,
} from './kitchen-timer.ts';
import { readTimers } from './read-timers.ts';
import { TIMERS_KEY } from './timers-key.ts';

/**
 * The timers of this browser: they are kept with the moment at which they end, so that they go on while the page is
 * loaded again or closed.
 */
export function createKitchenTimers(storage: KeyValueStorage, now: () => number) {
  const listeners = new Set<() => void>();
  let timers: readonly KitchenTimer[] = readTimers(storage.read(TIMERS_KEY), now());

  function notify(): void {
    for (const listener of listeners) listener();
  }

  function put(changed: readonly KitchenTimer[]): void {
    timers = changed;
    if (timers.length > 0) storage.write(TIMERS_KEY, JSON.stringify(timers));
    else storage.remove(TIMERS_KEY);
    notify();
  }

  const change = (id: string, changed: (timer: KitchenTimer, nowMs: number) => KitchenTimer) =>
    put(timers.map((timer) => (timer.id === id ? changed(timer, now()) : timer)));

  return {
    /** In the order in which they were started; the same list until it changes. */
    all: () => timers,

    /** Begins to run; a timer with the same id begins again. */
    start: (request: TimerRequest) =>
      put([...timers.filter(({ id }) => id !== request.id), startedTimer(request, now())]),

    pause: (id: string) => change(id, pausedTimer),
    resume: (id: string) => change(id, resumedTimer),
    extend: (id: string) => change(id, extendedTimer),
    remove: (id: string) => put(timers.filter((timer) => timer.id !== id)),

    /** Takes over what another tab has kept. */
    readAgain(): void {
      timers = readTimers(storage.read(TIMERS_KEY), now());
      notify();
    },

    /** Calls the listener after every change, until the returned function is called. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type KitchenTimers = ReturnType<typeof createKitchenTimers>;

/** The timers of this browser. */
export const kitchenTimers = createKitchenTimers(browserStorage, () => Date.now());
