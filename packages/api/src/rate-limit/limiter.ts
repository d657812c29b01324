import type { RateClass } from './rate-limits.ts';

/** Counts one call; answers the seconds to wait when the caller has none left in this window, else null. */
export type Limiter = (subject: string, rateClass: RateClass) => Promise<number | null>;
