import { isClerkAPIResponseError } from '@clerk/backend/errors';
import { createClerkClient } from '@clerk/fastify';
import { inTime } from '../../in-time.ts';
import { providerError } from '../../provider-error.ts';
import type { ClerkProfile } from './clerk-profiles.ts';

/** Signed-in calls wait for it, so it may not take long. */
const TIMEOUT_MS = 3000;

export type ClerkAccounts = {
  /** Rejects when Clerk does not answer in time, or has no such person. */
  readProfile: (userId: string) => Promise<ClerkProfile>;
  /** @throws ProviderError UNAVAILABLE */
  remove: (userId: string) => Promise<void>;
};

/** What we ask of Clerk's backend API, with a time limit that its library does not have. */
export function createClerkAccounts({
  secretKey,
  apiUrl,
  timeoutMs = TIMEOUT_MS,
}: {
  secretKey: string;
  apiUrl?: string | undefined;
  timeoutMs?: number;
}): ClerkAccounts {
  const { users } = createClerkClient({ secretKey, ...(apiUrl && { apiUrl }), telemetry: { disabled: true } });
  return {
    readProfile: async (userId) => {
      const { fullName, primaryEmailAddress } = await inTime(timeoutMs, users.getUser(userId));
      return {
        email: primaryEmailAddress?.emailAddress ?? '',
        emailVerified: primaryEmailAddress?.verification?.status === 'verified',
        name: fullName ?? '',
      };
    },
    remove: async (userId) => {
      try {
        await inTime(timeoutMs, users.deleteUser(userId));
      } catch (error) {
        const isGone = isClerkAPIResponseError(error) && error.status === 404;
        if (!isGone) throw providerError('UNAVAILABLE', error);
      }
    },
  };
}
