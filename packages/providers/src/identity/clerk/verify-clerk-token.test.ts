import { createHmac } from 'node:crypto';
import { newClerkKeys } from '@platewise/test-emulators/clerk/clerk-keys';
import { type SessionClaims, signSessionToken } from '@platewise/test-emulators/clerk/sign-session-token';
import { expect, test } from 'vitest';
import { type ClerkTokenRules, verifyClerkToken } from './verify-clerk-token.ts';

const ISSUER = 'https://clerk.meals.example';
const SITE = 'https://meals.example';
const CLAIMS = { sub: 'user_1', sid: 'sess_1', iss: ISSUER, azp: SITE } satisfies SessionClaims;

const ours = newClerkKeys();
const theirs = newClerkKeys();

type Options = Parameters<typeof signSessionToken>[2];

function mint(change: Partial<SessionClaims> = {}, options: Options = {}, key = ours.privateKey): string {
  return signSessionToken(key, { ...CLAIMS, ...change }, options);
}

function verify(header: string, change: Partial<ClerkTokenRules> = {}) {
  const rules: ClerkTokenRules = {
    jwtKey: ours.publicPem,
    issuer: ISSUER,
    authorizedParties: [SITE, 'https://app.meals.example'],
    onClockProblem: () => undefined,
    ...change,
  };
  return verifyClerkToken(rules, header);
}

/** As somebody would who knows the public key and hopes that it is taken for a secret. */
function signedWithThePublicKey(): string {
  const [, payload] = mint().split('.');
  const head = Buffer.from(JSON.stringify({ alg: 'HS256', typ: 'JWT' })).toString('base64url');
  const signature = createHmac('sha256', ours.publicPem).update(`${head}.${payload}`).digest('base64url');
  return `${head}.${payload}.${signature}`;
}

function unsigned(): string {
  const [, payload] = mint().split('.');
  return `${Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url')}.${payload}.`;
}

function tampered(change: object): string {
  const [head, payload = '', signature] = mint().split('.');
  const claims = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), ...change };
  return `${head}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.${signature}`;
}

const seconds = (offset: number) => Math.floor(Date.now() / 1000) + offset;

const GOOD: [string, () => string][] = [
  ['of version 2', () => mint()],
  [
    'of an older kind, without version, status and category',
    () => mint({ v: undefined, sts: undefined }, { header: { cat: undefined, typ: undefined } }),
  ],
  ['from a page of the allow-list', () => mint({ azp: 'https://app.meals.example' })],
  ['that ended 4 seconds ago', () => mint({ exp: seconds(-4) })],
  ['from a clock that is 4 seconds ahead', () => mint({ iat: seconds(4), nbf: seconds(4) })],
];

test.each(GOOD)('a token %s names its subject', async (_, make) => {
  expect(await verify(`Bearer ${make()}`)).toMatchObject({ sub: 'user_1', sid: 'sess_1' });
});

test('claims that the instance was reported to add are read; the scheme may be written in any case', async () => {
  const profile = { email: 'asha@example.test', email_verified: true, name: 'Asha Rao' };

  expect(await verify(`bearer ${mint(profile)}`)).toMatchObject(profile);
});

test('claims of a profile that cannot be read shut nobody out', async () => {
  const claims = await verify(`Bearer ${mint({ email: 7, email_verified: 'perhaps', name: {} })}`);

  expect(claims).toMatchObject({ sub: 'user_1', email: undefined, email_verified: undefined, name: undefined });
  expect(await verify(`Bearer ${mint({ email_verified: 'true' })}`)).toMatchObject({ email_verified: true });
});

const FORGERIES: [string, () => string][] = [
  ['has no signature', unsigned],
  ['is signed with the public key as a secret', signedWithThePublicKey],
  ['is signed by another key', () => mint({}, {}, theirs.privateKey)],
  [
    'is signed by another key under a key id of its own',
    () => mint({}, { header: { kid: 'theirs' } }, theirs.privateKey),
  ],
  ['brings its own key', () => mint({}, { header: { jwk: theirs.publicPem } }, theirs.privateKey)],
  ['points to keys elsewhere', () => mint({}, { header: { jku: 'https://evil.example/keys' } }, theirs.privateKey)],
  ['claims another algorithm of the same family', () => mint({}, { header: { alg: 'RS512' } })],
  ['names another subject than it was signed for', () => tampered({ sub: 'user_2' })],
  ['lives longer than it was signed for', () => tampered({ exp: seconds(1_000_000) })],
  ['comes from another issuer', () => mint({ iss: 'https://clerk.evil.example' })],
  ['comes from an issuer that begins alike', () => mint({ iss: `${ISSUER}.evil.example` })],
  ['was made for another site', () => mint({ azp: 'https://evil.example' })],
  ['does not say for which site it was made', () => mint({ azp: undefined })],
  ['names the site with a path', () => mint({ azp: `${SITE}/` })],
  ['belongs to a session with something left to do', () => mint({ sts: 'pending' })],
  ['belongs to no session', () => mint({ sid: undefined })],
  ['has no subject', () => mint({ sub: undefined as unknown as string })],
  ['has an empty subject', () => mint({ sub: '' })],
  ['never ends', () => mint({ exp: undefined })],
  ['is not good yet', () => mint({ nbf: seconds(30) })],
  ['was made in the future', () => mint({ iat: seconds(30) })],
  ['was made from a template for others', () => mint({}, { header: { cat: 'cl_B7d4PD222AAA' } })],
  ['belongs to a machine', () => mint({}, { header: { cat: 'cl_B7d4PD333AAA' } })],
  ['is of another type', () => mint({}, { header: { typ: 'at+jwt' } })],
  ['is longer than 8 KB', () => mint({ padding: 'x'.repeat(8192) })],
  ['is a secret key', () => 'ak_live_0123456789'],
  ['is no token', () => 'undefined'],
  ['is empty', () => ''],
  ['has garbage for a header', () => `e30x.${mint().split('.').slice(1).join('.')}`],
];

test.each(FORGERIES)('a token that %s is refused', async (_, forge) => {
  await expect(verify(`Bearer ${forge()}`)).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
});

test.each(['Basic YTpi', 'Bearer', '', `Bearer  `])('"%s" is refused', async (header) => {
  await expect(verify(header)).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
});

test('a token without its scheme is refused, as is one in a cookie’s clothes', async () => {
  await expect(verify(mint())).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
  await expect(verify(`__session=${mint()}`)).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
});

test('a token that ended is reported from one that was never good', async () => {
  await expect(verify(`Bearer ${mint({ exp: seconds(-7) })}`)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
});

test('tokens from the future say that a clock is wrong', async () => {
  const reasons: string[] = [];
  const rules = { onClockProblem: (reason: string) => reasons.push(reason) };

  await verify(`Bearer ${mint({ iat: seconds(60) })}`, rules).catch(() => undefined);
  await verify(`Bearer ${mint({ nbf: seconds(60) })}`, rules).catch(() => undefined);
  await verify(`Bearer ${mint({ exp: seconds(-60) })}`, rules).catch(() => undefined);
  expect(reasons.toSorted()).toEqual(['token-iat-in-the-future', 'token-not-active-yet']);
});
