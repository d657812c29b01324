import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { createFreeSpaceGuard } from './free-space.ts';

test('there is room while more stays free than must', async () => {
  expect(await createFreeSpaceGuard({ path: tmpdir(), minFreeBytes: 1 })()).toBe(true);
  expect(await createFreeSpaceGuard({ path: tmpdir(), minFreeBytes: Number.MAX_SAFE_INTEGER })()).toBe(false);
});

test('a measurement is believed for a second', async () => {
  let now = 0;
  const hasFreeSpace = createFreeSpaceGuard({ path: tmpdir(), now: () => now });

  const first = hasFreeSpace();
  now = 999;
  const second = hasFreeSpace();
  now = 1000;
  const third = hasFreeSpace();

  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(await third).toBe(true);
});
