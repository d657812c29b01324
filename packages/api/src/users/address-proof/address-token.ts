import { createHash, randomBytes } from 'node:crypto';

const RANDOM_BYTES = 32;
/** Keeps these links apart from those for a new password, which lie in the same table. */
const PREFIX = 'address:';

/** A new token with 256 random bits, and the address that it proves: its link is mailed there and nowhere else. */
export function newAddressToken(email: string): string {
  return `${randomBytes(RANDOM_BYTES).toString('base64url')}.${Buffer.from(email).toString('base64url')}`;
}

/** The address that a token is about. It counts only when the whole token is known: what is stored is a digest of both parts. */
export function addressOfToken(token: string): string {
  return Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
}

/** What is stored of a token: enough to know it again, useless to anyone who reads the database. */
export function addressIdentifier(token: string): string {
  return `${PREFIX}${createHash('sha256').update(token).digest('hex')}`;
}

/** What every stored token of an address begins with, as a pattern of SQL. */
export const ADDRESS_IDENTIFIERS = `${PREFIX}%`;
