import { join } from 'node:path';
import { createTokenUses } from '@platewise/api/api-tokens/token-uses';
import { DELETED_ACCOUNTS_FILE, deletedAccountsFile } from '@platewise/api/backup/deleted-accounts-file';
import { createWordWriter } from '@platewise/api/generated-text/word-writer';
import { freeReservations } from '@platewise/api/leases/free-reservations';
import { createLeases } from '@platewise/api/leases/leases';
import type { Planner } from '@platewise/api/meals/planners/planner';
import { newId as newUuid } from '@platewise/api/new-id';
import { createMemoryLimiter, createSharedLimiter } from '@platewise/api/rate-limit/create-limiter';
import type { Limiter } from '@platewise/api/rate-limit/limiter';
import { noteRefusals } from '@platewise/api/rate-limit/note-refusals';
import { closeDataDir } from '@platewise/db/data-dir/close-data-dir';
import { migrateToLatest } from '@platewise/db/migrate';
import { databaseOpenError } from '@platewise/db/opening/database-open-error';
import { type OpenDatabase, openDatabase } from '@platewise/db/opening/open-database';
import { statementFailure } from '@platewise/db/opening/statement-failures';
import type { IdentityPort } from '@platewise/providers/identity/identity-port';
import type { MailPort } from '@platewise/providers/mail/mail-port';
import { createSmtpMail } from '@platewise/providers/mail/smtp-mail';
import { createStoredMail } from '@platewise/providers/mail/stored-mail';
import { createOutgoing } from '@platewise/providers/outgoing/create-outgoing';
import type { OutgoingPort } from '@platewise/providers/outgoing/outgoing-port';
import type { PushPort } from '@platewise/providers/push/push-port';
import type { Logger } from 'pino';
import { createIdentity } from '../auth/create-identity.ts';
import { refuseOtherAccounts } from '../auth/refuse-other-accounts.ts';
import { createLogger } from '../create-logger.ts';
import type { Env } from '../env/env.ts';
import { createLabels } from '../labels/create-labels.ts';
import { measurePlanner } from '../metrics/measure-planner.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { openMetricsReader } from '../metrics/read-metrics.ts';
import { openSources } from '../metrics/sources.ts';
import { newOperatorSecret } from '../operator/operator-file.ts';
import { createPayments } from '../payments/create-payments.ts';
import { watchPayments } from '../payments/watch-payments.ts';
import { createPlanner } from '../planner/create-planner.ts';
import { createUsageRecorder } from '../planner/usage-recorder.ts';
import { openPush } from '../push/open-push.ts';
import { readVersion } from '../read-version.ts';
import { openTracing } from '../tracing/tracing.ts';
import { findWebDir } from '../web/find-web-dir.ts';
import type { Services } from './services.ts';

type Replacements = {
  database?: OpenDatabase;
  logger?: Logger;
  mail?: MailPort;
  identity?: IdentityPort;
  outgoing?: OutgoingPort;
  push?: PushPort;
  planner?: Planner;
  now?: () => Date;
  random?: () => number;
  newId?: () => string;
  stopping?: AbortSignal;
  onRestored?: () => void;
};

/**
 * Opens everything that the server is made of, as the environment says; parts can be given instead.
 * @throws DatabaseOpenError when the data folder is in use, cannot be written, or in production cannot be kept from others; when a
 * pooler before Postgres is not set up for it
 */
