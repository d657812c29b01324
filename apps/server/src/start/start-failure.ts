import { type DatabaseOpenFailure, isDatabaseOpenError } from '@platewise/db/opening/database-open-error';
import { isBarcodesFileError } from '@platewise/providers/labels/barcodes-file/barcodes-file-error';
import { isOtherAccountsError } from '../auth/refuse-other-accounts.ts';
import type { Env } from '../env/env.ts';
import { isPaymentsMissingError } from '../payments/create-payments.ts';

/** Exit codes of sysexits.h, so that a supervisor can know what to do. */
const EXIT = { unavailable: 69, fault: 70, cannotCreate: 73, tryLater: 75, configuration: 78 };

const EXIT_OF_OPENING: Record<DatabaseOpenFailure['code'], number> = {
  LOCKED: EXIT.tryLater,
  DATA_DIR_UNWRITABLE: EXIT.cannotCreate,
  DATA_DIR_OPEN: EXIT.cannotCreate,
  POOLER: EXIT.configuration,
};

/** One line for the operator, and the exit code that goes with it. */
export function describeStartFailure(error: unknown, env: Env): { sentence: string; exitCode: number } {
  if (isDatabaseOpenError(error)) {
    return { sentence: error.message, exitCode: EXIT_OF_OPENING[error.code] };
  }
  if (isPaymentsMissingError(error) || isOtherAccountsError(error) || isBarcodesFileError(error)) {
    return { sentence: error.message, exitCode: EXIT.configuration };
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'EADDRINUSE') {
    return {
      sentence: `Port ${env.PORT} is in use on ${env.HOST}. Set PORT to another one.`,
      exitCode: EXIT.unavailable,
    };
  }
  if (isListenFailure(error, env)) {
    return {
      sentence: `The server cannot listen on ${env.HOST}, port ${env.PORT} (${code}).`,
      exitCode: EXIT.unavailable,
    };
  }
  if (env.DATABASE_URL && /^(E[A-Z]+|[0-9A-Z]{5})$/.test(code)) {
    const places = ['DATABASE_URL', 'DATABASE_DIRECT_URL'] as const;
    const named = places.flatMap((name) => (env[name] ? [`${new URL(env[name]).host} (${name})`] : []));
    return { sentence: `The database at ${named.join(' or ')} cannot be used (${code}).`, exitCode: EXIT.unavailable };
  }
  return {
    sentence: `The server could not start: ${error instanceof Error ? error.stack : String(error)}`,
    exitCode: EXIT.fault,
  };
}

function isListenFailure(error: unknown, { HOST }: Env): boolean {
  if (!(error instanceof Error) || !('syscall' in error)) return false;
  return error.syscall === 'listen' || ('hostname' in error && error.hostname === HOST);
}
