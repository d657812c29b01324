import type { IdentityPort } from '@platewise/providers/identity/identity-port';
import type { Logger } from 'pino';
import type { Env } from '../env/env.ts';

/** Tokens are refused by the hundred when a clock or the instance is wrong; the log says so once in a while. */
const WARNING_EVERY_MS = 60_000;
const NO_EMAIL =
  'sessions of Clerk are refused because they say no email address: add "email": "{{user.primary_email_address}}" to its ' +
  'session token (Sessions, Customize session token), or set CLERK_SECRET_KEY so that Clerk can be asked';

/** Accounts at Clerk. Its library is loaded here only, so that a server with local accounts starts without it. */
export async function createHostedIdentity({
  env,
  clerk,
  logger,
  now,
}: {
  env: Env;
  clerk: NonNullable<Env['clerk']>;
  logger: Logger;
  now: () => Date;
}): Promise<IdentityPort> {
  const { createClerkIdentity } = await import('@platewise/providers/identity/clerk/clerk-identity');
  if (!clerk.webhookSecret) {
    logger.error('CLERK_WEBHOOK_SECRET is not set: people who are deleted at Clerk stay here.');
  }
  const atMostOnceAMinute = () => {
    let warnedAt = Number.NEGATIVE_INFINITY;
    return (warn: () => void) => {
      const at = now().getTime();
      if (at - warnedAt < WARNING_EVERY_MS) return;
      warnedAt = at;
      warn();
    };
  };
  const [warnOfClock, warnOfEmail] = [atMostOnceAMinute(), atMostOnceAMinute()];
  return createClerkIdentity({
    ...clerk,
    authorizedParties: [env.PUBLIC_URL, ...env.WEB_ORIGINS],
    now,
    onFailure: (error) => logger.warn({ err: error }, 'Clerk could not be asked who somebody is'),
    onClockProblem: (reason) =>
      warnOfClock(() => logger.error({ reason }, 'a token comes from the future: is the clock of this machine right?')),
    onEmailMissing: () => warnOfEmail(() => logger.error(NO_EMAIL)),
  });
}
