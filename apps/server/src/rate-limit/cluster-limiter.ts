import cluster from 'node:cluster';
import type { Limiter } from '@platewise/api/rate-limit/limiter';
import type { RateClass } from '@platewise/api/rate-limit/rate-limits';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { createFlexibleLimiter } from './flexible-limiter.ts';

/** Calls of one turn of a process, counted together: a message for each call would cost as much as a small answer. */
type Asked = { counting: 'asked'; batch: number; calls: [subject: string, rateClass: RateClass][] };
/** For each call of the batch, what a limiter answers. */
type Answered = { counting: 'answered'; batch: number; waits: (number | null)[] };

/** A process that started this one and does not answer within this holds up nobody who only reads. */
const TIMEOUT_MS = 500;

/** Counts cheap calls in this process for all that it has started. */
export function countForProcesses(options: { isRelaxed: boolean }): void {
  const limiter = createFlexibleLimiter((window) => new RateLimiterMemory(window), options);
  cluster.on('message', (worker, message: unknown) => {
    if (!isCounting(message, 'asked')) return;
    const { batch, calls } = message as Asked;
    void Promise.all(calls.map(([subject, rateClass]) => limiter(subject, rateClass))).then((waits) => {
      // One that has ended meanwhile waits for nothing.
      if (worker.isConnected()) worker.send({ counting: 'answered', batch, waits } satisfies Answered);
    });
  });
}

/** Counts cheap calls in the process that has started this one, where all processes of one server share them. */
export function createClusterLimiter(): { limiter: Limiter; close: () => void } {
  const pending = new Map<number, (waits: Answered['waits']) => void>();
  let next: { calls: Asked['calls']; waits: Promise<Answered['waits']> } | null = null;
  let batches = 0;

  const onMessage = (message: unknown) => {
    if (isCounting(message, 'answered')) settle((message as Answered).batch, (message as Answered).waits);
  };
  process.on('message', onMessage);

  function settle(batch: number, waits: Answered['waits']) {
    pending.get(batch)?.(waits);
    pending.delete(batch);
  }

  function openBatch() {
    const batch = batches++;
    const calls: Asked['calls'] = [];
    const waits = new Promise<Answered['waits']>((resolve) => pending.set(batch, resolve));
    setImmediate(() => {
      next = null;
      process.send?.({ counting: 'asked', batch, calls } satisfies Asked);
      setTimeout(() => settle(batch, []), TIMEOUT_MS).unref();
    });
    return { calls, waits };
  }

  return {
    limiter: async (subject, rateClass) => {
      next ??= openBatch();
      const { calls, waits } = next;
      const place = calls.push([subject, rateClass]) - 1;
      return (await waits)[place] ?? null;
    },
    close: () => {
      process.off('message', onMessage);
    },
  };
}

function isCounting(message: unknown, kind: 'asked' | 'answered'): boolean {
  return typeof message === 'object' && message !== null && 'counting' in message && message.counting === kind;
}
