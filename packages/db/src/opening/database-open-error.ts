/** Why a database cannot be opened, in terms that an operator can act on. */
export type DatabaseOpenFailure =
  | { code: 'LOCKED'; pid: number; host: string; lockFile: string }
  | { code: 'DATA_DIR_UNWRITABLE'; path: string; reason: string }
  | { code: 'DATA_DIR_OPEN'; path: string; mode: string; reason: string }
  | { code: 'POOLER'; variable: 'DATABASE_URL' | 'DATABASE_DIRECT_URL'; problem: PoolerProblem };

/** What is wrong with a pooler before Postgres, or with the address of one. */
export type PoolerProblem = keyof typeof POOLER_SENTENCES;

const POOLER_SENTENCES = {
  pooled: 'leads to a pooler, which takes no time limits',
  unlimited: 'leads to a pooler whose connections have no time limits, or longer ones than requests have',
  nameless: 'leads to a pooler that does not know named statements',
  elsewhere: 'and DATABASE_DIRECT_URL lead to different databases',
};
const POOLER_WAYS_OUT: Record<PoolerProblem, string> = {
  pooled: 'Set DATABASE_DIRECT_URL to the address of Postgres itself',
  unlimited:
    'Have it run `set statement_timeout = 1800; set idle_in_transaction_session_timeout = 5000` as connect_query',
  nameless: 'Unset DATABASE_NAMED_STATEMENTS, or set max_prepared_statements in a PgBouncer from 1.21 on',
  elsewhere: 'Set both to one database, the first by way of the pooler',
};

const CODES: readonly unknown[] = [
  'LOCKED',
  'DATA_DIR_UNWRITABLE',
  'DATA_DIR_OPEN',
  'POOLER',
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
  if (failure.code === 'POOLER')
    return `${failure.variable} ${POOLER_SENTENCES[failure.problem]}. ${POOLER_WAYS_OUT[failure.problem]}; infra/pgbouncer.ini is an example.`;
  if (failure.code === 'DATA_DIR_UNWRITABLE')
    return `The data folder ${failure.path} cannot be written (${failure.reason}).`;
  if (failure.code === 'DATA_DIR_OPEN')
    return `The data folder ${failure.path} can be used by others (mode ${failure.mode}) and could not be closed (${failure.reason}): run chmod 700 on it as its owner, or set DATA_DIR to another one.`;
  return `The data folder is in use by process ${failure.pid} on ${failure.host}. Stop it first; if it is surely gone, delete ${failure.lockFile}.`;
}
