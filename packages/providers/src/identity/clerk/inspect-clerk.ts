import { createPublicKey } from 'node:crypto';
import { isClerkAPIResponseError } from '@clerk/backend/errors';
import { createClerkClient } from '@clerk/fastify';
import { z } from 'zod';
import { inTime } from '../../in-time.ts';

const keySetSchema = z.object({ keys: z.array(z.object({ kty: z.string(), n: z.string().optional() })) });

/** Whether a set of keys holds ours; 'refused' is an answer that is no set of keys, or one that our secret is not good for. */
export type KeySetState = 'holds-key' | 'other-key' | 'refused' | 'unreachable';

/** What Clerk answers: the issuer of tokens to everybody, and its backend API to the secret key where one is set. */
export type ClerkInspection = { issuer: KeySetState; secretKey: KeySetState | null };

/** Asks Clerk once each by its two ways for the keys of the instance, and compares them with the key that tokens are checked with. */
export async function inspectClerk({
  issuer,
  jwtKey,
  secretKey,
  apiUrl,
  timeoutMs,
}: {
  issuer: string;
  jwtKey: string;
  secretKey?: string | undefined;
  /** Replaces the address of Clerk's backend API in tests. */
  apiUrl?: string | undefined;
  timeoutMs: number;
}): Promise<ClerkInspection> {
  const [ofIssuer, ofSecret] = await Promise.all([
    readIssuer(issuer, timeoutMs),
    secretKey ? readBackend({ secretKey, apiUrl, timeoutMs }) : null,
  ]);
  return { issuer: compare(ofIssuer, jwtKey), secretKey: ofSecret === null ? null : compare(ofSecret, jwtKey) };
}

type Answer = { keys: unknown } | 'refused' | 'unreachable';

async function readIssuer(issuer: string, timeoutMs: number): Promise<Answer> {
  try {
    const response = await fetch(`${issuer}/.well-known/jwks.json`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status >= 500) return 'unreachable';
    return response.ok ? { keys: await response.json() } : 'refused';
  } catch (error) {
    return error instanceof SyntaxError ? 'refused' : 'unreachable';
  }
}

async function readBackend({
  secretKey,
  apiUrl,
  timeoutMs,
}: {
  secretKey: string;
  apiUrl: string | undefined;
  timeoutMs: number;
}): Promise<Answer> {
  const { jwks } = createClerkClient({ secretKey, ...(apiUrl && { apiUrl }), telemetry: { disabled: true } });
  try {
    return { keys: await inTime(timeoutMs, jwks.getJwks()) };
  } catch (error) {
    const isRefused = isClerkAPIResponseError(error) && error.status >= 400 && error.status < 500;
    return isRefused ? 'refused' : 'unreachable';
  }
}

function compare(answer: Answer, jwtKey: string): KeySetState {
  if (typeof answer === 'string') return answer;
  const { data } = keySetSchema.safeParse(answer.keys);
  if (!data) return 'refused';
  const { n: modulus } = createPublicKey(jwtKey).export({ format: 'jwk' });
  return data.keys.some(({ n }) => n === modulus) ? 'holds-key' : 'other-key';
}
