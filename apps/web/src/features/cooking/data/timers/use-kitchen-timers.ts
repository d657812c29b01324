import { useEffect, useState, useSyncExternalStore } from 'react';
import type { KitchenTimer } from './kitchen-timer.ts';
import { kitchenTimers } from './kitchen-timers.ts';

const TICK_MS = 250;

/** The timers of this browser, and the clock that they are read against; it stands still while none runs. */
export function useKitchenTimers(): { timers: readonly KitchenTimer[]; nowMs: number } {
  const timers = useSyncExternalStore(kitchenTimers.subscribe, kitchenTimers.all);
  const [nowMs, setNowMs] = useState(() => Date.now());
  const isRunning = timers.some(({ endsAtMs }) => endsAtMs !== null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a timer that was just started is read against this moment
  useEffect(() => {
    setNowMs(Date.now());
    if (!isRunning) return;
    const ticking = setInterval(() => setNowMs(Date.now()), TICK_MS);
    return () => clearInterval(ticking);
  }, [isRunning, timers]);

  return { timers, nowMs };
}
