import { TRPCClientError } from '@trpc/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askUntilFree } from './ask-until-free.ts';

const STILL_RUNNING = refused({ code: 'KEY_STILL_RUNNING', error: 'x', retryAfterSeconds: 2 });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('what is still worked on is asked for again after the seconds that the server names', async () => {
  const ask = vi
    .fn()
    .mockRejectedValueOnce(STILL_RUNNING)
    .mockRejectedValueOnce(STILL_RUNNING)
    .mockResolvedValue('plan');
  const answer = askUntilFree(ask);

  await vi.advanceTimersByTimeAsync(1900);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2100);

  expect(await answer).toBe('plan');
  expect(ask).toHaveBeenCalledTimes(3);
});

test('not for ever: after the time of a reservation the failure is reported', async () => {
  const ask = vi.fn().mockRejectedValue(STILL_RUNNING);
  const answer = askUntilFree(ask).catch((error: unknown) => error);

  await vi.advanceTimersByTimeAsync(130_000);

  expect(await answer).toBe(STILL_RUNNING);
  expect(ask).toHaveBeenCalledTimes(61);
});

test('every other failure is reported at once', async () => {
  const failure = refused({ code: 'GENERATION_FAILED', error: 'x' });

  await expect(askUntilFree(() => Promise.reject(failure))).rejects.toBe(failure);
});

test('anyone who gives up waits no longer, and nothing more is asked', async () => {
  const gone = new AbortController();
  const ask = vi.fn().mockRejectedValue(STILL_RUNNING);
  const answer = askUntilFree(ask, { signal: gone.signal }).catch(() => 'gave up');

  await vi.advanceTimersByTimeAsync(500);
  gone.abort();

  expect(await answer).toBe('gave up');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ask).toHaveBeenCalledTimes(1);
});

function refused(data: object) {
  return TRPCClientError.from({ error: { message: 'x', code: -32600, data } });
}
