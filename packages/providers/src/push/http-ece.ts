import type { ECDH } from 'node:crypto';
// @ts-expect-error: http_ece comes without types; those of what is used stand below.
import { encrypt } from 'http_ece';

type Keys = {
  version: 'aes128gcm';
  /** The key pair of this message alone. */
  privateKey: ECDH;
  /** The public key of the receiver, in base64url. */
  dh: string;
  /** Its authentication secret, in base64url. */
  authSecret: string;
};

/**
 * Encrypts by RFC 8188, with the keys of RFC 8291.
 * @throws Error where the receiver's keys are none
 */
export const encryptFor: (text: Uint8Array, keys: Keys) => Buffer = encrypt;
