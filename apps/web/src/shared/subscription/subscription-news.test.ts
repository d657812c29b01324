import { beforeEach, expect, test, vi } from 'vitest';
import { askUntilConfirmed } from './subscription-news.ts';

const MINUTE_MS = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { visibilityState: 'visible' });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test('a payment that is known is asked for every five seconds, and after ten minutes once a minute without end', () => {
  const refresh = vi.fn();
  const end = askUntilConfirmed(refresh, { isCertain: true });

  vi.advanceTimersByTime(10 * MINUTE_MS);
  expect(refresh).toHaveBeenCalledTimes(120);
  vi.advanceTimersByTime(60 * MINUTE_MS);
  expect(refresh).toHaveBeenCalledTimes(180);

  end();
  vi.advanceTimersByTime(60 * MINUTE_MS);
  expect(refresh).toHaveBeenCalledTimes(180);
  expect(vi.getTimerCount()).toBe(0);
});

test('one that there may never have been is not asked for after ten minutes', () => {
  const refresh = vi.fn();
  askUntilConfirmed(refresh, { isCertain: false });

  vi.advanceTimersByTime(60 * MINUTE_MS);

  expect(refresh).toHaveBeenCalledTimes(120);
  expect(vi.getTimerCount()).toBe(0);
});

test('nobody asks while nobody looks', () => {
  const refresh = vi.fn();
  vi.stubGlobal('document', { visibilityState: 'hidden' });
  askUntilConfirmed(refresh, { isCertain: true });

  vi.advanceTimersByTime(20 * MINUTE_MS);

  expect(refresh).not.toHaveBeenCalled();
});
