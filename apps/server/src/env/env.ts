import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';
import { FAMILY_VARIABLE, readProcessFamily } from '../processes/process-family.ts';
import { clerkSettings, clerkVariables } from './clerk-env.ts';
import { refuseEnvGroups } from './env-groups.ts';
import { wholeNumber } from './env-numbers.ts';
import { labelsSettings, labelsVariables } from './labels-env.ts';
import { memoryLimitMb } from './memory-limit.ts';
import { modelSettings, modelVariables } from './model-env.ts';
import { planPrices, planPricesVariable } from './plan-prices.ts';
import { pushVariables } from './push-env.ts';
import { razorpaySettings, razorpayVariables } from './razorpay-env.ts';
import { sellerSettings, sellerVariables } from './seller-env.ts';
import { findTestKey } from './test-keys.ts';
import { headerList, SAMPLERS, share } from './tracing-env.ts';

/** The process's environment; nothing else reads it. */
export const processEnv = (): Readonly<Record<string, string | undefined>> => process.env;

const DEFAULT_PORT = 3000;

const origin = z.string().transform((text, context) => {
  if (URL.canParse(text)) {
    const url = new URL(text);
    if (/^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username)
      return url.origin;
  }
  context.addIssue({ code: 'custom', message: 'must be an address like https://meals.example, without a path' });
  return z.NEVER;
});

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

const address = (pattern: RegExp, example: string) =>
  z
    .string()
    .refine((text) => pattern.test(text) && URL.canParse(text), { error: `must be an address like ${example}` });

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: `must be ${values.join(' or ')}` });

const proxyAddress = z
  .string()
  .refine((text) => isIP(text.replace(/\/\d{1,3}$/, '')) > 0, { error: 'must be a list of IP addresses or networks' });

const mailAddress = z.string().regex(/^[^\s@]{1,64}@[^\s@]{1,190}$/, { error: 'must be an e-mail address' });

