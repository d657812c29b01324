import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { Env } from '../env/env.ts';
import { addUpForProcesses } from '../metrics/family-metrics.ts';
import { newOperatorSecret, removeOperatorFile, writeOperatorFile } from '../operator/operator-file.ts';
import { countForProcesses } from '../rate-limit/cluster-limiter.ts';
import { FAMILY_VARIABLE } from './process-family.ts';

/** A process that lived shorter than this is started again after a pause, so that a fault of the start is not tried in a loop. */
const SHORT_LIFE_MS = 10_000;
const PAUSE_MS = 2000;
const STOP_MS = 30_000;

/**
 * Runs the server as several processes on one port, and starts one again that has died. This process answers nobody: it hands
 * connections out and counts cheap calls for all. Resolves when all are ready.
 * @throws ProcessEndedError when one could not start; it has reported why
 */
export async function runProcesses(env: Env): Promise<{ stop: () => Promise<void> }> {
  // Where Redis counts, nobody asks.
  countForProcesses({ isRelaxed: env.RATE_LIMITS === 'relaxed' });
  addUpForProcesses();
  const secret = newOperatorSecret();
  const state = { isStopping: false };
  const fork = () => cluster.fork({ [FAMILY_VARIABLE]: JSON.stringify({ secret, pid: process.pid }) });

  const workers = Array.from({ length: env.WORKERS }, fork);
  const { port } = await allReady(workers);
  await writeOperatorFile(env.DATA_DIR, { pid: process.pid, url: `http://127.0.0.1:${port}`, secret });
  const bornAt = new Map(workers.map(({ id }) => [id, performance.now()]));
  cluster.on('exit', ({ id }) => {
    const lived = performance.now() - (bornAt.get(id) ?? 0);
    bornAt.delete(id);
    if (state.isStopping) return;
    setTimeout(
      () => {
        if (!state.isStopping) bornAt.set(fork().id, performance.now());
      },
      lived < SHORT_LIFE_MS ? PAUSE_MS : 0,
    );
  });

  return {
    stop: async () => {
      state.isStopping = true;
      await removeOperatorFile(env.DATA_DIR, secret);
      // One that has just ended is still listed until its channel closes, and ends no second time.
      const living = Object.values(cluster.workers ?? {}).flatMap((one) => (one && !one.isDead() ? [one] : []));
      for (const worker of living) worker.process.kill('SIGTERM');
      const ended = Promise.all(living.map((worker) => once(worker, 'exit')));
      const tooLate = setTimeout(
        () => {
          for (const worker of living) worker.process.kill('SIGKILL');
        },
        env.DRAIN_SECONDS * 1000 + STOP_MS,
      );
      await ended;
      clearTimeout(tooLate);
    },
  };
}

/** A process ended before it was ready. */
export class ProcessEndedError extends Error {
  readonly exitCode: number;

  constructor(exitCode: number) {
    super(`A process of the server ended with ${exitCode} before it was ready.`);
    this.exitCode = exitCode;
  }
}

/** Resolves with where they listen; a worker that ends before rejects with its exit code. */
function allReady(workers: readonly Worker[]): Promise<{ port: number }> {
  const ready = workers.map(async (worker) => {
    const [address] = (await once(worker, 'listening')) as [{ port: number }];
    return address;
  });
  const failed = workers.map(async (worker) => {
    const [code] = (await once(worker, 'exit')) as [number | null];
    throw new ProcessEndedError(code ?? 1);
  });
  return Promise.race([Promise.all(ready).then(([first]) => first as { port: number }), ...failed]);
}
