import { readFile } from 'node:fs/promises';
import { hostname } from 'node:os';

/** Names a process so that a later one with the same number is not taken for it. */
export type ProcessName = { pid: number; host: string; startedAt: string | null };

const START_TIME_FIELD_AFTER_COMMAND = 19;

/** When a process started, in the kernel's own count; null where the system does not say (only Linux does). */
export async function processStartedAt(pid: number): Promise<string | null> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  // The command's name is in brackets and may hold blanks and brackets itself.
  return line?.slice(line.lastIndexOf(')') + 2).split(' ')[START_TIME_FIELD_AFTER_COMMAND] ?? null;
}

/** Whether the named process still runs. One on another host cannot be asked and counts as running. */
export async function isRunning({ pid, host, startedAt }: ProcessName): Promise<boolean> {
  if (host !== hostname()) return true;
  if (!answersSignal(pid)) return false;
  const current = await processStartedAt(pid);
  return startedAt === null || current === null || startedAt === current;
}

function answersSignal(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, under another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
