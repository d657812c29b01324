import { createLocalJWKSet, errors, type JWK, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';
import { providerError } from '../../provider-error.ts';
import { bearerToken } from '../bearer-token.ts';
import type { Identity } from '../identity-port.ts';
import { createVerifiedTokens } from '../verified-tokens.ts';

const CLOCK_SKEW_SECONDS = 5;
/** Keys are read again for an unknown key id, but no more often than this. */
const KEYS_RETAINED_AT_LEAST_MS = 1000;

const claimsSchema = z.object({
  sub: z.string().min(1),
  sid: z.string().min(1).optional(),
  exp: z.number(),
  email: z.string(),
  email_verified: z.boolean(),
  name: z.string(),
});

/**
 * A function that turns an Authorization header into who it names. One algorithm, one issuer, one audience; the
 * public keys are kept in memory.
 * @throws ProviderError TOKEN_EXPIRED, TOKEN_INVALID, or UNAVAILABLE when the keys cannot be read
 */
export function createTokenVerifier(setup: {
  issuer: string;
  loadKeys: () => Promise<JWK[]>;
  now: () => Date;
}): (authorizationHeader: string | undefined) => Promise<Identity | null> {
  const keyFor = cachedKeys(setup);
  const verified = createVerifiedTokens<Identity>(setup);
  return async (header) => {
    if (header === undefined) return null;
    const token = bearerToken(header);
    if (!token) throw providerError('TOKEN_INVALID');
    const known = verified.find(token);
    if (known) return known;
    const payload = await checkedPayload(token, keyFor, setup);
    const claims = claimsSchema.safeParse(payload);
    if (!claims.success) throw providerError('TOKEN_INVALID');
    const { sub, sid, exp, email, email_verified: emailVerified, name } = claims.data;
    // Made by a version that named no session: its browser gets another one, and nobody is signed out.
    if (!sid) throw providerError('TOKEN_EXPIRED');
    const identity = { userId: sub, sessionId: sid, email, emailVerified, name };
    verified.remember(token, identity, exp);
    return identity;
  };
}

function cachedKeys({ loadKeys, now }: { loadKeys: () => Promise<JWK[]>; now: () => Date }): JWTVerifyGetKey {
  let keys: JWTVerifyGetKey | undefined;
  let readAt = 0;
  let reading: Promise<JWTVerifyGetKey> | undefined;
  const load = async () => {
    const fresh = await loadKeys().catch((error: unknown) => {
      throw providerError('UNAVAILABLE', error);
    });
    readAt = now().getTime();
    keys = createLocalJWKSet({ keys: fresh });
    return keys;
  };
  // Calls that need the keys in the same moment share one look at them.
  const read = () => {
    reading ??= load().finally(() => {
      reading = undefined;
    });
    return reading;
  };
  return async (header, token) => {
    const known = keys ?? (await read());
    try {
      return await known(header, token);
    } catch (error) {
      const mayReadAgain = Math.abs(now().getTime() - readAt) >= KEYS_RETAINED_AT_LEAST_MS;
      if (!(error instanceof errors.JWKSNoMatchingKey) || !mayReadAgain) throw error;
      return (await read())(header, token);
    }
  };
}

async function checkedPayload(
  token: string,
  keyFor: JWTVerifyGetKey,
  { issuer, now }: { issuer: string; now: () => Date },
): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, keyFor, {
      algorithms: ['ES256'],
      issuer,
      audience: issuer,
      clockTolerance: CLOCK_SKEW_SECONDS,
      requiredClaims: ['sub', 'exp', 'iat'],
      currentDate: now(),
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw providerError('TOKEN_EXPIRED', error);
    if (error instanceof errors.JOSEError) throw providerError('TOKEN_INVALID', error);
    throw error;
  }
}
