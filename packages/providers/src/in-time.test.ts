import { expect, test } from 'vitest';
import { inTime } from './in-time.ts';

const ON_TIME_MS = 60_000;

test('the answer of a call, or its own failure', async () => {
  await expect(inTime(ON_TIME_MS, Promise.resolve('yes'))).resolves.toBe('yes');
  await expect(inTime(ON_TIME_MS, Promise.reject(new Error('refused')))).rejects.toThrow('refused');
});

test('a call that never ends is given up', async () => {
  await expect(inTime(10, new Promise(() => undefined))).rejects.toThrow('no answer within 0.01 s');
});
