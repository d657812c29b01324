import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';

export type ClerkKeys = { privateKey: KeyObject; publicPem: string };

/** A key pair of the only kind that Clerk's library reads. */
export function newClerkKeys(modulusLength = 2048): ClerkKeys {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength });
  return { privateKey, publicPem: publicKey.export({ type: 'spki', format: 'pem' }) as string };
}

/** The instance's public key as the frontend and the backend API hand it out. */
export function keySet(publicPem: string): object {
  return {
    keys: [{ ...createPublicKey(publicPem).export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'ins_1' }],
  };
}
