import { beforeEach, expect, test, vi } from 'vitest';
import { createConnection } from './connection.ts';
import { watchConnection } from './watch-connection.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

function open({ isUp = true } = {}) {
  const state: { isUp: boolean; hint: () => void } = { isUp, hint: () => {} };
  const connection = createConnection();
  const isReady = vi.fn(async () => state.isUp);
  const end = watchConnection({
    connection,
    isReady,
    onHint: (hear) => {
      state.hint = hear;
      return () => undefined;
    },
  });
  return { connection, isReady, state, end };
}

test('a server that answers is not asked', async () => {
  const { isReady } = open();

  await vi.advanceTimersByTimeAsync(3_600_000);

  expect(isReady).not.toHaveBeenCalled();
});

test('one that was lost is asked ever more rarely, at most once a minute, until it is back', async () => {
  const { connection, isReady, state } = open({ isUp: false });
  connection.lost();

  await vi.advanceTimersByTimeAsync(3000 + 6000 + 12_000);
  expect(isReady).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(24_000 + 48_000 + 60_000 + 60_000);
  expect(isReady).toHaveBeenCalledTimes(7);

  state.isUp = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(connection.isReachable()).toBe(true);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(isReady).toHaveBeenCalledTimes(8);
});

test('a hint of the device has it asked at once, whatever the device believes', async () => {
  const { connection, state } = open({ isUp: false });

  state.hint();
  await vi.advanceTimersByTimeAsync(0);
  expect(connection.isReachable()).toBe(false);

  state.isUp = true;
  state.hint();
  await vi.advanceTimersByTimeAsync(0);
  expect(connection.isReachable()).toBe(true);
});

test('a watch that has ended asks and says no more', async () => {
  const { connection, isReady, end } = open({ isUp: false });
  connection.lost();

  end();
  await vi.advanceTimersByTimeAsync(600_000);

  expect(isReady).not.toHaveBeenCalled();
});
