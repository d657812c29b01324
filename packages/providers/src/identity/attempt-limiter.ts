/** How many attempts a key may make within a window of seconds. */
export type AttemptLimit = { max: number; windowSeconds: number };

/** Counts attempts where every process of a deployment sees them. */
export type AttemptLimiter = {
  /** Counts one attempt; the number of seconds to wait when there were too many, otherwise null. */
  take(key: string, limit: AttemptLimit): Promise<number | null>;
  /** Forgets the attempts of a key, after a success. */
  clear(key: string): Promise<void>;
};
