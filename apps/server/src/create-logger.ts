import { type DestinationStream, type Logger, pino } from 'pino';

const SECRETS = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'newPassword',
  'token',
  'email',
  'notes',
  'additionalNotes',
  'message',
];

/** Logs as JSON lines on standard output. Nothing that people typed is logged; known secrets are cut out besides (security T29). */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    redact: { paths: SECRETS.flatMap((name) => [`*["${name}"]`, `*.headers["${name}"]`]), censor: '[cut]' },
    serializers: { err: describeError },
  };
  return destination ? pino(options, destination) : pino(options);
}

type Described = { name: string; code?: string; message?: string; at?: string[]; cause?: Described };

// The database's own messages quote values, so of those only the code is kept.
function describeError(error: unknown): Described {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = 'code' in error ? { code: String(error.code) } : {};
  const quotesValues = 'severity' in error || error.name === 'ZodError';
  const at = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .map((line) => line.trim());
  return {
    name: error.name,
    ...code,
    ...(quotesValues ? {} : { message: error.message }),
    ...(at ? { at } : {}),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}
