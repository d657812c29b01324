import { createHash, randomBytes } from 'node:crypto';

const RANDOM_BYTES = 32;

/** A new token with 256 random bits, for the address of a shared plan. */
export function newLinkToken(): string {
  return randomBytes(RANDOM_BYTES).toString('base64url');
}

/** What is kept of a token: enough to know it again, useless to anyone who reads the database. */
export function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
