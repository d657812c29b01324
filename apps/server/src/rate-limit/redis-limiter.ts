import type { Limiter } from '@platewise/api/rate-limit/limiter';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { createFlexibleLimiter } from './flexible-limiter.ts';

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
  const storeClient = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: ANSWER_MS,
    connectTimeout: 2000,
    retryStrategy: (attempt) => Math.min(attempt * 200, 5000),
  });
  let warnedAt = Number.NEGATIVE_INFINITY;
  storeClient.on('error', (error: unknown) => {
    if (performance.now() - warnedAt < WARN_EVERY_MS) return;
    warnedAt = performance.now();
    logger.warn({ err: error }, 'Redis cannot be reached: each process counts calls for itself');
  });
  const limiter = createFlexibleLimiter(
    (window) => new RateLimiterRedis({ ...window, storeClient, insuranceLimiter: new RateLimiterMemory(window) }),
    { isRelaxed },
  );
  return { limiter, close: () => storeClient.disconnect() };
}
