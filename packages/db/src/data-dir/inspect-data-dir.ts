import { randomUUID } from 'node:crypto';
import { readdir, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reasonOf } from './create-data-dir.ts';

const OTHERS = 0o077;
/** Files in the data folder that hold secrets: what lets the operator's commands in, and backups. */
const SECRET_FILE = /^operator\.json$|\.backup$/;

export type DataDirFacts =
  /** The start makes it. */
  | { kind: 'not-made' }
  | { kind: 'unwritable'; reason: string }
  /** `open` holds what others on the machine can read, with its mode; empty where all is kept to the owner. */
  | { kind: 'writable'; freeBytes: number; open: { path: string; mode: string }[] };

/** Looks at a data folder: whether it can be written, what is free on its disk, and what others could read. */
export async function inspectDataDir(path: string): Promise<DataDirFacts> {
  try {
    await stat(path);
  } catch (error) {
    const reason = reasonOf(error);
    return reason === 'ENOENT' ? { kind: 'not-made' } : { kind: 'unwritable', reason };
  }
  try {
    const probe = join(path, `.probe-${randomUUID()}`);
    await writeFile(probe, '', { mode: 0o600 });
    await rm(probe, { force: true });
    const { bavail, bsize } = await statfs(path);
    return { kind: 'writable', freeBytes: bavail * bsize, open: await listOpen(path) };
  } catch (error) {
    return { kind: 'unwritable', reason: reasonOf(error) };
  }
}

async function listOpen(dataDir: string): Promise<{ path: string; mode: string }[]> {
  // Where files have no such mode.
  if (process.platform === 'win32') return [];
  const secrets = (await readdir(dataDir)).filter((name) => SECRET_FILE.test(name));
  const paths = [dataDir, ...secrets.map((name) => join(dataDir, name))];
  const modes = await Promise.all(paths.map(async (path) => ({ path, mode: (await modeOf(path)) ?? 0 })));
  return modes.filter(({ mode }) => mode & OTHERS).map(({ path, mode }) => ({ path, mode: mode.toString(8) }));
}

async function modeOf(path: string): Promise<number | null> {
  try {
    return (await stat(path)).mode & 0o777;
  } catch {
    // A file may go while the folder is read.
    return null;
  }
}
