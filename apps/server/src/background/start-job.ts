import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Instruments } from '../metrics/instruments.ts';

/** A piece of work that no request waits for. */
export type Job = {
  name: string;
  /** From the end of one run to the start of the next. */
  everyMs: number;
  /** The longest pause after failures, which doubles from `everyMs` on. */
  maxPauseMs: number;
  /** May ask to be run again sooner or later than usual. */
  run: (signal: AbortSignal) => Promise<{ againInMs: number } | undefined>;
};

/** How a job fares: whether its last run failed, or the one under way takes longer than it should. */
export type JobState = 'ok' | 'failing' | 'slow';

export type RunningJob = { name: string; state: () => JobState; ended: Promise<void> };

/** A run that takes longer is reported; every single thing that a job waits for gives up earlier. */
const SLOW_MS = 5 * 60_000;

/**
 * Runs a job again and again until `signal` is aborted, then lets the run under way finish. A run that fails is reported
 * and tried again after a pause that doubles; nothing that one job does keeps another from running.
 */
export function startJob(
  { name, everyMs, maxPauseMs, run }: Job,
  { logger, signal, instruments: { jobRuns, jobSuccess } }: Uses,
): RunningJob {
  let failures = 0;
  let isSlow = false;

  const runOnce = async (): Promise<number> => {
    const slow = setTimeout(() => {
      isSlow = true;
      logger.error({ job: name }, 'a background job takes longer than five minutes');
    }, SLOW_MS);
    try {
      const outcome = await run(signal);
      if (failures > 0) logger.warn({ job: name, failures }, 'a background job works again');
      failures = 0;
      jobRuns.inc({ job: name, outcome: 'done' });
      jobSuccess.setToCurrentTime({ job: name });
      return outcome?.againInMs ?? everyMs;
    } catch (error) {
      failures += 1;
      jobRuns.inc({ job: name, outcome: 'failed' });
      const pauseMs = Math.min(everyMs * 2 ** (failures - 1), maxPauseMs);
      logger.error({ err: error, job: name, failures, pauseMs }, 'a background job failed');
      return pauseMs;
    } finally {
      clearTimeout(slow);
      isSlow = false;
    }
  };
  const loop = async () => {
    while (!signal.aborted) await pause(await runOnce(), signal);
  };

  const state = () => (failures > 0 ? 'failing' : isSlow ? 'slow' : 'ok');
  return { name, state, ended: loop() };
}

type Uses = { logger: Logger; signal: AbortSignal; instruments: Pick<Instruments, 'jobRuns' | 'jobSuccess'> };

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  // Asked to stop while it waits, it stops waiting.
  return wait(milliseconds, undefined, { signal }).catch(() => {});
}
