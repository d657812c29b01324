import { RATE_LIMITS, type RateClass, RELAXED_FACTOR } from './rate-limits.ts';

/** The fixed window that a moment falls into, and what it allows. */
export function limiterWindow(rateClass: RateClass, { now, isRelaxed }: { now: Date; isRelaxed: boolean }) {
  const { calls, windowSeconds } = RATE_LIMITS[rateClass];
  const windowMs = windowSeconds * 1000;
  const start = Math.floor(now.getTime() / windowMs) * windowMs;
  return {
    start: new Date(start),
    allowed: isRelaxed ? calls * RELAXED_FACTOR : calls,
    secondsLeft: Math.max(1, Math.ceil((start + windowMs - now.getTime()) / 1000)),
  };
}
