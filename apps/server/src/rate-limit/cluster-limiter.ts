import type { Limiter } from '@platewise/api/rate-limit/limiter';
import { RateLimiterCluster } from 'rate-limiter-flexible';
import { createFlexibleLimiter } from './flexible-limiter.ts';

/** Counts cheap calls in the process that has started this one, where all processes of one server share them. */
export function createClusterLimiter(options: { isRelaxed?: boolean }): { limiter: Limiter; close: () => void } {
  const limiter = createFlexibleLimiter((window) => new RateLimiterCluster({ ...window, timeoutMs: 500 }), options);
  return { limiter, close: () => undefined };
}
