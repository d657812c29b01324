import type { Db } from '@platewise/db/database';
import type { Limiter } from './limiter.ts';
import { limiterWindow } from './limiter-window.ts';
import { countCall } from './rate-limit-repository.ts';
import type { RateClass } from './rate-limits.ts';

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

/** What stands for little work. Everything else costs: plans and words of a model, payments, emails, copies of an account. */
const CHEAP: ReadonlySet<RateClass> = new Set(['read', 'write', 'shared']);

/**
 * A limiter for one of several processes: what costs is counted in the database, where all of them share it; what is cheap in the
 * memory of each, so that a read writes nothing and waits for nothing. A person whose calls reach several processes has as many cheap calls more.
 */
export function createSharedLimiter({ db, ...options }: Options & { db: Db }): Limiter {
  const costly = createDatabaseLimiter({ db, ...options });
  const cheap = createMemoryLimiter(options);
  return (subject, rateClass) => (CHEAP.has(rateClass) ? cheap : costly)(subject, rateClass);
}
