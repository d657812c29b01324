import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeDataDir } from './close-data-dir.ts';

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'platewise-open-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

test.each([0o755, 0o750, 0o701, 0o777])('a folder with mode %o is closed to everybody but its owner', async (mode) => {
  await chmod(dataDir, mode);

  expect(await closeDataDir(dataDir)).toEqual({ kind: 'closed' });
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
  expect(await closeDataDir(dataDir)).toEqual({ kind: 'private' });
});

test('a folder that is not there yet is left to be made', async () => {
  expect(await closeDataDir(join(dataDir, 'not', 'there'))).toEqual({ kind: 'private' });
});

test.runIf(process.platform === 'linux')('a folder that cannot be closed says so, with its mode and why', async () => {
  expect(await closeDataDir('/proc/self/task')).toEqual({ kind: 'open', mode: '555', reason: 'EPERM' });
});
