import { isOver, type KitchenTimer } from './kitchen-timer.ts';
import type { KitchenTimers } from './kitchen-timers.ts';

type Watch = {
  timers: KitchenTimers;
  now: () => number;
  startRinging: () => void;
  stopRinging: () => void;
  /** Is reported of each timer once, when it is over. */
  onEnd: (timer: KitchenTimer) => void;
};

/** Rings no longer than this after a timer has ended: by then nobody is in the kitchen. */
const RINGS_FOR_MS = 60_000;
/** A device that slept returns late from a long wait, so the clock is looked at in between. */
const LONGEST_WAIT_MS = 30_000;

/**
 * Watches timers and rings when one ends, until it is taken away or given more time. The returned function looks at the
 * clock at once, for when the page is seen again.
 */
export function watchTimers({ timers, now, startRinging, stopRinging, onEnd }: Watch): () => void {
  /** When each timer ended that was reported. */
  const notified = new Map<string, number>();
  let quietFromMs = 0;
  let pending: ReturnType<typeof setTimeout> | undefined;

  function look(): void {
    clearTimeout(pending);
    const nowMs = now();
    const over = timers.all().filter((timer) => isOver(timer, nowMs));
    for (const timer of over.filter(({ id, endsAtMs }) => notified.get(id) !== endsAtMs)) {
      notified.set(timer.id, timer.endsAtMs ?? nowMs);
      quietFromMs = nowMs + RINGS_FOR_MS;
      onEnd(timer);
    }
    if (over.length > 0 && nowMs < quietFromMs) startRinging();
    else stopRinging();

    const ends = timers.all().flatMap(({ endsAtMs }) => (endsAtMs === null ? [] : [endsAtMs]));
    const next = [...ends, quietFromMs].filter((atMs) => atMs > nowMs);
    if (next.length > 0) pending = setTimeout(look, Math.min(LONGEST_WAIT_MS, Math.min(...next) - nowMs));
  }

  timers.subscribe(look);
  look();
  return look;
}
