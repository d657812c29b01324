import { exportJWK, generateKeyPair, type JWK, type JWTHeaderParameters, SignJWT, UnsecuredJWT } from 'jose';
import { expect, test, vi } from 'vitest';
import { createTokenVerifier } from './verify-token.ts';

const ISSUER = 'https://meals.example';
const NOW = new Date('2027-01-31T12:00:00Z');
const SECONDS = NOW.getTime() / 1000;
const CLAIMS = {
  sub: 'user-1',
  sid: 'session-1',
  email: 'asha@example.test',
  email_verified: false,
  name: '',
  iss: ISSUER,
  aud: ISSUER,
  iat: SECONDS,
  exp: SECONDS + 120,
};

const ours = await generateKeyPair('ES256', { extractable: true });
const theirs = await generateKeyPair('ES256', { extractable: true });
const publicKey: JWK = { ...(await exportJWK(ours.publicKey)), kid: 'key-1', alg: 'ES256' };

function verifier({ keys = [publicKey], nowMs = NOW.getTime() }: { keys?: JWK[]; nowMs?: number } = {}) {
  return createTokenVerifier({ issuer: ISSUER, loadKeys: async () => keys, now: () => new Date(nowMs) });
}

function sign(change: object = {}, header: Partial<JWTHeaderParameters> = {}, key = ours.privateKey): Promise<string> {
  return new SignJWT({ ...CLAIMS, ...change }).setProtectedHeader({ alg: 'ES256', kid: 'key-1', ...header }).sign(key);
}

async function withoutClaim(name: keyof typeof CLAIMS): Promise<string> {
  const { [name]: _, ...claims } = CLAIMS;
  return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: 'key-1' }).sign(ours.privateKey);
}

async function signedWithThePublicKey(): Promise<string> {
  const secret = new TextEncoder().encode(JSON.stringify(publicKey));
  return new SignJWT(CLAIMS).setProtectedHeader({ alg: 'HS256', kid: 'key-1' }).sign(secret);
}

async function tampered(change: object): Promise<string> {
  const [head, , signature] = (await sign()).split('.');
  return `${head}.${Buffer.from(JSON.stringify({ ...CLAIMS, ...change })).toString('base64url')}.${signature}`;
}

test('a good token names its subject', async () => {
  const identity = await verifier()(`Bearer ${await sign()}`);

  expect(identity).toEqual({
    userId: 'user-1',
    sessionId: 'session-1',
    email: 'asha@example.test',
    emailVerified: false,
    name: '',
  });
});

test('a signature is checked once; the token ends when it says so all the same', async () => {
  let nowMs = NOW.getTime();
  let keysRead = 0;
  const loadKeys = async () => {
    keysRead += 1;
    return [publicKey];
  };
  const verify = createTokenVerifier({ issuer: ISSUER, loadKeys, now: () => new Date(nowMs) });
  const token = await sign();
  const checks = vi.spyOn(crypto.subtle, 'verify');

  for (let call = 0; call < 3; call += 1) expect(await verify(`Bearer ${token}`)).toMatchObject({ userId: 'user-1' });
  expect(checks).toHaveBeenCalledTimes(1);
  await expect(verify(`Bearer ${await tampered({ sub: 'user-2' })}`)).rejects.toMatchObject({ code: 'TOKEN_INVALID' });

  // Within what clocks may differ by it is checked again, and then it is over.
  nowMs += 122_000;
  expect(await verify(`Bearer ${token}`)).toMatchObject({ userId: 'user-1' });
  nowMs += 3000;
  await expect(verify(`Bearer ${token}`)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
  expect(keysRead).toBe(1);
});

test('a token that names no session, as an older version made them, counts as expired: its browser gets another', async () => {
  const verifying = verifier()(`Bearer ${await withoutClaim('sid')}`);

  await expect(verifying).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
});

test('no header is a visitor', async () => {
  expect(await verifier()(undefined)).toBeNull();
});

const FORGERIES: [string, () => string | Promise<string>][] = [
  ['has no signature', () => new UnsecuredJWT(CLAIMS).encode()],
  ['is signed with the public key as a secret', signedWithThePublicKey],
  ['is signed by another key under our key id', () => sign({}, {}, theirs.privateKey)],
  ['names an unknown key', () => sign({}, { kid: 'key-2' }, theirs.privateKey)],
  ['brings its own key', async () => sign({}, { jwk: await exportJWK(theirs.publicKey) }, theirs.privateKey)],
  ['points to keys elsewhere', () => sign({}, { jku: 'https://evil.example/keys' }, theirs.privateKey)],
  ['names another subject than it was signed for', () => tampered({ sub: 'user-2' })],
  ['lives longer than it was signed for', () => tampered({ exp: SECONDS + 1_000_000 })],
  ['comes from another issuer', () => sign({ iss: 'https://evil.example' })],
  ['is meant for another audience', () => sign({ aud: 'https://other.example' })],
  ['is not good yet', () => sign({ nbf: SECONDS + 60 })],
  ['never ends', () => withoutClaim('exp')],
  ['has no subject', () => withoutClaim('sub')],
  ['has no address', () => withoutClaim('email')],
  ['is longer than 8 KB', () => sign({ padding: 'x'.repeat(8192) })],
  ['is no token', () => 'undefined'],
  ['is empty', () => ''],
];

test.each(FORGERIES)('a token that %s is refused', async (_, forge) => {
  await expect(verifier()(`Bearer ${await forge()}`)).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
});

test.each([
  ['5 seconds after its end it is still good', 124, 'user-1'],
  ['later it is expired', 126, 'TOKEN_EXPIRED'],
])('%s', async (_, seconds, outcome) => {
  const verify = verifier({ nowMs: NOW.getTime() + seconds * 1000 });

  const result = await verify(`bearer ${await sign()}`).then(
    (identity) => identity?.userId,
    (error: { code: string }) => error.code,
  );
  expect(result).toBe(outcome);
});

test('a key that was made after the last look is found', async () => {
  const keys = [publicKey];
  let nowMs = NOW.getTime();
  const verify = createTokenVerifier({ issuer: ISSUER, loadKeys: async () => [...keys], now: () => new Date(nowMs) });
  await verify(`Bearer ${await sign()}`);

  keys.push({ ...(await exportJWK(theirs.publicKey)), kid: 'key-2', alg: 'ES256' });
  nowMs += 1000;
  const identity = await verify(`Bearer ${await sign({}, { kid: 'key-2' }, theirs.privateKey)}`);
  expect(identity?.userId).toBe('user-1');
});

test('a flood of unknown keys reads the keys once a second at most', async () => {
  let reads = 0;
  const loadKeys = async () => {
    reads += 1;
    return [publicKey];
  };
  const verify = createTokenVerifier({ issuer: ISSUER, loadKeys, now: () => NOW });
  const forged = await sign({}, { kid: 'key-9' }, theirs.privateKey);

  await Promise.allSettled(Array.from({ length: 50 }, () => verify(`Bearer ${forged}`)));
  await Promise.allSettled(Array.from({ length: 50 }, () => verify(`Bearer ${forged}`)));
  expect(reads).toBe(1);
});

test('keys that cannot be read are stated to be unavailable, not the token bad', async () => {
  const loadKeys = () => Promise.reject(new Error('connection refused'));
  const verify = createTokenVerifier({ issuer: ISSUER, loadKeys, now: () => NOW });

  await expect(verify(`Bearer ${await sign()}`)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});
