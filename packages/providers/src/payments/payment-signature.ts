import { createHmac, timingSafeEqual } from 'node:crypto';

/** A shorter secret could be guessed, and an empty one is known to everybody (security T12). */
const SECRET_MIN_CHARACTERS = 16;

/** The lower-case hex HMAC-SHA256 with which the provider signs. */
export function sign(content: string | Buffer, secret: string): string {
  return createHmac('sha256', secret).update(content).digest('hex');
}

/** What the signature of a payment covers; of an order it would be the other way round. */
export function paymentContent({ paymentId, subscriptionId }: { paymentId: string; subscriptionId: string }): string {
  return `${paymentId}|${subscriptionId}`;
}

/** Whether a signature was made with the secret, in constant time. */
export function isSigned(content: string | Buffer, signature: string, secret: string): boolean {
  const [expected, given] = [Buffer.from(sign(content, secret)), Buffer.from(signature)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** Whether a secret is one that proves anything. */
export function isStrongSecret(secret: string): boolean {
  return secret.trim().length >= SECRET_MIN_CHARACTERS;
}
