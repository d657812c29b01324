import { betterAuth } from 'better-auth';
import { z } from 'zod';
import type { AttemptLimiter } from '../attempt-limiter.ts';
import type { IdentityPort } from '../identity-port.ts';
import { authOptions, type LocalAccountsSetup } from './auth-options.ts';
import { createAuthHandler } from './handle-auth-request.ts';
import { createTokenVerifier } from './verify-token.ts';

const RESET_LINK_MS = 3600_000;

const keySchema = z.looseObject({ kid: z.string(), kty: z.string() });

/** Accounts kept in our own database. */
export function createLocalIdentity<Tables>(
  setup: LocalAccountsSetup<Tables> & {
    limiter: AttemptLimiter;
    now: () => Date;
    /** Sends the link for a new password; must not make the caller wait, so that an unknown address looks the same. */
    sendResetLink: (email: string, link: string) => void;
    onFailure: (error: unknown) => void;
  },
): IdentityPort {
  const { publicUrl, sendResetLink, now } = setup;
  const resetLink = (token: string) => `${publicUrl}/auth/reset?token=${encodeURIComponent(token)}`;
  const auth = betterAuth(authOptions(setup, (email, token) => sendResetLink(email, resetLink(token))));

  return {
    kind: 'local',
    clientConfig: () => ({ kind: 'local' }),
    handleAuthRequest: createAuthHandler({ ...setup, forward: auth.handler }),
    verify: createTokenVerifier({
      issuer: publicUrl,
      now,
      loadKeys: async () => z.array(keySchema).parse((await auth.api.getJwks()).keys),
    }),
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
      return resetLink(token);
    },
  };
}
