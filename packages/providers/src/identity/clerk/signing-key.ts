import { createPublicKey } from 'node:crypto';

const MODULUS_BITS = 2048;
const EXPONENT = 65_537n;

/**
 * The public key with which Clerk's tokens are checked, as PEM. Line ends written as `\n`, as environment files do, and
 * a key without its first and last line are taken too. Null for anything but an RSA key of 2,048 bits, which is the only
 * kind that Clerk's library can read: with another one it would find every signature wrong.
 */
export function readSigningKey(text: string): string | null {
  const encoded = text
    .replaceAll(/\\[rn]/g, '\n')
    .replaceAll(/-----(BEGIN|END) PUBLIC KEY-----/g, '')
    .replaceAll(/\s/g, '');
  const lines = encoded.match(/.{1,64}/g) ?? [];
  const pem = `-----BEGIN PUBLIC KEY-----\n${lines.join('\n')}\n-----END PUBLIC KEY-----\n`;
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPublicKey(pem);
    const isReadable =
      asymmetricKeyType === 'rsa' &&
      asymmetricKeyDetails?.modulusLength === MODULUS_BITS &&
      asymmetricKeyDetails.publicExponent === EXPONENT;
    return isReadable ? pem : null;
  } catch {
    return null;
  }
}