export async function openServices(env: Env, given: Replacements = {}): Promise<Services> {
  const {
    logger = createLogger(env.LOG_LEVEL),
    now = () => new Date(),
    random = Math.random,
    newId = newUuid,
    stopping = new AbortController().signal,
    onRestored = () => undefined,
  } = given;
  const metrics = createMetrics();
  const { instruments, observe } = metrics;
  const version = readVersion();
  const tracing = await openTracing(env, version);
  await keepDataDirPrivate(env, logger);
  const database =
    given.database ??
    (await openDatabase({
      databaseUrl: env.DATABASE_URL,
      directUrl: env.DATABASE_DIRECT_URL,
      replicaUrl: env.DATABASE_REPLICA_URL,
      poolSize: env.DATABASE_POOL,
      hasNamedStatements: env.DATABASE_NAMED_STATEMENTS === 'on',
      dataDir: env.DATA_DIR,
      onStatement: tracing?.onStatement,
      onStatementFailure: (error) => instruments.statementFailures.inc({ cause: statementFailure(error) }),
    }));
  try {
    // Without the time limit of requests: processes that start together wait for the first, and a large table takes long.
    await migrateToLatest(database.background);
    if (!given.identity) await refuseOtherAccounts({ env, db: database.db });
    const { db, hasFreeSpace } = database;
    // One process has the embedded database: anyone who reserved anything there is dead.
    const freed = database.kind === 'embedded' ? await freeReservations({ db, now, newId, hasFreeSpace, observe }) : 0;
    if (freed > 0) logger.warn({ freed }, 'what a process held that was killed was given back');
    const usage = createUsageRecorder({ db, now, hasFreeSpace, logger });
    const planning = createPlanner(env, { db, now, logger, usage, instruments, tracing });
    const mail = given.mail ?? createMail(env);
    const mailing = env.CONTACT_TO ? { publicUrl: env.PUBLIC_URL, contactTo: env.CONTACT_TO } : null;
    const watched = watchPayments(await createPayments({ env, db, now }), { logger, now, instruments });
    const isRelaxed = env.RATE_LIMITS === 'relaxed';
    const shared = database.kind === 'postgres' ? await openSharedCounters(env, { logger, isRelaxed }) : null;
    metrics.lookUp(openSources({ env, database, planPool: planning.planPool, now, logger }));
    const reader = await openMetricsReader(metrics.registries, env.family);
    return {
      env,
      version,
      database,
      identity: given.identity ?? (await createIdentity({ env, db, mail, mailing, logger, now, newId })),
      mail,
      mailing,
      limiter: noteRefusals(
        database.kind === 'postgres'
          ? createSharedLimiter({ db, now, isRelaxed, cheap: shared?.limiter })
          : createMemoryLimiter({ now, isRelaxed }),
        { db, now },
      ),
      closeLimiter: () => shared?.close(),
      tokenUses: createTokenUses(),
      leases: createLeases(),
      ...planning,
      wordWriter: planning.model && createWordWriter(planning.model),
      usage,
      planner: measurePlanner(given.planner ?? planning.planner, instruments, tracing?.trace),
      deletedAccounts: deletedAccountsFile(join(env.DATA_DIR, DELETED_ACCOUNTS_FILE)),
      payments: watched.payments,
      seller: env.seller,
      labels: await createLabels(env, { version, now }),
      outgoing: given.outgoing ?? createOutgoing({ reach: reachOf(env) }),
      push: given.push ?? (await openPush(env, { db, now })),
      paymentProblems: watched.problems,
      logger,
      observe,
      instruments,
      readMetrics: reader.read,
      closeMetrics: reader.close,
      tracing,
      now,
      random,
      newId,
      operatorSecret: env.family?.secret ?? newOperatorSecret(),
      webDir: findWebDir(env),
      stopping,
      onRestored,
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

// A folder that was made by an older version, or by hand, may be open to everybody on the machine.
async function keepDataDirPrivate({ DATA_DIR, isProduction }: Env, logger: Logger): Promise<void> {
  const access = await closeDataDir(DATA_DIR);
  if (access.kind === 'private') return;
  if (access.kind === 'closed') {
    logger.warn('The data folder could be used by others; it is closed to everybody but its owner now (0700).');
    return;
  }
  const error = databaseOpenError({ code: 'DATA_DIR_OPEN', path: DATA_DIR, mode: access.mode, reason: access.reason });
  if (isProduction) throw error;
  logger.warn(error.message);
}

/**
 * Where several processes count cheap calls together: in Redis, or in the process that has started them; null for one process. The
 * libraries are loaded here only, so that a server of one process starts without them.
 */
async function openSharedCounters(
  { REDIS_URL: url, family }: Env,
  options: { logger: Logger; isRelaxed: boolean },
): Promise<{ limiter: Limiter; close: () => void } | null> {
  if (url) return (await import('../rate-limit/redis-limiter.ts')).createRedisLimiter({ url, ...options });
  return family ? (await import('../rate-limit/cluster-limiter.ts')).createClusterLimiter() : null;
}

function reachOf({ OUTGOING_WEBHOOKS: asked }: Env): OutgoingPort['reach'] {
  return asked === 'on' ? 'public' : asked;
}

function createMail({ SMTP_URL, MAIL_FROM }: Env): MailPort {
  return SMTP_URL && MAIL_FROM ? createSmtpMail({ url: SMTP_URL, from: MAIL_FROM }) : createStoredMail();
}
