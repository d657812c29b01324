import { createHash, randomBytes } from 'node:crypto';

/** What every personal API token begins with (contract 2). */
const PREFIX = 'plw_';
const RANDOM_BYTES = 32;

/** A new token with 256 random bits. */
export function newPersonalToken(): string {
  return PREFIX + randomBytes(RANDOM_BYTES).toString('base64url');
}

/** Whether a bearer has the form of a personal token, valid or not. */
export function isPersonalToken(bearer: string): boolean {
  return bearer.startsWith(PREFIX);
}

/** What is kept of a token: enough to know it again, useless to anyone who reads the database. */
export function hashPersonalToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
