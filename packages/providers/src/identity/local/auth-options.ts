import { LIMITS } from '@platewise/contract/limits';
import type { BetterAuthOptions } from 'better-auth';
import { jwt, twoFactor } from 'better-auth/plugins';
import type { Kysely } from 'kysely';
import { APP_NAME } from './app-name.ts';
import { passkeys } from './passkeys/passkeys-plugin.ts';

const SESSION_SECONDS = 30 * 24 * 3600;
const RESET_LINK_SECONDS = 3600;
/** How long somebody whose password was right may take for the second factor. */
const SECOND_FACTOR_SECONDS = 600;
const TOKEN_LIFETIME = '2m';

/** The header in which the server names the caller's address; what the caller wrote there is dropped. */
export const ADDRESS_HEADER = 'x-platewise-address';

export type LocalAccountsSetup<Tables> = {
  db: Kysely<Tables>;
  publicUrl: string;
  allowedOrigins: readonly string[];
  /** Signs the session cookie and encrypts the keys of the bearer tokens. */
  secret: string;
};

/**
 * How better-auth keeps local accounts: its tables carry the prefix auth_, a session ends after 30 days whatever
 * happens, bearer tokens live two minutes, and the cookie is bound to this host where there is TLS.
 */
export function authOptions<Tables>(
  { db, publicUrl, allowedOrigins, secret }: LocalAccountsSetup<Tables>,
  {
    sendResetToken,
    endResetLinks,
  }: {
    sendResetToken: (email: string, token: string) => void;
    endResetLinks: (userId: string) => Promise<void>;
  },
) {
  const isSecure = publicUrl.startsWith('https://');
  return {
    appName: APP_NAME,
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret,
    trustedOrigins: [...allowedOrigins],
    database: { db, type: 'postgres' },
    user: { modelName: 'auth_user' },
    account: { modelName: 'auth_account' },
    verification: { modelName: 'auth_verification', storeIdentifier: 'hashed' },
    session: { modelName: 'auth_session', expiresIn: SESSION_SECONDS, disableSessionRefresh: true },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: LIMITS.passwordMinCharacters,
      maxPasswordLength: LIMITS.passwordMaxCharacters,
      resetPasswordTokenExpiresIn: RESET_LINK_SECONDS,
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: ({ user }) => endResetLinks(user.id),
      sendResetPassword: async ({ user, token }) => sendResetToken(user.email, token),
    },
    // Attempts are counted by our own limiter, per account and address (security T17).
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    advanced: {
      cookiePrefix: 'platewise',
      useSecureCookies: false,
      cookies: {
        session_token: { name: sessionCookie(publicUrl) },
        two_factor: { name: isSecure ? '__Host-platewise.second' : 'platewise.second' },
      },
      defaultCookieAttributes: {
        httpOnly: true,
        sameSite: 'lax',
        secure: isSecure,
        path: isSecure ? '/' : '/api/auth',
      },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    plugins: [bearerTokens(publicUrl), secondFactor(), passkeys(publicUrl)],
  } satisfies BetterAuthOptions;
}

/** The name of the cookie of a session, which is bound to this host where there is TLS. */
export function sessionCookie(publicUrl: string): string {
  return publicUrl.startsWith('https://') ? '__Host-platewise.session' : 'platewise.session';
}

// Secrets and backup codes are encrypted, as the library does by itself. It trusts no device: that would outlive a new
// password.
function secondFactor() {
  return twoFactor({
    schema: { twoFactor: { modelName: 'auth_two_factor' } },
    twoFactorCookieMaxAge: SECOND_FACTOR_SECONDS,
  });
}

function bearerTokens(publicUrl: string) {
  return jwt({
    schema: { jwks: { modelName: 'auth_jwks' } },
    jwks: { keyPairConfig: { alg: 'ES256' } },
    disableSettingJwtHeader: true,
    jwt: {
      issuer: publicUrl,
      audience: publicUrl,
      expirationTime: TOKEN_LIFETIME,
      definePayload: ({ user, session }) => ({
        // A bearer ends with the session that it names (decisions 9.7).
        sid: session.id,
        email: user.email,
        email_verified: user.emailVerified,
        name: user.name,
      }),
    },
  });
}
