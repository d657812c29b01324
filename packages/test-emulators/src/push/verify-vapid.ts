import { createPublicKey, verify } from 'node:crypto';

const DAY_SECONDS = 86_400;

type Expected = { origin: string; publicKey: string; at: Date };

/** Checks who sends by RFC 8292: scheme, key of the subscription, signature, audience, end and subject. */
export async function verifyVapid(
  header: string,
  { origin, publicKey, at }: Expected,
): Promise<{ subject: string } | { why: string }> {
  const { t = '', k } = Object.fromEntries(
    [...header.replace(/^vapid /, '').matchAll(/(\w)=([\w.-]+)/g)].map(([, name, value]) => [name, value]),
  );
  const [head = '', claims = '', signature = ''] = t.split('.');
  if (!header.startsWith('vapid ') || !signature) return { why: 'It is not signed (RFC 8292, 3).' };
  if (k !== publicKey) return { why: 'It is signed with another key than was subscribed with (RFC 8292, 4.2).' };
  const { typ, alg } = JSON.parse(Buffer.from(head, 'base64url').toString());
  if (alg !== 'ES256' || typ !== 'JWT') return { why: 'It is no JWT of ES256 (RFC 8292, 2).' };
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const key = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' } });
  const isGenuine = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isGenuine) return { why: 'The signature is wrong (RFC 8292, 2).' };
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const seconds = at.getTime() / 1000;
  if (aud !== origin) return { why: `It is for ${aud} (RFC 8292, 2).` };
  if (!(exp > seconds && exp <= seconds + DAY_SECONDS))
    return { why: 'It is over, or for more than a day (RFC 8292, 2).' };
  if (!/^(mailto:|https:)/.test(String(sub))) return { why: 'Nobody can be asked (RFC 8292, 2.1).' };
  return { subject: sub };
}
