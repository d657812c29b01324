import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../../planner/testing/memory-storage.ts';
import type { TimerRequest } from './kitchen-timer.ts';
import { createKitchenTimers } from './kitchen-timers.ts';
import { watchTimers } from './timer-watch.ts';

const EGGS: TimerRequest = {
  id: 'meal-1 1 0',
  mealId: 'meal-1',
  mealName: 'Eggs',
  step: 1,
  label: '9 minutes',
  seconds: 540,
  longestSeconds: 540,
};
const TOAST: TimerRequest = {
  ...EGGS,
  id: 'meal-1 2 0',
  step: 2,
  label: '2 to 3 minutes',
  seconds: 120,
  longestSeconds: 180,
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched(stored: Record<string, string> = {}) {
  const storage = memoryStorage(stored);
  const timers = createKitchenTimers(storage, () => Date.now());
  let isRinging = false;
  const onEnd = vi.fn();
  const look = watchTimers({
    timers,
    now: () => Date.now(),
    startRinging: () => {
      isRinging = true;
    },
    stopRinging: () => {
      isRinging = false;
    },
    onEnd,
  });
  return { timers, onEnd, look, storage, isRinging: () => isRinging };
}

test('each timer rings when it ends, and is reported once', () => {
  const { timers, onEnd, isRinging } = watched();
  timers.start(EGGS);
  timers.start(TOAST);

  vi.advanceTimersByTime(119_000);
  expect([isRinging(), onEnd.mock.calls.length]).toEqual([false, 0]);

  vi.advanceTimersByTime(2000);
  expect([isRinging(), onEnd.mock.calls.length]).toEqual([true, 1]);

  vi.advanceTimersByTime(420_000);
  expect(onEnd.mock.calls.map(([timer]) => timer.id)).toEqual([TOAST.id, EGGS.id]);
});

test('the ringing ends when the timer is taken away, and by itself after a minute', () => {
  const { timers, isRinging } = watched();
  timers.start(TOAST);
  vi.advanceTimersByTime(121_000);
  timers.remove(TOAST.id);
  expect(isRinging()).toBe(false);

  timers.start(TOAST);
  vi.advanceTimersByTime(121_000);
  expect(isRinging()).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(isRinging()).toBe(false);
});

test('more time stops the ringing, and rings again at its end', () => {
  const { timers, onEnd, isRinging } = watched();
  timers.start(TOAST);
  vi.advanceTimersByTime(121_000);

  timers.extend(TOAST.id);
  expect(isRinging()).toBe(false);
  vi.advanceTimersByTime(61_000);

  expect([isRinging(), onEnd.mock.calls.length]).toEqual([true, 2]);
});

test('a paused timer does not ring', () => {
  const { timers, isRinging } = watched();
  timers.start(TOAST);
  timers.pause(TOAST.id);

  vi.advanceTimersByTime(600_000);

  expect(isRinging()).toBe(false);
});

test('a timer that ended while the page was away rings when the page is back', () => {
  const before = watched();
  before.timers.start(TOAST);
  const cookingTimers = before.storage.read('cookingTimers') ?? '';
  vi.setSystemTime(Date.now() + 200_000);

  const { onEnd, isRinging } = watched({ cookingTimers });

  expect([isRinging(), onEnd.mock.calls.length]).toEqual([true, 1]);
});

test('a device that slept through an end notices it as soon as the page is seen', () => {
  const { timers, look, onEnd } = watched();
  timers.start(EGGS);
  vi.setSystemTime(Date.now() + 600_000);

  look();

  expect(onEnd).toHaveBeenCalledTimes(1);
});
