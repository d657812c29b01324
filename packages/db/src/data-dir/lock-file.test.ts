import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { acquireLock } from './lock-file.ts';

/** Larger than any pid that Linux gives. */
const DEAD_PID = 2 ** 22 + 1;

let folder = '';
let lockFile = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platewise-lock-'));
  lockFile = join(folder, 'database.lock');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('of ten that ask at once one gets the lock', async () => {
  const answers = await Promise.allSettled(Array.from({ length: 10 }, () => acquireLock(lockFile)));

  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('of ten that find the lock of a dead process one takes it over', async () => {
  await hold({ pid: DEAD_PID });

  const answers = await Promise.allSettled(Array.from({ length: 10 }, () => acquireLock(lockFile)));

  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(JSON.parse(await readFile(lockFile, 'utf8'))).toMatchObject({ pid: process.pid });
});

test.runIf(process.platform === 'linux')(
  'a process that only got the number of a dead one does not hold its lock',
  async () => {
    await hold({ pid: process.pid, startedAt: 'long ago' });

    const lock = await acquireLock(lockFile);

    await lock.release();
  },
);

test('releasing twice leaves the lock of the next holder alone', async () => {
  const first = await acquireLock(lockFile);
  await first.release();
  const second = await acquireLock(lockFile);

  await first.release();

  await expect(acquireLock(lockFile)).rejects.toMatchObject({ code: 'LOCKED' });
  await second.release();
});

test('a holder on another host counts as alive', async () => {
  await hold({ pid: DEAD_PID, host: 'another-host' });

  await expect(acquireLock(lockFile)).rejects.toMatchObject({ code: 'LOCKED', host: 'another-host' });
});

test('a lock that was never written to its end is waited for, then taken over', async () => {
  await writeFile(lockFile, '');
  const tenSecondsAgo = Date.now() / 1000 - 10;
  await utimes(lockFile, tenSecondsAgo, tenSecondsAgo);

  await (await acquireLock(lockFile)).release();
});

function hold(holder: { pid: number; host?: string; startedAt?: string }) {
  return writeFile(lockFile, JSON.stringify({ host: hostname(), startedAt: null, ...holder }));
}
