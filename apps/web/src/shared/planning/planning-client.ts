import type { PlanningAnswer, PlanningQuestion, PlanningTask } from './plan-worker.ts';

/** What the client needs of a worker. */
export type PlanningWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

export type PlanOutcome = PlanningAnswer['outcome'];

/** Asks for one plan; the signal gives it up. */
export type PlanInWorker = (task: PlanningTask, signal?: AbortSignal) => Promise<PlanOutcome>;

type Waiting = { resolve: (outcome: PlanOutcome) => void; reject: (reason: unknown) => void };

type Uses = {
  /** Starts the worker; called when a plan is first asked for, and again after it was ended. */
  openWorker: () => PlanningWorker;
  /** ms without a question after which the worker, with all its foods and recipes, is ended. */
  idleMs: number;
};

/**
 * A typed way to the planning worker. The worker ends when nobody waits for it any more: after `idleMs`, at once when
 * the last question is given up (a plan that is being computed hears nothing), and when it fails, which every question
 * that is pending then rejects with.
 */
export function planningClient({ openWorker, idleMs }: Uses): PlanInWorker {
  const pending = new Map<number, Waiting>();
  let worker: PlanningWorker | null = null;
  let idle: ReturnType<typeof setTimeout> | undefined;
  let lastId = 0;

  function end(): void {
    clearTimeout(idle);
    worker?.terminate();
    worker = null;
  }

  function open(): PlanningWorker {
    const opened = openWorker();
    opened.addEventListener('message', ({ data }: MessageEvent<PlanningAnswer>) => {
      settle(data.id)?.resolve(data.outcome);
      if (pending.size === 0) idle = setTimeout(end, idleMs);
    });
    opened.addEventListener('error', () => {
      if (opened === worker) fail();
    });
    return opened;
  }

  function fail(): void {
    end();
    for (const id of pending.keys()) settle(id)?.reject(new Error('The planning worker failed'));
  }

  function settle(id: number): Waiting | undefined {
    const one = pending.get(id);
    pending.delete(id);
    return one;
  }

  return async (task, signal) => {
    signal?.throwIfAborted();
    clearTimeout(idle);
    worker ??= open();
    lastId += 1;
    const id = lastId;
    const giveUp = () => {
      settle(id)?.reject(signal?.reason);
      if (pending.size === 0) end();
    };
    signal?.addEventListener('abort', giveUp, { once: true });
    try {
      return await new Promise<PlanOutcome>((resolve, reject) => {
        worker?.postMessage({ ...task, id } satisfies PlanningQuestion);
        pending.set(id, { resolve, reject });
      });
    } finally {
      signal?.removeEventListener('abort', giveUp);
    }
  };
}
