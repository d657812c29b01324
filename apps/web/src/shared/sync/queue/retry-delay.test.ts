import { expect, test } from 'vitest';
import { retryDelayMs } from './retry-delay.ts';

test('tries come twice as far apart each time, up to five minutes', () => {
  expect([0, 1, 2, 7, 8, 50].map((failures) => retryDelayMs(failures, 0.5))).toEqual([
    2000, 4000, 8000, 256_000, 300_000, 300_000,
  ]);
});

test('they are spread by a fifth to each side', () => {
  expect([retryDelayMs(1, 0), retryDelayMs(1, 1)]).toEqual([3200, 4800]);
});
