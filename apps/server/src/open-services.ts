import type { Planner } from '@platewise/api/meals/planner';
import { newId } from '@platewise/api/new-id';
import { createDatabaseLimiter, createMemoryLimiter } from '@platewise/api/rate-limit/create-limiter';
import { createWordWriter } from '@platewise/api/wording/word-writer';
import { migrateToLatest } from '@platewise/db/migrate';
import { type OpenDatabase, openDatabase } from '@platewise/db/open-database';
import type { IdentityPort } from '@platewise/providers/identity/identity-port';
import type { MailPort } from '@platewise/providers/mail/mail-port';
import { createSmtpMail } from '@platewise/providers/mail/smtp-mail';
import { createStoredMail } from '@platewise/providers/mail/stored-mail';
import type { Logger } from 'pino';
import { createIdentity } from './auth/create-identity.ts';
import { createLogger } from './create-logger.ts';
import type { Env } from './env.ts';
import { newOperatorSecret } from './operator/operator-file.ts';
import { createPayments } from './payments/create-payments.ts';
import { createPlanner } from './planner/create-planner.ts';
import { createUsageRecorder } from './planner/usage-recorder.ts';
import { readVersion } from './read-version.ts';
import type { Services } from './services.ts';
import { findWebDir } from './web/find-web-dir.ts';

type Replacements = {
  database?: OpenDatabase;
  logger?: Logger;
  mail?: MailPort;
  identity?: IdentityPort;
  planner?: Planner;
  now?: () => Date;
  stopping?: AbortSignal;
};

/**
 * Opens everything that the server is made of, as the environment says; parts can be given instead.
 * @throws DatabaseOpenError when the data folder is in use or cannot be written
 */
export async function openServices(env: Env, given: Replacements = {}): Promise<Services> {
  const {
    logger = createLogger(env.LOG_LEVEL),
    now = () => new Date(),
    stopping = new AbortController().signal,
  } = given;
  const database =
    given.database ??
    (await openDatabase({ databaseUrl: env.DATABASE_URL, poolSize: env.DATABASE_POOL, dataDir: env.DATA_DIR }));
  try {
    await migrateToLatest(database.db);
    const { db, hasFreeSpace } = database;
    const usage = createUsageRecorder({ db, now, hasFreeSpace, logger });
    const planning = createPlanner(env, { logger, usage });
    const mail = given.mail ?? createMail(env);
    const isRelaxed = env.RATE_LIMITS === 'relaxed';
    return {
      env,
      version: readVersion(),
      database,
      identity: given.identity ?? (await createIdentity({ env, db, mail, logger, now })),
      mail,
      mailing: env.CONTACT_TO ? { publicUrl: env.PUBLIC_URL, contactTo: env.CONTACT_TO } : null,
      limiter:
        database.kind === 'postgres'
          ? createDatabaseLimiter({ db, now, isRelaxed })
          : createMemoryLimiter({ now, isRelaxed }),
      ...planning,
      wordWriter: planning.model && createWordWriter(planning.model),
      usage,
      ...(given.planner && { planner: given.planner }),
      payments: await createPayments({ env, db, now }),
      logger,
      now,
      random: Math.random,
      newId,
      operatorSecret: newOperatorSecret(),
      webDir: findWebDir(env),
      stopping,
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

function createMail({ SMTP_URL, MAIL_FROM }: Env): MailPort {
  return SMTP_URL && MAIL_FROM ? createSmtpMail({ url: SMTP_URL, from: MAIL_FROM }) : createStoredMail();
}
