/** The part of http_ece that is used; it comes without types. */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  type Parameters = {
    version: 'aes128gcm';
    /** The key pair of this message alone. */
    privateKey: ECDH;
    /** The public key of the receiver, in base64url. */
    dh: string;
    /** Its authentication secret, in base64url. */
    authSecret: string;
  };

  /** Encrypts by RFC 8188, with the keys of RFC 8291. */
  export function encrypt(text: Uint8Array, parameters: Parameters): Buffer;
}
