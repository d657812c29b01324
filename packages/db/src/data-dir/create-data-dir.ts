import { access, constants, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { databaseOpenError } from '../opening/database-open-error.ts';

/**
 * Makes the data folder, readable by its owner alone, unless it exists.
 * @throws DatabaseOpenError DATA_DIR_UNWRITABLE
 */
export async function createDataDir(path: string): Promise<void> {
  try {
    await makeFolder(path);
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw databaseOpenError({ code: 'DATA_DIR_UNWRITABLE', path, reason: reasonOf(error) }, error);
  }
}

/** The system's short name of a failure, such as EACCES. */
export function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

// mkdir's own `recursive` never returns where a parent can neither be found nor made (below /proc, say).
async function makeFolder(path: string): Promise<void> {
  const failure = await tryMakeFolder(path);
  if (failure === null) return;
  if (reasonOf(failure) !== 'ENOENT' || dirname(path) === path) throw failure;
  await makeFolder(dirname(path));
  const again = await tryMakeFolder(path);
  if (again !== null) throw again;
}

async function tryMakeFolder(path: string): Promise<unknown> {
  try {
    await mkdir(path, { mode: 0o700 });
    return null;
  } catch (error) {
    return reasonOf(error) === 'EEXIST' ? null : error;
  }
}
