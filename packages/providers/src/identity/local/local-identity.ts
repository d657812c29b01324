import { betterAuth } from 'better-auth';
import { getAdapter } from 'better-auth/db/adapter';
import { z } from 'zod';
import type { AttemptLimiter } from '../attempt-limiter.ts';
import type { IdentityPort } from '../identity-port.ts';
import type { AccountAccess } from './account-access.ts';
import { attemptKeys, LIMITS_OF_ATTEMPTS } from './attempt-keys.ts';
import type { FindResetOwner } from './auth-call.ts';
import { authOptions, type LocalAccountsSetup } from './auth-options.ts';
import { createAuthHandler } from './handle-auth-request.ts';
import { hashSessionTokens } from './hash-session-tokens.ts';
import { offersPasskeys } from './passkeys/offers-passkeys.ts';
import { createPasskeyStore } from './passkeys/passkey-store.ts';
import { createSecondFactor } from './second-factor.ts';
import { createTokenVerifier } from './verify-token.ts';
import { createWorkGate } from './work-gate.ts';

const RESET_LINK_MS = 3600_000;

const keySchema = z.looseObject({ kid: z.string(), kty: z.string() });

/** Accounts kept in our own database. */
export async function createLocalIdentity<Tables>(
  setup: LocalAccountsSetup<Tables> & {
    limiter: AttemptLimiter;
    now: () => Date;
    /** Sends the link for a new password; must not make the caller wait, so that an unknown address looks the same. */
    sendResetLink: (email: string, link: string) => void;
    access: AccountAccess;
    onFailure: (error: unknown) => void;
  },
): Promise<IdentityPort> {
  const { publicUrl, sendResetLink, access, limiter, now } = setup;
  const resetLink = (token: string) => `${publicUrl}/auth/reset?token=${encodeURIComponent(token)}`;
  const options = authOptions(setup, {
    sendResetToken: (email, token) => sendResetLink(email, resetLink(token)),
    endResetLinks: access.endResetLinks,
  });
  const adapter = hashSessionTokens(await getAdapter(options));
  const auth = betterAuth({ ...options, database: () => adapter });
  const hashing = createWorkGate({ atOnce: 4, queuedMax: 20 });
  const secondFactor = createSecondFactor(adapter, auth.$context);
  const passkeys = createPasskeyStore(publicUrl, async () => ({
    adapter,
    verifications: (await auth.$context).internalAdapter,
  }));

  const confirmOwner: IdentityPort['confirmOwner'] = async (userId, password) => {
    const key = attemptKeys.password(userId);
    const waitSeconds = await limiter.take(key, LIMITS_OF_ATTEMPTS.password);
    if (waitSeconds !== null) return { isOwner: false, waitSeconds };
    const { internalAdapter, password: passwords } = await auth.$context;
    const accounts = await internalAdapter.findAccounts(userId);
    const hash = accounts.find(({ providerId }) => providerId === 'credential')?.password;
    const isOwner = Boolean(hash && (await hashing(() => passwords.verify({ hash, password }))));
    if (isOwner) await limiter.clear(key);
    return { isOwner, waitSeconds: null };
  };

  const findResetOwner: FindResetOwner = async (token) => {
    const { internalAdapter } = await auth.$context;
    const link = await internalAdapter.findVerificationValue(`reset-password:${token}`);
    const user = link && link.expiresAt > now() ? await internalAdapter.findUserById(link.value) : null;
    return user && { id: user.id, email: user.email };
  };

  // Asked for before anybody signs in, which makes the first one: people who sign in at the same first moment would make one each, of
  // which a verifier knows some only a second later.
  const loadKeys = async () => z.array(keySchema).parse((await auth.api.getJwks()).keys);
  await loadKeys();

  return {
    kind: 'local',
    clientConfig: () => ({ kind: 'local' }),
    handleAuthRequest: createAuthHandler({
      ...setup,
      confirmOwner,
      findResetOwner,
      secondFactor,
      passkeys: offersPasskeys(publicUrl) ? passkeys : null,
      hashing,
      forward: auth.handler,
    }),
    verify: createTokenVerifier({
      issuer: publicUrl,
      now,
      loadKeys,
    }),
    confirmOwner,
    readAccountEvent: null,
    removeAccount: async () => undefined,
    removeFactors: async (email) => {
      const { internalAdapter } = await auth.$context;
      const found = await internalAdapter.findUserByEmail(email.toLowerCase());
      if (!found) return null;
      const hadApp = await secondFactor.remove(found.user.id);
      const passkeysRemoved = await passkeys.removeAll(found.user.id);
      if (hadApp || passkeysRemoved > 0) {
        await internalAdapter.deleteUserSessions(found.user.id);
        access.notifyOfChange(found.user.email, 'removed');
      }
      return { hadApp, passkeysRemoved };
    },
    createPasswordResetLink: async (email) => {
      const { internalAdapter } = await auth.$context;
      const found = await internalAdapter.findUserByEmail(email.toLowerCase());
      if (!found) return null;
      const token = `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll('-', '');
      await internalAdapter.deleteUserSessions(found.user.id);
      await internalAdapter.createVerificationValue({
        identifier: `reset-password:${token}`,
        value: found.user.id,
        expiresAt: new Date(now().getTime() + RESET_LINK_MS),
      });
      return { userId: found.user.id, url: resetLink(token) };
    },
  };
}
