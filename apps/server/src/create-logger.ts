import { type DestinationStream, type LogFn, type Logger, type LoggerOptions, pino } from 'pino';
import { ZodError } from 'zod';
import { cutSecrets } from './cut-secrets.ts';

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
  'conditions',
  'message',
];

/** Logs as JSON lines on standard output. Nothing that people typed is logged; known secrets are cut out besides (security T29). */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    redact: { paths: SECRETS.flatMap((name) => [`*["${name}"]`, `*.headers["${name}"]`]), censor },
    serializers: { err: describeError },
    hooks: { logMethod: withOwnText },
  } satisfies LoggerOptions;
  return destination ? pino(options, destination) : pino(options);
}

// Without a text, pino takes the message of the error as it is, with what it may quote.
function withOwnText(this: Logger, args: Parameters<LogFn>, log: LogFn): void {
  const [first, ...rest] = args as unknown[];
  const isTextMissing = rest.length === 0 && typeof first === 'object' && first !== null && 'err' in first;
  Reflect.apply(log, this, isTextMissing ? [first, 'an error'] : args);
}

/** The message of an error, cut already; wrapped, so that it is reported from a message that somebody typed. */
type ErrorText = { toJSON: () => string };

const ERROR_TEXTS = new WeakSet<object>();

function errorText(text: string): ErrorText {
  const wrapped = { toJSON: () => text };
  ERROR_TEXTS.add(wrapped);
  return wrapped;
}

function censor(value: unknown): unknown {
  return typeof value === 'object' && value !== null && ERROR_TEXTS.has(value) ? value : '[cut]';
}

type Described = {
  name: string;
  code?: string;
  message?: ErrorText;
  constraint?: string;
  at?: string[];
  cause?: Described;
};

function describeError(error: unknown): Described {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = 'code' in error ? { code: String(error.code) } : {};
  const constraint =
    'constraint' in error && typeof error.constraint === 'string' ? { constraint: error.constraint } : {};
  const at = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .map((line) => line.trim());
  return {
    name: error.name,
    ...code,
    ...constraint,
    message: errorText(messageOf(error)),
    ...(at ? { at } : {}),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

function messageOf(error: Error): string {
  if (error instanceof ZodError)
    return error.issues.map(({ path, code }) => cutSecrets(`${path.join('.')}: ${code}`)).join('; ');
  // The database and JSON.parse quote values: from the first quotation mark to the last, as a value may hold some itself.
  const quotesValues = 'severity' in error || error instanceof SyntaxError;
  return cutSecrets(quotesValues ? cutValues(error.message) : error.message);
}

function cutValues(message: string): string {
  return message.replace(/["'].*["']/s, '"[cut]"').replace(/\(.*\)=\(.*\)/s, '([cut])');
}
