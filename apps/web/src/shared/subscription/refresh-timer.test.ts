import { beforeEach, expect, test, vi } from 'vitest';
import { runAt } from './refresh-timer.ts';

const DAY_MS = 24 * 3_600_000;
const START = Date.UTC(2026, 10, 21);

const clock = {
  now: () => Date.now(),
  // As in a browser, where a longer wait overflows and ends at once.
  setTimeout: (run: () => void, ms: number) => Number(setTimeout(run, ms > 2_147_483_647 ? 0 : ms)),
  clearTimeout: (id: number) => clearTimeout(id),
};

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  return () => vi.useRealTimers();
});

test('a reset 31 days ahead refreshes once, exactly then', () => {
  const run = vi.fn();
  runAt(new Date(START + 31 * DAY_MS), run, clock);

  vi.advanceTimersByTime(31 * DAY_MS - 1);
  expect(run).not.toHaveBeenCalled();

  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);

  vi.advanceTimersByTime(60 * DAY_MS);
  expect(run).toHaveBeenCalledTimes(1);
});

test('a moment that has passed is not run, so a late server is not asked in a loop', () => {
  const run = vi.fn();
  runAt(new Date(START - 1), run, clock);

  vi.advanceTimersByTime(DAY_MS);

  expect(run).not.toHaveBeenCalled();
});

test('a cancelled timer stays silent, also after its first step', () => {
  const run = vi.fn();
  const cancel = runAt(new Date(START + 3 * DAY_MS), run, clock);

  vi.advanceTimersByTime(2 * DAY_MS);
  cancel();
  vi.advanceTimersByTime(5 * DAY_MS);

  expect(run).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});
