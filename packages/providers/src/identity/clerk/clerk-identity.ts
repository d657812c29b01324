import { providerError } from '../../provider-error.ts';
import { bearerToken } from '../bearer-token.ts';
import type { Identity, IdentityPort } from '../identity-port.ts';
import { refusal } from '../local/auth-answer.ts';
import { createVerifiedTokens } from '../verified-tokens.ts';
import { type ClerkAccounts, createClerkAccounts } from './clerk-accounts.ts';
import { createClerkProfiles } from './clerk-profiles.ts';
import { readClerkEvent } from './read-clerk-event.ts';
import { type ClerkClaims, verifyClerkToken } from './verify-clerk-token.ts';

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
  /** Reported of each token without an address, where no key is set with which it could be asked for. */
  onEmailMissing: () => void;
  /** Replaces the address of Clerk's backend API in tests. */
  apiUrl?: string;
};

/** Accounts kept by Clerk: its tokens are checked without asking it, and it notifies us when an account changes or goes. */
export function createClerkIdentity(setup: Setup): IdentityPort {
  const { publishableKey, proxyUrl, secretKey, webhookSecret, apiUrl, onEmailMissing } = setup;
  const accounts: ClerkAccounts | null = secretKey ? createClerkAccounts({ secretKey, apiUrl }) : null;
  const profiles = accounts && createClerkProfiles({ ...setup, load: accounts.readProfile });

  const verified = createVerifiedTokens<ClerkClaims>(setup);

  async function claimsOf(header: string): Promise<ClerkClaims> {
    const token = bearerToken(header) ?? '';
    const known = verified.find(token);
    if (known) return known;
    const claims = await verifyClerkToken(setup, header);
    verified.remember(token, claims, claims.exp);
    return claims;
  }

  async function identityOf({ sub: userId, sid: sessionId, ...claims }: ClerkClaims): Promise<Identity> {
    const provedAt = lastProof(claims);
    const known = { userId, sessionId, ...(provedAt && { provedAt }) };
    const { email, email_verified: emailVerified, name } = claims;
    if (email) return { ...known, email, emailVerified: emailVerified === true, name: name ?? '' };
    if (!profiles) {
      onEmailMissing();
      throw providerError('EMAIL_MISSING');
    }
    const profile = await profiles.read(userId);
    if (profile) return { ...known, ...profile };
    return { ...known, email: '', emailVerified: false, name: '', isProfileUnknown: true };
  }

  return {
    kind: 'clerk',
    clientConfig: () => ({ kind: 'clerk', publishableKey, ...(proxyUrl && { proxyUrl }) }),
    verify: async (header) => (header === undefined ? null : identityOf(await claimsOf(header))),
    // Sessions, passwords and their emails are Clerk's; nothing of them is answered here.
    handleAuthRequest: async (_request, { requestId }) => refusal('NOT_FOUND', {}, { requestId }),
    confirmOwner: async () => ({ isOwner: false, waitSeconds: null }),
    removeFactors: async () => null,
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

/** When the first factor was verified: `fva` counts whole minutes before the token was made, -1 for never (Clerk, session tokens). */
function lastProof({ iat, fva }: Pick<ClerkClaims, 'iat' | 'fva'>): Date | null {
  const minutes = fva?.[0] ?? -1;
  return minutes < 0 ? null : new Date((iat - minutes * 60) * 1000);
}
