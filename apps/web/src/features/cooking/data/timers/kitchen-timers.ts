import { browserStorage, type KeyValueStorage } from '../../../../shared/storage/browser-storage.ts';
import {
  extendedTimer,
  type KitchenTimer,
  pausedTimer,
  resumedTimer,
  startedTimer,
  type TimerRequest,
} from './kitchen-timer.ts';
import { TIMERS_KEY } from './timers-key.ts';

/** What rang so long ago is eaten or burnt. */
const FORGOTTEN_AFTER_MS = 6 * 3_600_000;

const WORDS = ['id', 'mealId', 'mealName', 'label'] as const;

const NUMBERS = ['step', 'seconds', 'longestSeconds'] as const;

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

/** The timers in a kept text; whatever is no timer, or was over long ago, is left out. */
function readTimers(text: string | null, nowMs: number): KitchenTimer[] {
  const stored = parsed(text);
  if (!Array.isArray(stored)) return [];
  return stored.filter(isTimer).filter(({ endsAtMs }) => endsAtMs === null || endsAtMs > nowMs - FORGOTTEN_AFTER_MS);
}

// Read by hand: cooking mode needs none of the schemas otherwise.
function isTimer(value: unknown): value is KitchenTimer {
  if (typeof value !== 'object' || value === null) return false;
  const fields: Partial<Record<string, unknown>> = { ...value };
  const { endsAtMs, leftMs } = fields;
  return (
    WORDS.every((field) => typeof fields[field] === 'string') &&
    NUMBERS.every((field) => Number.isFinite(fields[field])) &&
    (Number.isFinite(endsAtMs) ? leftMs === null : endsAtMs === null && Number.isFinite(leftMs))
  );
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
}
