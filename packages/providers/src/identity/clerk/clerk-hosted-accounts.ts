import { setTimeout as sleep } from 'node:timers/promises';
import { isClerkAPIResponseError } from '@clerk/backend/errors';
import { createClerkClient, type User } from '@clerk/fastify';
import { inTime } from '../../in-time.ts';
import { providerError } from '../../provider-error.ts';
import type { AccountToMake, HostedAccount, HostedAccounts } from '../hosted-accounts.ts';
import { werkzeugDigest } from './werkzeug-digest.ts';

/** Nobody waits for an answer but the operator. */
const TIMEOUT_MS = 20_000;
/** Clerk counts calls over ten seconds (its page 'Rate limits'); what it asks for is kept, up to a minute. */
const PAUSE_SECONDS = 10;
const PAUSE_MAX_SECONDS = 60;
/** Calls in a row that its limit refuses, then calls that were not answered, before it counts as away. */
const LIMITED_MAX = 30;
const UNANSWERED_MAX = 3;
const LISTED_MAX = 100;
/** What Clerk answers about one person: what was sent for them does not fit. */
const REFUSALS = [400, 422];

/** Accounts at Clerk while people move there, over its backend API. */
export function createClerkHostedAccounts({
  secretKey,
  apiUrl,
  wait = sleep,
}: {
  secretKey: string;
  apiUrl?: string | undefined;
  wait?: (ms: number) => Promise<unknown>;
}): HostedAccounts {
  const { users } = createClerkClient({ secretKey, ...(apiUrl && { apiUrl }), telemetry: { disabled: true } });

  async function call<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    let [limited, unanswered] = [0, 0];
    for (;;) {
      try {
        return await inTime(TIMEOUT_MS, work());
      } catch (error) {
        const status = isClerkAPIResponseError(error) ? error.status : null;
        if (status === 429) limited += 1;
        else if (status === null || status >= 500) unanswered += 1;
        else if (REFUSALS.includes(status)) throw error;
        // A key that is refused concerns everybody.
        else throw providerError('UNAVAILABLE', error);
        if (limited > LIMITED_MAX || unanswered >= UNANSWERED_MAX) throw providerError('UNAVAILABLE', error);
        await wait(1000 * pauseSeconds(error));
      }
    }
  }

  async function list(by: Parameters<typeof users.getUserList>[0]): Promise<HostedAccount[]> {
    const { data } = await call(() => users.getUserList({ ...by, limit: LISTED_MAX }));
    return data.map(toAccount);
  }

  return {
    find: async ({ ids, externalIds, emails }) => {
      const found = new Map<string, HostedAccount>();
      // What is left out asks for everybody.
      if (ids.length > 0) for (const one of await list({ userId: [...ids] })) found.set(one.id, one);
      if (externalIds.length > 0)
        for (const one of await list({ externalId: [...externalIds] })) found.set(one.id, one);
      if (emails.length > 0) for (const one of await list({ emailAddress: [...emails] })) found.set(one.id, one);
      return [...found.values()];
    },
    make: async (account) => {
      try {
        const { id } = await call(() => users.createUser(toUser(account)));
        return { id };
      } catch (error) {
        if (!isClerkAPIResponseError(error)) throw error;
        return { refusal: error.errors.map(({ code, message }) => `${message} (${code})`).join(' ') };
      }
    },
  };
}

function pauseSeconds(error: unknown): number {
  const asked = isClerkAPIResponseError(error) ? error.retryAfter : undefined;
  return Math.min(asked ?? PAUSE_SECONDS, PAUSE_MAX_SECONDS);
}

function toUser({ userId, email, emailVerified, name, passwordHash, createdAt }: AccountToMake) {
  const passwordDigest = passwordHash === null ? null : werkzeugDigest(passwordHash);
  return {
    externalId: userId,
    emailAddress: [email],
    // An address that nobody confirmed here is not confirmed by moving: it is held for its owner, and may be signed in with.
    emailAddressIdentificationStatus: [emailVerified ? ('verified' as const) : ('reserved' as const)],
    ...(name && { firstName: name }),
    ...(passwordDigest
      ? { passwordDigest, passwordHasher: 'scrypt_werkzeug' as const }
      : { skipPasswordRequirement: true }),
    createdAt,
  };
}

function toAccount({ id, externalId, primaryEmailAddress }: User): HostedAccount {
  return {
    id,
    externalId,
    email: primaryEmailAddress?.emailAddress ?? '',
    emailVerified: primaryEmailAddress?.verification?.status === 'verified',
  };
}
