import { setImmediate } from 'node:timers/promises';
import { AppError } from '../app-error.ts';

/**
 * Does work that pauses now and then, and answers others while it does; what it returns in the end.
 * @throws AppError GENERATION_FAILED when the caller has gone
 */
export async function inTurns<Result>(work: Iterator<void, Result>, signal: AbortSignal): Promise<Result> {
  let step = work.next();
  while (!step.done) {
    await setImmediate();
    if (signal.aborted) throw new AppError('GENERATION_FAILED', {}, { cause: signal.reason });
    step = work.next();
  }
  return step.value;
}
