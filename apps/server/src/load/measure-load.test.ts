import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { type LoadMeasure, measureLoad } from './measure-load.ts';

const LOOK_MS = 500;
const TURNS = 20;
/** Longer than the resolution of the measure, so that it takes its sample. */
const RETURN_MS = 30;

let measure: LoadMeasure | undefined;
afterEach(() => {
  measure?.close();
  vi.useRealTimers();
});

/** Computes for longer than from one look to the next, as a plan between two answers does. */
function block(): void {
  const until = performance.now() + LOOK_MS * 1.2;
  while (performance.now() < until);
}

test('a loop is late from the second look on that finds it so, until one finds it in time', () => {
  vi.useFakeTimers();
  const found = [1500, 0, 3000, 1500, 1500, 0];
  measure = measureLoad(
    { loopMs: 1000, memoryBytes: 0 },
    { delay: { readMs: () => found.shift() ?? 0, stop: vi.fn() } },
  );
  const loads: number[] = [];

  while (found.length > 0) {
    vi.advanceTimersByTime(LOOK_MS);
    loads.push(measure.load().loop);
  }

  expect(loads).toEqual([0, 0, 0, 1.5, 1.5, 0]);
});

test('the loop of a process that computes all the time is late', async () => {
  measure = measureLoad({ loopMs: 100, memoryBytes: 0 });

  let loop = 0;
  for (let turn = 0; turn < TURNS && loop <= 1; turn += 1) {
    block();
    await wait(RETURN_MS);
    ({ loop } = measure.load());
  }

  expect(loop).toBeGreaterThan(1);
});

test('memory counts against its limit, and a limit of 0 is none', () => {
  const readMemory = () => 300;
  measure = measureLoad({ loopMs: 0, memoryBytes: 200 }, { readMemory });
  const unlimited = measureLoad({ loopMs: 0, memoryBytes: 0 }, { readMemory });
  const loads = [measure.load(), unlimited.load()];
  unlimited.close();

  expect(loads).toEqual([
    { loop: 0, memory: 1.5 },
    { loop: 0, memory: 0 },
  ]);
});
