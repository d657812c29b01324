import { createECDH } from 'node:crypto';
import { z } from 'zod';

const POINT_CHARACTERS = 87;
const KEY_CHARACTERS = 43;
const keyOf = (characters: number, what: string) =>
  z
    .string()
    .regex(
      new RegExp(`^[\\w-]{${characters}}$`),
      `must be the ${what} key of a P-256 pair, ${characters} characters of base64url`,
    );

export const pushVariables = {
  /** Whether reminders are sent: to the push services of browsers, or with `local` to any address, this machine included. */
  WEB_PUSH: z.enum(['off', 'on', 'local'], { error: 'must be off, on or local' }).default('on'),
  /** What push services know this server by; made at the first start where they are not set. */
  VAPID_PUBLIC_KEY: keyOf(POINT_CHARACTERS, 'public').optional(),
  VAPID_PRIVATE_KEY: keyOf(KEY_CHARACTERS, 'private').optional(),
};

export const VAPID_REQUIRED = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'];

type Variables = Readonly<Record<string, unknown>>;

/** What is wrong with the pair of keys, if anything: browsers that subscribed with another public key would never be reached. */
export function refuseVapidKeys({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: Variables): string | null {
  if (typeof VAPID_PRIVATE_KEY !== 'string') return null;
  return publicKeyOf(VAPID_PRIVATE_KEY) === VAPID_PUBLIC_KEY
    ? null
    : 'VAPID_PUBLIC_KEY must belong to VAPID_PRIVATE_KEY: the two are not one pair.';
}

function publicKeyOf(privateKey: string): string | null {
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(privateKey, 'base64url');
  } catch {
    return null;
  }
  return pair.getPublicKey('base64url', 'uncompressed');
}
