import type { Limiter } from '@platewise/api/rate-limit/limiter';
import { CHEAP_CLASSES, RATE_LIMITS, type RateClass, RELAXED_FACTOR } from '@platewise/api/rate-limit/rate-limits';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

/** A read must not wait for a counter: what Redis does not answer within this is counted in this process. */
const ANSWER_MS = 250;
const WARN_EVERY_MS = 60_000;

export type RedisLimiter = { limiter: Limiter; close: () => void };

/**
 * Counts cheap calls in Redis or Valkey, where all processes and machines share them. While it cannot be reached each process
 * counts for itself: reads stay reads.
 */
export function createRedisLimiter({
  url,
  logger,
  isRelaxed = false,
}: {
  url: string;
  logger: Logger;
  isRelaxed?: boolean;
}): RedisLimiter {
  const client = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: ANSWER_MS,
    connectTimeout: 2000,
    retryStrategy: (attempt) => Math.min(attempt * 200, 5000),
  });
  let warnedAt = Number.NEGATIVE_INFINITY;
  client.on('error', (error: unknown) => {
    if (performance.now() - warnedAt < WARN_EVERY_MS) return;
    warnedAt = performance.now();
    logger.warn({ err: error }, 'Redis cannot be reached: each process counts calls for itself');
  });
  const limiters = new Map<RateClass, RateLimiterRedis>(
    CHEAP_CLASSES.map((rateClass) => {
      const { calls, windowSeconds } = RATE_LIMITS[rateClass];
      const window = { points: isRelaxed ? calls * RELAXED_FACTOR : calls, duration: windowSeconds };
      const insuranceLimiter = new RateLimiterMemory(window);
      const keyPrefix = `platewise:${rateClass}`;
      return [rateClass, new RateLimiterRedis({ ...window, storeClient: client, keyPrefix, insuranceLimiter })];
    }),
  );
  return {
    limiter: async (subject, rateClass) => {
      const limiter = limiters.get(rateClass);
      if (!limiter) throw new Error(`Calls of the class ${rateClass} are counted in the database.`);
      try {
        await limiter.consume(subject);
        return null;
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
        throw refused;
      }
    },
    close: () => client.disconnect(),
  };
}
