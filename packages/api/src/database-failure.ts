import { AppError } from './app-error.ts';

const DISK_FULL = '53100';
const NO_PARENT = '23503';
// Connection broken or refused, too many connections, shutting down, statement cancelled by its time limit.
const UNAVAILABLE =
  /^(08...|53300|57P0[1-5]|57014|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/;
// The pool and the driver give these no code.
const UNAVAILABLE_TEXT =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|Cannot use a pool after calling end/;

/** The failure behind an error of the database that is not our fault; null for any other error. */
export function databaseFailure(error: unknown): AppError | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? String(error.code) : '';
  if (code === DISK_FULL) return new AppError('STORAGE_FULL', {}, { cause: error });
  if (code === NO_PARENT && isPersonGone(error)) return new AppError('UNAUTHENTICATED', {}, { cause: error });
  if (!UNAVAILABLE.test(code) && !UNAVAILABLE_TEXT.test(error.message)) return null;
  return new AppError('DATABASE_UNAVAILABLE', {}, { cause: error, retryAfterSeconds: 5 });
}

// Their account was deleted while the call was under way.
function isPersonGone(error: Error): boolean {
  return 'constraint' in error && String(error.constraint).endsWith('_user_id_fkey');
}
