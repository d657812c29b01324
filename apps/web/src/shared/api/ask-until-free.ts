import { ALLOWANCE } from '@platewise/contract/limits';
import { errorCode, waitSecondsOf } from './api-error.ts';

const PAUSE_SECONDS = 2;
/** Seconds after which the server gives up an attempt that never ended, and takes the key from it. */
const LONGEST_SECONDS = ALLOWANCE.reservationSeconds;

/**
 * Asks, and while an earlier attempt under the same key is still worked on, waits as long as the server says and asks again:
 * its answer is the answer. Anyone who gives up waits no longer.
 * @throws what the asking throws; that the key is still in use only after the time in which every attempt ends
 */
export async function askUntilFree<Answer>(
  ask: () => Promise<Answer>,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<Answer> {
  let waited = 0;
  while (true) {
    try {
      return await ask();
    } catch (error) {
      const seconds = waitSecondsOf(error) ?? PAUSE_SECONDS;
      if (errorCode(error) !== 'KEY_STILL_RUNNING' || waited + seconds > LONGEST_SECONDS) throw error;
      waited += seconds;
      await pause(seconds * 1000, signal);
    }
  }
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', giveUp);
      resolve();
    }, milliseconds);
    if (signal?.aborted) giveUp();
    else signal?.addEventListener('abort', giveUp, { once: true });
  });
}
