/** Why a database cannot be opened, in terms that an operator can act on. */
export type DatabaseOpenFailure =
  | { code: 'LOCKED'; pid: number; host: string; lockFile: string }
  | { code: 'DATA_DIR_UNWRITABLE'; path: string; reason: string }
  | { code: 'DATA_DIR_OPEN'; path: string; mode: string; reason: string };

const CODES: readonly unknown[] = [
  'LOCKED',
  'DATA_DIR_UNWRITABLE',
  'DATA_DIR_OPEN',
] satisfies DatabaseOpenFailure['code'][];

/** A failure to open, as an object that can be thrown; distinguish it from others by `code`. */
export type DatabaseOpenError = Error & DatabaseOpenFailure;

/** Makes the error of a failure, with a sentence that names the holder or the folder. */
export function databaseOpenError(failure: DatabaseOpenFailure, cause?: unknown): DatabaseOpenError {
  return Object.assign(new Error(sentence(failure), { cause }), failure);
}

/** Whether a caught value is a failure to open, rather than a fault. */
export function isDatabaseOpenError(error: unknown): error is DatabaseOpenError {
  return error instanceof Error && 'code' in error && CODES.includes(error.code);
}

function sentence(failure: DatabaseOpenFailure): string {
  if (failure.code === 'DATA_DIR_UNWRITABLE')
    return `The data folder ${failure.path} cannot be written (${failure.reason}).`;
  if (failure.code === 'DATA_DIR_OPEN')
    return `The data folder ${failure.path} can be used by others (mode ${failure.mode}) and could not be closed (${failure.reason}): run chmod 700 on it as its owner, or set DATA_DIR to another one.`;
  return `The data folder is in use by process ${failure.pid} on ${failure.host}. Stop it first; if it is surely gone, delete ${failure.lockFile}.`;
}
