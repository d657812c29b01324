import type { Identity, IdentityPort } from '../identity-port.ts';
import { refusal } from '../local/auth-answer.ts';
import { type ClerkAccounts, createClerkAccounts } from './clerk-accounts.ts';
import { createClerkProfiles } from './clerk-profiles.ts';
import { readClerkEvent } from './read-clerk-event.ts';
import { type ClerkClaims, verifyClerkToken } from './verify-clerk-token.ts';

/** Whoever got a token this long ago was there to prove who they are (decisions 2). */
const FRESH_MS = 5 * 60_000;

export type ClerkSettings = {
  publishableKey: string;
  jwtKey: string;
  issuer: string;
  /** Lets us ask for profiles and remove accounts. */
  secretKey?: string | undefined;
  webhookSecret?: string | undefined;
  proxyUrl?: string | undefined;
};

type Setup = ClerkSettings & {
  authorizedParties: readonly [string, ...string[]];
  now: () => Date;
  onFailure: (error: unknown) => void;
  onClockProblem: (reason: string) => void;
  /** Replaces the address of Clerk's backend API in tests. */
  apiUrl?: string;
};

/** Accounts kept by Clerk: its tokens are checked without asking it, and it tells us when an account changes or goes. */
export function createClerkIdentity(setup: Setup): IdentityPort {
  const { publishableKey, proxyUrl, secretKey, webhookSecret, apiUrl, now } = setup;
  const accounts: ClerkAccounts | null = secretKey ? createClerkAccounts({ secretKey, apiUrl }) : null;
  const profiles = accounts && createClerkProfiles({ ...setup, load: accounts.readProfile });

  async function identityOf({ sub: userId, iat, ...claims }: ClerkClaims): Promise<Identity> {
    const known = { userId, tokenIssuedAt: new Date(iat * 1000) };
    const { email, email_verified: emailVerified, name } = claims;
    if (email || !profiles)
      return { ...known, email: email ?? '', emailVerified: emailVerified === true, name: name ?? '' };
    const profile = await profiles.read(userId);
    if (profile) return { ...known, ...profile };
    return { ...known, email: '', emailVerified: false, name: '', isProfileUnknown: true };
  }

  return {
    kind: 'clerk',
    clientConfig: () => ({ kind: 'clerk', publishableKey, ...(proxyUrl && { proxyUrl }) }),
    verify: async (header) => (header === undefined ? null : identityOf(await verifyClerkToken(setup, header))),
    // Sessions, passwords and their letters are Clerk's; nothing of them is answered here.
    handleAuthRequest: async (_request, { requestId }) => refusal('NOT_FOUND', {}, { requestId }),
    confirmOwner: async (_userId, { tokenIssuedAt }) => ({
      isOwner: tokenIssuedAt !== undefined && now().getTime() - tokenIssuedAt.getTime() < FRESH_MS,
      waitSeconds: null,
    }),
    createPasswordResetLink: async () => null,
    readAccountEvent: webhookSecret
      ? async (message) => {
          const event = await readClerkEvent(webhookSecret, message);
          if (event.kind !== 'other') profiles?.forget(event.userId);
          return event;
        }
      : null,
    removeAccount: async (userId) => {
      await accounts?.remove(userId);
      profiles?.forget(userId);
    },
  };
}
