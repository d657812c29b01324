import { modelError } from './model-error.ts';

export type CircuitBreaker = {
  /** @throws ModelError unavailable, at once, while the circuit is open */
  check(): void;
  succeeded(): void;
  failed(): void;
  /** Anyone who was let through to try has learnt nothing: cut off by the caller. */
  undecided(): void;
  state(): 'closed' | 'open' | 'half-open';
};

/**
 * Stops asking a service that fails again and again: after so many failures within a time nobody asks for a while, then
 * one tries, and what becomes of that decides.
 */
export function circuitBreaker({
  failuresMax,
  withinMs,
  openMs,
  now,
}: {
  failuresMax: number;
  withinMs: number;
  openMs: number;
  now: () => number;
}): CircuitBreaker {
  let failures: number[] = [];
  let openedAt: number | null = null;
  let isTrying = false;

  const state = () => {
    if (openedAt === null) return 'closed';
    return now() - openedAt < openMs ? 'open' : 'half-open';
  };
  return {
    state,
    check: () => {
      if (state() === 'closed') return;
      if (state() === 'half-open' && !isTrying) {
        isTrying = true;
        return;
      }
      const left = openedAt === null ? 0 : openedAt + openMs - now();
      throw modelError('unavailable', { retryAfterSeconds: Math.max(1, Math.ceil(left / 1000)) });
    },
    succeeded: () => {
      failures = [];
      openedAt = null;
      isTrying = false;
    },
    failed: () => {
      failures = [...failures, now()].filter((at) => now() - at < withinMs);
      if (isTrying || failures.length >= failuresMax) openedAt = now();
      isTrying = false;
    },
    undecided: () => {
      isTrying = false;
    },
  };
}
