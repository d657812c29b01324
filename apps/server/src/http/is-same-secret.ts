import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares what somebody sent with a secret, in a time that says nothing about either. */
export function isSameSecret(given: string, secret: string): boolean {
  return timingSafeEqual(digest(given), digest(secret));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
