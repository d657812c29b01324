import { deleteResetLinks, deleteSession, markProved } from '@platewise/api/sessions/sessions-repository';
import { revokeAccess } from '@platewise/api/users/deletion/revoke-access';
import { texts } from '@platewise/contract/texts';
import type { Db } from '@platewise/db/database';
import { serverSecret } from '@platewise/db/server-secret';
import type { IdentityPort } from '@platewise/providers/identity/identity-port';
import { createLocalIdentity } from '@platewise/providers/identity/local/local-identity';
import type { MailPort } from '@platewise/providers/mail/mail-port';
import type { Logger } from 'pino';
import type { Env } from '../env/env.ts';
import { allowedOrigins } from '../http/allowed-origins.ts';
import { createAttemptLimiter } from './attempt-limiter.ts';
import { createHostedIdentity } from './create-hosted-identity.ts';

/** Accounts at Clerk where it is set; else in the server's own database, their emails through the mail port. */
export async function createIdentity({
  env,
  db,
  mail,
  logger,
  now,
}: {
  env: Env;
  db: Db;
  mail: MailPort;
  logger: Logger;
  now: () => Date;
}): Promise<IdentityPort> {
  if (env.clerk) return createHostedIdentity({ env, clerk: env.clerk, logger, now });
  return createLocalIdentity({
    db,
    publicUrl: env.PUBLIC_URL,
    allowedOrigins: allowedOrigins(env),
    secret: await serverSecret(db, 'session'),
    limiter: createAttemptLimiter({ db, now, isRelaxed: env.RATE_LIMITS === 'relaxed' }),
    now,
    access: {
      endSession: async (userId, sessionId) => void (await deleteSession(db, userId, { sessionId })),
      markProved: (userId, sessionId) => markProved(db, userId, { sessionId, at: now() }),
      endResetLinks: (userId) => deleteResetLinks(db, userId),
      revoke: (userId, choices) => revokeAccess(db, userId, choices),
    },
    onFailure: (error) => logger.error({ err: error }, 'sign-in failed'),
    sendResetLink: (to, link) => {
      const email = { to, subject: texts.mail.resetSubject, text: texts.mail.resetText({ link }) };
      mail.send(email).then(
        (outcome) => {
          if (outcome === 'not-sent')
            logger.warn(
              'A new password was asked for, but no mail server is set: use `npm run reset-password -- <e-mail>`.',
            );
        },
        (error: unknown) => logger.error({ err: error }, 'a letter could not be sent'),
      );
    },
  });
}
