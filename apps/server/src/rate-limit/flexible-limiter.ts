import type { Limiter } from '@platewise/api/rate-limit/limiter';
import { CHEAP_CLASSES, RATE_LIMITS, type RateClass, RELAXED_FACTOR } from '@platewise/api/rate-limit/rate-limits';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';

type Window = { keyPrefix: string; points: number; duration: number };

/** A limiter for cheap calls whose counters lie wherever a limiter of the library keeps them. */
export function createFlexibleLimiter(
  create: (window: Window) => RateLimiterAbstract,
  { isRelaxed = false }: { isRelaxed?: boolean },
): Limiter {
  const limiters = new Map<RateClass, RateLimiterAbstract>(
    CHEAP_CLASSES.map((rateClass) => {
      const { calls, windowSeconds } = RATE_LIMITS[rateClass];
      const points = isRelaxed ? calls * RELAXED_FACTOR : calls;
      return [rateClass, create({ keyPrefix: `platewise:${rateClass}`, points, duration: windowSeconds })];
    }),
  );
  return async (subject, rateClass) => {
    const limiter = limiters.get(rateClass);
    if (!limiter) throw new Error(`Calls of the class ${rateClass} are counted in the database.`);
    try {
      await limiter.consume(subject);
      return null;
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      // A counter that does not answer holds up nobody who only reads.
      return null;
    }
  };
}
