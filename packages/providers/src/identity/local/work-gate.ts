import { providerError } from '../../provider-error.ts';

/**
 * Lets a few pieces of costly work run at once and some more wait; beyond that it refuses (security T17: password
 * hashing must not take the whole machine).
 * @throws ProviderError UNAVAILABLE when the queue is full
 */
export function createWorkGate({ atOnce, queuedMax }: { atOnce: number; queuedMax: number }) {
  let running = 0;
  const queue: (() => void)[] = [];

  return async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= atOnce) {
      if (queue.length >= queuedMax) throw providerError('UNAVAILABLE');
      // Anyone who finishes hands its place over, so `running` stays as it is.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
