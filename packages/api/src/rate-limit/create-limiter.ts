import type { Db } from '@platewise/db/database';
import type { Limiter } from './limiter.ts';
import { limiterWindow } from './limiter-window.ts';
import { countCall } from './rate-limit-repository.ts';
import { CHEAP_CLASSES, type RateClass } from './rate-limits.ts';

type Options = { now: () => Date; isRelaxed?: boolean };

/** A limiter whose counters all processes share, in the database. */
export function createDatabaseLimiter({ db, now, isRelaxed = false }: Options & { db: Db }): Limiter {
  return async (subject, rateClass) => {
    const { start, allowed, secondsLeft } = limiterWindow(rateClass, { now: now(), isRelaxed });
    const calls = await countCall(db, { subject, rateClass, windowStart: start });
    return calls > allowed ? secondsLeft : null;
  };
}

/** Counters kept at once; beyond it the oldest go, so that a flood of addresses cannot fill the memory. */
const COUNTERS_MAX = 100_000;

/** A limiter for one process: reads stay reads, also when the disk is full. The embedded database has one process only. */
export function createMemoryLimiter({ now, isRelaxed = false }: Options): Limiter {
  const counters = new Map<string, { start: number; calls: number }>();
  return async (subject, rateClass) => {
    const { start, allowed, secondsLeft } = limiterWindow(rateClass, { now: now(), isRelaxed });
    const key = `${rateClass} ${subject}`;
    const kept = counters.get(key);
    const calls = kept?.start === start.getTime() ? kept.calls + 1 : 1;
    counters.delete(key);
    counters.set(key, { start: start.getTime(), calls });
    const oldest = counters.keys().next().value;
    if (counters.size > COUNTERS_MAX && oldest) counters.delete(oldest);
    return calls > allowed ? secondsLeft : null;
  };
}

/**
 * A limiter for one of several processes: what costs is counted in the database, where all of them share it; what is cheap
 * somewhere faster, so that a read writes nothing.
 * @param cheap where cheap calls are counted; without it in the memory of this process, of which there may be several, so that a
 * person whose calls reach all of them has as many more
 */
export function createSharedLimiter({
  db,
  cheap,
  ...options
}: Options & { db: Db; cheap?: Limiter | undefined }): Limiter {
  const costly = createDatabaseLimiter({ db, ...options });
  const fast = cheap ?? createMemoryLimiter(options);
  const isCheap = new Set<RateClass>(CHEAP_CLASSES);
  return (subject, rateClass) => (isCheap.has(rateClass) ? fast : costly)(subject, rateClass);
}
