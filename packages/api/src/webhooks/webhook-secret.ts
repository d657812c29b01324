import { randomBytes } from 'node:crypto';

/** What a symmetric secret of Standard Webhooks begins with; the rest is base64. */
const PREFIX = 'whsec_';
const RANDOM_BYTES = 32;

/** A new secret with 256 random bits, as both sides write it. */
export function newWebhookSecret(): string {
  return PREFIX + randomBytes(RANDOM_BYTES).toString('base64');
}

/** The key in a secret. */
export function keyOfSecret(secret: string): Buffer {
  return Buffer.from(secret.slice(PREFIX.length), 'base64');
}
