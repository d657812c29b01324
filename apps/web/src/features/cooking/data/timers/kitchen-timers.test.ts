import { expect, test, vi } from 'vitest';
import { memoryStorage } from '../../../planner/testing/memory-storage.ts';
import { clockText, isOver, moreSeconds, msLeft, type TimerRequest } from './kitchen-timer.ts';
import { createKitchenTimers } from './kitchen-timers.ts';

const RICE: TimerRequest = {
  id: 'meal-1 2 0',
  mealId: 'meal-1',
  mealName: 'Masoor dal with rice',
  step: 2,
  label: '15 minutes',
  seconds: 900,
  longestSeconds: 900,
};
const DAL: TimerRequest = {
  ...RICE,
  id: 'meal-1 1 0',
  step: 1,
  label: '8 to 10 minutes',
  seconds: 480,
  longestSeconds: 600,
};

/** Timers with a clock that the test moves. */
function kitchen(stored: Record<string, string> = {}) {
  const clock = { nowMs: 1_000_000 };
  const storage = memoryStorage(stored);
  const open = () => createKitchenTimers(storage, () => clock.nowMs);
  const timers = open();
  const left = (reader = timers) => reader.all().map((timer) => msLeft(timer, clock.nowMs) / 1000);
  return { clock, storage, open, timers, left };
}

test('several timers run at once, each towards its own end', () => {
  const { clock, timers, left } = kitchen();

  timers.start(DAL);
  clock.nowMs += 60_000;
  timers.start(RICE);
  clock.nowMs += 30_000;

  expect(left()).toEqual([390, 870]);
});

test('a timer goes on while the page is loaded again', () => {
  const { clock, open, timers, left } = kitchen();
  timers.start(RICE);
  timers.start(DAL);
  timers.pause(DAL.id);
  clock.nowMs += 100_000;

  const afterReload = open();

  expect(left(afterReload)).toEqual([800, 480]);
});

test('a paused timer waits, and goes on with what was left', () => {
  const { clock, timers, left } = kitchen();
  timers.start(RICE);
  clock.nowMs += 10_000;
  timers.pause(RICE.id);
  clock.nowMs += 500_000;
  expect(left()).toEqual([890]);

  timers.resume(RICE.id);
  clock.nowMs += 1000;

  expect(left()).toEqual([889]);
});

test('a timer that is over says by how long, and pausing does not bring it back', () => {
  const { clock, timers, left } = kitchen();
  timers.start(RICE);
  clock.nowMs += 905_000;
  timers.pause(RICE.id);

  expect(left()).toEqual([-5]);
  expect(timers.all().map((timer) => isOver(timer, clock.nowMs))).toEqual([true]);
});

test('what is added is the rest of a range first, and then a minute at a time', () => {
  const { clock, timers, left } = kitchen();
  timers.start(DAL);
  clock.nowMs += 481_000;

  timers.extend(DAL.id);
  expect(left()).toEqual([120]);

  clock.nowMs += 121_000;
  timers.extend(DAL.id);
  expect(left()).toEqual([60]);
  expect(moreSeconds(RICE)).toBe(60);
});

test('a time that is started again begins again and is not counted twice', () => {
  const { clock, timers, left } = kitchen();
  timers.start(RICE);
  clock.nowMs += 10_000;

  timers.start(RICE);

  expect(left()).toEqual([900]);
});

test('when the last timer is taken away, nothing is kept', () => {
  const { storage, timers } = kitchen();
  timers.start(RICE);

  timers.remove(RICE.id);

  expect(storage.read('cookingTimers')).toBeNull();
});

test('listeners hear of every change, also of those of another tab', () => {
  const { open, timers } = kitchen();
  const otherTab = open();
  const listener = vi.fn();
  const stop = otherTab.subscribe(listener);
  timers.start(RICE);

  otherTab.readAgain();
  stop();
  otherTab.remove(RICE.id);

  expect(listener).toHaveBeenCalledTimes(1);
});

test('a timer that rang long ago is forgotten', () => {
  const { clock, open, timers } = kitchen();
  timers.start(RICE);
  clock.nowMs += 7 * 3_600_000;

  expect(open().all()).toEqual([]);
});

test.each([
  'not json',
  '{}',
  'null',
  '[1,null]',
  '[{"id":"a"}]',
  JSON.stringify([{ ...RICE, endsAtMs: 'soon', leftMs: null }]),
])('kept words like %s are no timers', (cookingTimers) => {
  expect(kitchen({ cookingTimers }).timers.all()).toEqual([]);
});

test.each([
  [0, '0:00'],
  [-5000, '0:00'],
  [1, '0:01'],
  [59_000, '0:59'],
  [750_000, '12:30'],
  [3_600_000, '1:00:00'],
  [18_065_000, '5:01:05'],
])('%i ms are %s on the clock', (ms, text) => {
  expect(clockText(ms)).toBe(text);
});
