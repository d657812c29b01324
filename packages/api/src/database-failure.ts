import { isDatabaseUnavailableError } from '@platewise/db/database-unavailable-error';
import { AppError } from './app-error.ts';

const DISK_FULL = '53100';
const NO_PARENT = '23503';
// The server is connecting nobody, shutting down, or ended the statement or the session by its time limit; or it undid
// the transaction because of another one that was under way (40001, 40P01), and asks to try again; or it is no longer the
// primary (25006).
const UNAVAILABLE = /^(08...|53[03]00|57P0[1-5]|57014|25006|25P03|40001|40P01)$/;
// The pool before the embedded database gives these no code.
const UNAVAILABLE_TEXT = /^timeout exceeded when trying to connect|^Cannot use a pool after calling end/;

/** The failure behind an error of the database that is not our fault; null for any other error. */
export function databaseFailure(error: unknown): AppError | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? String(error.code) : '';
  if (code === DISK_FULL) return new AppError('STORAGE_FULL', {}, { cause: error });
  if (code === NO_PARENT && isPersonGone(error)) return new AppError('UNAUTHENTICATED', {}, { cause: error });
  const isUnavailable =
    isDatabaseUnavailableError(error) || UNAVAILABLE.test(code) || UNAVAILABLE_TEXT.test(error.message);
  if (!isUnavailable) return null;
  return new AppError('DATABASE_UNAVAILABLE', {}, { cause: error, retryAfterSeconds: 5 });
}

// Their account was deleted while the call was under way.
function isPersonGone(error: Error): boolean {
  return 'constraint' in error && String(error.constraint).endsWith('_user_id_fkey');
}
