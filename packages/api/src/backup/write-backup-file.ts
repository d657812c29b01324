import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { backupError, isBackupError } from './backup-error.ts';

/**
 * Compresses lines into a file that its owner alone can read. It gets its name when it is whole and on the disk; until
 * then, and after a failure, there is nothing under that name. Memory does not grow with the file. Answers its bytes.
 * @throws BackupError when the file is there already, or cannot be written
 */
export async function writeBackupFile(
  { path, isOverwritten, signal }: { path: string; isOverwritten: boolean; signal: AbortSignal },
  lines: () => AsyncGenerator<string>,
): Promise<number> {
  if (!isOverwritten && (await exists(path))) {
    throw backupError(`${path} is there already. Name another file, or add --overwrite.`);
  }
  const partial = `${path}.${randomBytes(4).toString('hex')}.partial`;
  try {
    const file = createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(lines, createGzip(), file, { signal });
    const { size } = await stat(partial);
    await rename(partial, path);
    await syncFolder(dirname(path));
    return size;
  } catch (error) {
    await rm(partial, { force: true }).catch(() => undefined);
    if (isBackupError(error) || !isFileError(error)) throw error;
    throw backupError(`${path} cannot be written (${error.code}).`, error);
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

// Without it a power cut may take the name back. Windows cannot open a folder, and does it by itself.
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => null);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}

function isFileError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error && 'code' in error;
}
