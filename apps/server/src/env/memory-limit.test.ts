import { expect, test } from 'vitest';
import { memoryLimitMb } from './memory-limit.ts';

const GB = 1024 ** 3;

test.each([
  ['a container with a limit', 1, 2 * GB, 1843],
  ['several processes in it', 2, 2 * GB, 921],
  ['a container without a limit', 1, 2 ** 64, 7372],
  ['a system that knows no containers', 1, 0, 7372],
])('%s leaves a tenth', (_, processes, constrainedBytes, megabytes) => {
  expect(memoryLimitMb({ processes, constrainedBytes, totalBytes: 8 * GB })).toBe(megabytes);
});
