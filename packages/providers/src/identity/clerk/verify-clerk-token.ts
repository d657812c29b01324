import { verifyToken } from '@clerk/fastify';
import { decodeProtectedHeader } from 'jose';
import { z } from 'zod';
import { providerError } from '../../provider-error.ts';
import { bearerToken } from '../bearer-token.ts';

/** The mark of a session's token; Clerk signs tokens of other kinds with the same key. */
const SESSION_CATEGORY = 'cl_B7d4PD111AAA';
const CLOCK_SKEW_MS = 5000;
const CLOCK_REASONS = ['token-iat-in-the-future', 'token-not-active-yet'];

const headerSchema = z.object({ alg: z.literal('RS256'), cat: z.literal(SESSION_CATEGORY).optional() });

const claimsSchema = z.object({
  sub: z.string().min(1),
  sid: z.string().min(1),
  iss: z.string(),
  iat: z.number(),
  exp: z.number(),
  /** Minutes since the first and the second factor were verified. */
  fva: z.tuple([z.number(), z.number()]).nullish().catch(undefined),
  /** A session that still has something to do, such as setting up a second factor, lets nobody in. */
  sts: z.literal('active').optional(),
  /** What the instance was reported to put into its tokens; left out or empty otherwise. */
  email: profileClaim(z.string()),
  /** Claims that come from a template may be texts. */
  email_verified: profileClaim(z.union([z.boolean(), z.stringbool()])),
  name: profileClaim(z.string()),
});

/** A claim that cannot be read counts as left out: it proves nothing, and nobody is shut out for it. */
function profileClaim<Value extends z.ZodType>(value: Value) {
  return value.nullish().catch(undefined);
}

export type ClerkClaims = z.output<typeof claimsSchema>;

export type ClerkTokenRules = {
  /** The public key as PEM: no token needs a call to Clerk. */
  jwtKey: string;
  issuer: string;
  /** The origins whose pages may have asked for a token; never empty, or the library would not look. */
  authorizedParties: readonly [string, ...string[]];
  /** Reported when tokens come from the future: a clock is wrong, here or there. */
  onClockProblem: (reason: string) => void;
};

/**
 * What a bearer header's session token says. One algorithm, one issuer, known origins; the library checks signature and
 * times, and what it leaves to its callers is checked here.
 * @throws ProviderError TOKEN_EXPIRED, TOKEN_INVALID
 */
export async function verifyClerkToken(rules: ClerkTokenRules, authorizationHeader: string): Promise<ClerkClaims> {
  const token = bearerToken(authorizationHeader);
  if (!token || !isSessionHeader(token)) throw providerError('TOKEN_INVALID');
  const claims = claimsSchema.safeParse(await checkedPayload(rules, token));
  if (!claims.success || claims.data.iss !== rules.issuer) throw providerError('TOKEN_INVALID');
  return claims.data;
}

function isSessionHeader(token: string): boolean {
  try {
    return headerSchema.safeParse(decodeProtectedHeader(token)).success;
  } catch {
    return false;
  }
}

async function checkedPayload(rules: ClerkTokenRules, token: string): Promise<unknown> {
  try {
    return await verifyToken(token, {
      jwtKey: rules.jwtKey,
      authorizedParties: [...rules.authorizedParties],
      clockSkewInMs: CLOCK_SKEW_MS,
    });
  } catch (error) {
    const reason = error instanceof Error && 'reason' in error ? String(error.reason) : '';
    if (CLOCK_REASONS.includes(reason)) rules.onClockProblem(reason);
    throw providerError(reason === 'token-expired' ? 'TOKEN_EXPIRED' : 'TOKEN_INVALID', error);
  }
}
