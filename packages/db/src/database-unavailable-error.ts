const NAME = 'DatabaseUnavailableError';

/** A statement that was not answered because the database cannot be reached; `code` is that of the network, if any. */
export type DatabaseUnavailableError = Error & { name: typeof NAME };

/** Makes the error of a connection that could not be had, or that broke before it answered. */
export function databaseUnavailableError(message: string, cause?: unknown): DatabaseUnavailableError {
  const code = cause instanceof Error && 'code' in cause ? { code: cause.code } : {};
  return Object.assign(new Error(message, { cause }), { name: NAME } as const, code);
}

/** Whether a caught value says that the database cannot be reached, rather than what it answered. */
export function isDatabaseUnavailableError(error: unknown): error is DatabaseUnavailableError {
  return error instanceof Error && error.name === NAME;
}
