import { errorBodySchema } from '@platewise/contract/errors/error-schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../testing/create-test-server.ts';

const ISSUER = 'http://localhost:3000';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await createTestServer({ RATE_LIMITS: 'relaxed' });
  ({ token } = await server.signUp());
});
afterAll(() => server.close());

const call = (authorization: string) =>
  server.request('GET', '/api/sub/subscription-status', { headers: { authorization } });
const decoded = (part: number) => JSON.parse(Buffer.from(token.split('.')[part] ?? '', 'base64url').toString());
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claims = () => decoded(1) as { exp: number; iat: number; iss: string; aud: string };

function tampered(header: object, change: object): string {
  return [encoded({ ...decoded(0), ...header }), encoded({ ...claims(), ...change }), token.split('.')[2]].join('.');
}

const FORGERIES: [string, () => string][] = [
  ['claims to need no signature', () => tampered({ alg: 'none' }, {})],
  ['claims another algorithm', () => tampered({ alg: 'HS256' }, {})],
  ['names an unknown key', () => tampered({ kid: 'unknown' }, {})],
  ['names another subject than it was signed for', () => tampered({}, { sub: 'somebody-else' })],
  ['lives longer than it was signed for', () => tampered({}, { exp: 4_000_000_000 })],
  ['is longer than 8 KB', () => `${token}${'A'.repeat(8200)}`],
  ['is not a token at all', () => 'undefined'],
  ['is empty', () => ''],
  ['has the form of a personal token', () => `plw_${'0'.repeat(43)}`],
];

test.each(FORGERIES)('a bearer that %s is refused', async (_, forge) => {
  const response = await call(`Bearer ${forge()}`);

  expect(response.status).toBe(401);
  expect(errorBodySchema.parse(await response.json()).code).toBe('UNAUTHENTICATED');
});

test.each(['Basic YTpi', 'Token x', 'Bearer'])('the scheme of "%s" is refused', async (authorization) => {
  const response = await call(authorization);

  expect(response.status).toBe(401);
});

test('the good token is taken, whatever the case of the scheme', async () => {
  const [upper, lower] = [await call(`BEARER ${token}`), await call(`bearer ${token}`)];

  expect([upper.status, lower.status]).toEqual([200, 200]);
});

test('a token lives two minutes, and a refusal after them says that it is expired', async () => {
  server.clock.offsetMs = claims().exp * 1000 + 7000 - Date.now();
  const response = await call(`Bearer ${token}`);
  server.clock.offsetMs = 0;

  expect(claims().exp - claims().iat).toBe(120);
  expect(response.status).toBe(401);
  expect(errorBodySchema.parse(await response.json())).toMatchObject({
    code: 'TOKEN_EXPIRED',
    error: 'Authentication failed. Please sign in again.',
  });
});

test('a token of another deployment is refused', async () => {
  const other = await createTestServer({ PUBLIC_URL: 'https://other.example' });
  const response = await other.request('GET', '/api/sub/subscription-status', { token });
  await other.close();

  expect(response.status).toBe(401);
  expect(claims()).toMatchObject({ iss: ISSUER, aud: ISSUER });
});

test('a visitor may generate, but not with a bad bearer', async () => {
  const body = { goal: 'balanced', dietaryPreferences: 'none' };

  const visitor = await server.request('POST', '/api/meals/generate', { body });
  const forged = await server.request('POST', '/api/meals/generate', { body, token: tampered({}, { sub: 'x' }) });
  expect([visitor.status, forged.status]).toEqual([200, 401]);
});

test('whoever generates with a personal token that nobody has is refused, and no visitor', async () => {
  const body = { goal: 'balanced', dietaryPreferences: 'none' };

  const forged = await server.request('POST', '/api/meals/generate', { body, token: `plw_${'0'.repeat(43)}` });

  expect(forged.status).toBe(401);
});
