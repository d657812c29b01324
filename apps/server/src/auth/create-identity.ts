import type { Context } from '@platewise/api/context';
import { isRecentProof } from '@platewise/api/sessions/require-recent-proof';
import {
  deleteOtherSessions,
  deleteResetLinks,
  deleteSession,
  findProof,
  markProved,
} from '@platewise/api/sessions/sessions-repository';
import { mailAddressLink, mailNewAddressLink } from '@platewise/api/users/address-proof/mail-address-link';
import { takeAddressLink } from '@platewise/api/users/address-proof/take-address-link';
import { revokeAccess } from '@platewise/api/users/deletion/revoke-access';
import { texts } from '@platewise/contract/texts';
import type { Db } from '@platewise/db/database';
import { serverSecret } from '@platewise/db/server-secret';
import type { IdentityPort } from '@platewise/providers/identity/identity-port';
import { createLocalIdentity } from '@platewise/providers/identity/local/local-identity';
import type { Email, MailPort } from '@platewise/providers/mail/mail-port';
import type { Logger } from 'pino';
import type { Env } from '../env/env.ts';
import { allowedOrigins } from '../http/allowed-origins.ts';
import { createAttemptLimiter } from './attempt-limiter.ts';
import { createHostedIdentity } from './create-hosted-identity.ts';
import { takeAppCode } from './take-app-code.ts';

const NO_MAIL_SERVER =
  'A new password was asked for, but no mail server is set: use `npm run reset-password -- <e-mail>`.';

/** Accounts at Clerk where it is set; else in the server's own database, their emails through the mail port. */
export async function createIdentity({
  env,
  db,
  mail,
  mailing,
  logger,
  now,
  newId,
}: {
  env: Env;
  db: Db;
  mail: MailPort;
  logger: Logger;
} & Pick<Context, 'mailing' | 'now' | 'newId'>): Promise<IdentityPort> {
  if (env.clerk) return createHostedIdentity({ env, clerk: env.clerk, logger, now });
  const send = async (email: Email) => {
    try {
      return await mail.send(email);
    } catch (error) {
      logger.error({ err: error }, 'a letter could not be sent');
      return null;
    }
  };
  return createLocalIdentity({
    db,
    publicUrl: env.PUBLIC_URL,
    allowedOrigins: allowedOrigins(env),
    secret: await serverSecret(db, 'session'),
    limiter: createAttemptLimiter({ db, now, isRelaxed: env.RATE_LIMITS === 'relaxed' }),
    now,
    access: {
      endSession: async (userId, sessionId) => void (await deleteSession(db, userId, { sessionId })),
      endOtherSessions: (userId, sessionId) => deleteOtherSessions(db, userId, { sessionId }),
      markProved: (userId, sessionId) => markProved(db, userId, { sessionId, at: now() }),
      hasRecentProof: async (userId, sessionId) =>
        isRecentProof({ now }, await findProof(db, userId, { sessionId, at: now() })),
      takeCode: (userId, code) => takeAppCode({ db, now }, { userId, code }),
      notifyOfChange: (to, change) => {
        const { factorSubject, factorText, factorChanges } = texts.mail;
        const text = factorText({ change: factorChanges[change], link: `${env.PUBLIC_URL}/auth/reset` });
        void send({ to, subject: factorSubject, text });
      },
      endResetLinks: (userId) => deleteResetLinks(db, userId),
      revoke: (userId, choices) => revokeAccess(db, userId, choices),
      addresses: mailing && {
        mailLink: (userId) => mailAddressLink({ db, now, newId, mailing }, userId),
        mailNewLink: (userId, email) => mailNewAddressLink({ db, now, newId, mailing }, userId, { email }),
      },
      takeAddressLink: (token) => takeAddressLink({ db, now, newId, mailing }, { token }),
    },
    onFailure: (error) => logger.error({ err: error }, 'sign-in failed'),
    sendResetLink: (to, link) => {
      void send({ to, subject: texts.mail.resetSubject, text: texts.mail.resetText({ link }) }).then((outcome) => {
        if (outcome === 'not-sent') logger.warn(NO_MAIL_SERVER);
      });
    },
  });
}