/** Every variable that the server reads. docs/configure.md is made from it. */
export const envSchema = z.object({
  NODE_ENV: z.string().optional(),
  PORT: wholeNumber(0, 65_535).default(DEFAULT_PORT),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: origin.optional(),
  WEB_ORIGINS: list.pipe(z.array(origin)).default([]),
  DATA_DIR: z
    .string()
    .default('./data')
    .transform((path) => resolve(path)),
  DATABASE_URL: address(/^postgres(ql)?:\/\//, 'postgres://user@host:5432/name').optional(),
  DATABASE_POOL: wholeNumber(1, 1000).default(10),
  DATABASE_DIRECT_URL: address(/^postgres(ql)?:\/\//, 'postgres://user@host:5432/name').optional(),
  DATABASE_REPLICA_URL: address(/^postgres(ql)?:\/\//, 'postgres://user@replica:5432/name').optional(),
  DATABASE_NAMED_STATEMENTS: oneOf(['on', 'off']).optional(),
  REDIS_URL: address(/^rediss?:\/\//, 'redis://user:password@host:6379').optional(),
  SMTP_URL: address(/^smtps?:\/\//, 'smtp://user:password@host:587').optional(),
  MAIL_FROM: mailAddress.optional(),
  CONTACT_TO: mailAddress.optional(),
  /** Shown on /support. */
  SUPPORT_PHONE: z
    .string()
    .trim()
    .max(40)
    .regex(/^[+()\d][\d ()./-]*$/, 'must be a telephone number')
    .optional(),
  ...clerkVariables,
  ...modelVariables,
  ...razorpayVariables,
  ...sellerVariables,
  ...labelsVariables,
  PLAN_PRICES: planPricesVariable.optional(),
  IDENTITY: oneOf(['local']).optional(),
  PAYMENTS: oneOf(['sandbox']).optional(),
  PLANNER: oneOf(['embedded']).optional(),
  /** Threads that plan; with none the server plans itself, and what comes in meanwhile waits. */
  PLANNER_THREADS: wholeNumber(0, 64).optional(),
  /** Processes on one port, for a server with Postgres. */
  WORKERS: z
    .union([z.literal('auto'), wholeNumber(1, 64)], { error: 'must be auto or a whole number from 1 to 64' })
    .default(1),
  [FAMILY_VARIABLE]: z.string().optional(),
  /** Production with test keys, to rehearse it: the page says that no payment is real. */
  ALLOW_TEST_KEYS: oneOf(['on', 'off']).default('off'),
  /** Opens /metrics to anyone who sends it. */
  METRICS_TOKEN: z
    .string()
    .regex(/^\S{16,}$/, 'must have at least 16 characters and no spaces')
    .optional(),
  /** Whether webhooks of people are sent: to the internet, or with `local` also to this machine and the networks around it. */
  OUTGOING_WEBHOOKS: oneOf(['off', 'on', 'local']).default('off'),
  ...pushVariables,
  /** How late the event loop may be before plans are refused, in milliseconds; 0 refuses none. */
  SHED_LOOP_MS: wholeNumber(0, 60_000).default(2000),
  /** Resident memory of a process from which on plans are refused; 0 refuses none. */
  SHED_MEMORY_MB: wholeNumber(0, 1_000_000).optional(),
  /** How long a server that was informed to stop goes on answering, so that nobody is refused before a balancer has noticed. */
  DRAIN_SECONDS: wholeNumber(0, 300).default(0),
  /** Where spans are sent; none are made where it is not set. */
  OTEL_EXPORTER_OTLP_ENDPOINT: address(/^https?:\/\//, 'http://collector:4318').optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headerList.default({}),
  OTEL_SERVICE_NAME: z.string().default('platewise'),
  OTEL_TRACES_SAMPLER: oneOf(SAMPLERS).default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: share.default(1),
  RATE_LIMITS: oneOf(['on', 'relaxed']).default('on'),
  TRUST_PROXY: list.pipe(z.array(proxyAddress)).default([]),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  WEB_DIR: z
    .string()
    .transform((path) => resolve(path))
    .optional(),
});

export type Env = ReturnType<typeof complete>;

export type EnvOutcome = { ok: true; env: Env } | { ok: false; sentence: string };

/** The settings that the variables give, or one line that names the variable which cannot be used. */
export function readEnv(variables: Readonly<Record<string, string | undefined>>): EnvOutcome {
  const set = whatIsSet(variables);
  const parsed = envSchema.safeParse(set);
  if (!parsed.success) return { ok: false, sentence: issueSentence(parsed.error) };
  const sentence = refuseEnvGroups(set);
  if (sentence) return { ok: false, sentence };
  return { ok: true, env: complete(parsed.data) };
}

/** The variables without those that are empty, which count as not set. */
export function whatIsSet(variables: Readonly<Record<string, string | undefined>>): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
}

/** One line that names the first variable which cannot be used. */
export function issueSentence({ issues: [issue] }: z.ZodError): string {
  return `${String(issue?.path[0])} cannot be used: it ${issue?.message}.`;
}

/** Where the server is reached where nothing else is stated. */
export function publicUrlOf({ PUBLIC_URL, PORT }: { PUBLIC_URL?: string | undefined; PORT: number }): string {
  return PUBLIC_URL ?? `http://localhost:${PORT}`;
}

function complete(parsed: z.output<typeof envSchema>) {
  const isProduction = parsed.NODE_ENV === 'production';
  const cores = availableParallelism();
  const asked = parsed.WORKERS === 'auto' ? cores : parsed.WORKERS;
  // The embedded database has one process.
  const workers = parsed.DATABASE_URL ? asked : 1;
  return {
    ...parsed,
    isProduction,
    isRehearsal: isProduction && parsed.ALLOW_TEST_KEYS === 'on' && findTestKey(parsed) !== null,
    clerk: clerkSettings(parsed),
    model: modelSettings(parsed),
    razorpay: razorpaySettings(parsed),
    seller: sellerSettings(parsed),
    labels: labelsSettings(parsed),
    prices: planPrices(parsed),
    // Behind a pooler they need one that knows them, which cannot be seen from here.
    DATABASE_NAMED_STATEMENTS: parsed.DATABASE_NAMED_STATEMENTS ?? (parsed.DATABASE_DIRECT_URL ? 'off' : 'on'),
    PUBLIC_URL: publicUrlOf(parsed),
    WORKERS: workers,
    SHED_MEMORY_MB: parsed.SHED_MEMORY_MB ?? memoryLimitMb({ processes: workers }),
    // A core is left to those who only read.
    PLANNER_THREADS: parsed.PLANNER_THREADS ?? Math.max(1, Math.floor((cores - 1) / workers)),
    family: readProcessFamily(parsed[FAMILY_VARIABLE]),
    LOG_LEVEL: parsed.LOG_LEVEL ?? (isProduction ? ('info' as const) : ('warn' as const)),
  };
}
