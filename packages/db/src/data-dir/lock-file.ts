import { mkdir, open, readFile, rmdir, stat, unlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { databaseOpenError } from '../opening/database-open-error.ts';
import { reasonOf } from './create-data-dir.ts';
import { isRunning, type ProcessName, processStartedAt } from './process-name.ts';

/** After this long an unreadable lock, or an unfinished take-over, was left by a process that died in the middle. */
const UNFINISHED_MS = 5000;
const RETRY_MS = 50;

/**
 * Takes a lock file for this process. The lock of a process that has ended is taken over; a live holder never loses it,
 * however long it stays silent. A holder on another host cannot be asked and counts as alive.
 * @throws DatabaseOpenError LOCKED with the holder's pid
 */
export async function acquireLock(lockFile: string): Promise<{ release: () => Promise<void> }> {
  const own: ProcessName = { pid: process.pid, host: hostname(), startedAt: await processStartedAt(process.pid) };
  for (;;) {
    if (await createExclusively(lockFile, JSON.stringify(own))) break;
    const holder = await readHolder(lockFile);
    if (holder && (await isRunning(holder))) {
      throw databaseOpenError({ code: 'LOCKED', pid: holder.pid, host: holder.host, lockFile });
    }
    if (holder || (await isOlderThan(lockFile, UNFINISHED_MS))) await removeStale(lockFile);
    else await wait(RETRY_MS);
  }
  let isHeld = true;
  const release = async () => {
    // A second release would remove the lock of anyone who came next.
    if (isHeld) await unlinkIfPresent(lockFile);
    isHeld = false;
  };
  return { release };
}

async function createExclusively(lockFile: string, content: string): Promise<boolean> {
  try {
    const file = await open(lockFile, 'wx', 0o600);
    await file.writeFile(content);
    await file.close();
    return true;
  } catch (error) {
    if (reasonOf(error) === 'EEXIST') return false;
    throw databaseOpenError({ code: 'DATA_DIR_UNWRITABLE', path: lockFile, reason: reasonOf(error) }, error);
  }
}

// One process at a time may remove a stale lock, and looks again first: otherwise the second of two would remove the
// fresh lock of the first.
async function removeStale(lockFile: string): Promise<void> {
  const guard = `${lockFile}.takeover`;
  try {
    await mkdir(guard);
  } catch {
    if (await isOlderThan(guard, UNFINISHED_MS)) await rmdir(guard).catch(() => {});
    return wait(RETRY_MS);
  }
  const holder = await readHolder(lockFile);
  const isStale = holder ? !(await isRunning(holder)) : await isOlderThan(lockFile, UNFINISHED_MS);
  if (isStale) await unlinkIfPresent(lockFile);
  await rmdir(guard);
}

async function readHolder(lockFile: string): Promise<ProcessName | null> {
  try {
    return JSON.parse(await readFile(lockFile, 'utf8'));
  } catch {
    return null;
  }
}

async function isOlderThan(path: string, milliseconds: number): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs > milliseconds;
}

async function unlinkIfPresent(path: string): Promise<void> {
  await unlink(path).catch((error: unknown) => {
    if (reasonOf(error) !== 'ENOENT') throw error;
  });
}
