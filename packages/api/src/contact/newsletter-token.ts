import { createHash, randomBytes } from 'node:crypto';

const RANDOM_BYTES = 32;

/** A new token with 256 random bits, for the links of one email. */
export function newNewsletterToken(): string {
  return randomBytes(RANDOM_BYTES).toString('base64url');
}

/** What is kept of a token: enough to know it again, useless to anyone who reads the database. */
export function hashNewsletterToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
