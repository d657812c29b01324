import { createECDH } from 'node:crypto';
import { importJWK, SignJWT } from 'jose';

/** A pair of P-256 keys by which push services know a server again (RFC 8292), in base64url. */
export type VapidKeys = { publicKey: string; privateKey: string };

const COORDINATE_BYTES = 32;
/** A push service takes at most a day. */
const VALID_HOURS = 12;

/**
 * The pair of a private key: 32 bytes in base64url.
 * @throws Error when they are no private key, as one of 2^32 random ones
 */
export function vapidKeys(privateKey: string): VapidKeys {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey, 'base64url');
  return { privateKey, publicKey: pair.getPublicKey('base64url', 'uncompressed') };
}

/** The header that says to a push service who sends, and where they can be asked (RFC 8292, 2 and 3). */
export async function vapidHeader(
  { publicKey, privateKey }: VapidKeys,
  { endpoint, subject, at }: { endpoint: string; subject: string; at: Date },
): Promise<string> {
  // The first byte says that both coordinates follow.
  const point = Buffer.from(publicKey, 'base64url').subarray(1);
  const [x, y] = [point.subarray(0, COORDINATE_BYTES), point.subarray(COORDINATE_BYTES)];
  const key = await importJWK(
    { kty: 'EC', crv: 'P-256', x: x.toString('base64url'), y: y.toString('base64url'), d: privateKey },
    'ES256',
  );
  const token = await new SignJWT()
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(new URL(endpoint).origin)
    .setExpirationTime(new Date(at.getTime() + VALID_HOURS * 3_600_000))
    .setSubject(subject)
    .sign(key);
  return `vapid t=${token}, k=${publicKey}`;
}
