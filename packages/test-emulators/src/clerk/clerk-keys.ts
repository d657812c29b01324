import { generateKeyPairSync, type KeyObject } from 'node:crypto';

export type ClerkKeys = { privateKey: KeyObject; publicPem: string };

/** A key pair of the only kind that Clerk's library reads. */
export function newClerkKeys(modulusLength = 2048): ClerkKeys {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength });
  return { privateKey, publicPem: publicKey.export({ type: 'spki', format: 'pem' }) as string };
}
