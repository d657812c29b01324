import { type KeyObject, sign } from 'node:crypto';

export type SessionClaims = {
  sub: string;
  sid?: string | undefined;
  iss: string;
  azp?: string | undefined;
  [name: string]: unknown;
};

/** How long a session's token lives, in seconds. */
const LIFETIME = 60;

/** A session token as Clerk makes it (version 2); a claim or header that is undefined is left out. */
export function signSessionToken(
  privateKey: KeyObject,
  claims: SessionClaims,
  { header = {}, at = Date.now() }: { header?: Record<string, unknown>; at?: number } = {},
): string {
  const seconds = Math.floor(at / 1000);
  const head = { alg: 'RS256', cat: 'cl_B7d4PD111AAA', kid: 'ins_stand_in', typ: 'JWT', ...header };
  const payload = {
    exp: seconds + LIFETIME,
    fva: [0, -1],
    iat: seconds,
    jti: crypto.randomUUID().replaceAll('-', '').slice(0, 20),
    nbf: seconds - 10,
    sts: 'active',
    v: 2,
    ...claims,
  };
  const signed = `${encoded(head)}.${encoded(payload)}`;
  return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`;
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
