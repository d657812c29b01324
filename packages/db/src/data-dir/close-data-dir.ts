import { chmod, stat } from 'node:fs/promises';
import { reasonOf } from './create-data-dir.ts';

/** What others than the owner may do with a folder. */
const OTHERS = 0o077;
const OWNER_ONLY = 0o700;

/** How a data folder stands: only its owner could use it, that is so from now on, or others still can and why. */
export type DataDirAccess = { kind: 'private' } | { kind: 'closed' } | { kind: 'open'; mode: string; reason: string };

/**
 * Closes an existing data folder to everybody but its owner: secrets of the server and everything about its people lie in
 * it. A folder that is not there is made so later; where folders have no such mode (Windows) nothing is done.
 */
export async function closeDataDir(path: string): Promise<DataDirAccess> {
  const before = await modeOf(path);
  if (before === null || (before & OTHERS) === 0) return { kind: 'private' };
  try {
    await chmod(path, OWNER_ONLY);
    // Some file systems take a new mode and keep the old one.
    const after = await modeOf(path);
    if (after !== null && (after & OTHERS) === 0) return { kind: 'closed' };
    return { kind: 'open', mode: before.toString(8), reason: 'the file system keeps its mode' };
  } catch (error) {
    return { kind: 'open', mode: before.toString(8), reason: reasonOf(error) };
  }
}

async function modeOf(path: string): Promise<number | null> {
  if (process.platform === 'win32') return null;
  try {
    const { mode } = await stat(path);
    return mode & 0o777;
  } catch {
    return null;
  }
}
