import { errorBodySchema } from '@platewise/contract/errors/error-schema';
import { testDatabases } from '@platewise/db/testing/test-database';
import { type ClerkStandIn, startClerk } from '@platewise/test-emulators/clerk/start-clerk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clerkVariables } from '../testing/clerk-variables.ts';
import { createTestServer, type TestServer } from '../testing/create-test-server.ts';

const ASHA = { email: 'asha@example.test', email_verified: true, name: 'Asha' };

describe.each(testDatabases())('accounts at Clerk on %s', (kind) => {
  let clerk: ClerkStandIn;
  let server: TestServer;

  beforeAll(async () => {
    clerk = await startClerk();
    server = await createTestServer({ ...clerkVariables(clerk), RATE_LIMITS: 'relaxed' }, { kind });
  });
  afterAll(async () => {
    await server.close();
    await clerk.close();
  });

  const call = (authorization: string) =>
    server.request('GET', '/api/sub/subscription-status', { headers: { authorization } });

  test('a token of Clerk’s opens the API and makes the person’s record, without a call to Clerk', async () => {
    const token = clerk.mint({ sub: 'user_first', ...ASHA });

    const status = await server.request('GET', '/api/sub/subscription-status', { token });
    const registration = await server.request('POST', '/api/users/register', {
      token,
      body: { userId: 'user_first', ...ASHA },
    });

    expect(await status.json()).toMatchObject({ subscription: 'free', tokens: 10 });
    expect(registration.status).toBe(201);
    expect(clerk.calls).toEqual([]);
  });

  test.each<[string, () => string]>([
    ['of another issuer', () => clerk.mint({ iss: 'https://clerk.evil.example' })],
    ['made for another site', () => clerk.mint({ azp: 'https://evil.example' })],
    ['made for no site', () => clerk.mint({ azp: undefined })],
    ['of a session with something left to do', () => clerk.mint({ sts: 'pending' })],
    ['that is not good yet', () => clerk.mint({ nbf: Math.floor(Date.now() / 1000) + 60 })],
    [
      'without a signature',
      () =>
        `${clerk
          .mint({}, { header: { alg: 'none' } })
          .split('.')
          .slice(0, 2)
          .join('.')}.`,
    ],
    ['of another kind of account', () => 'ak_live_0123456789'],
  ])('a token %s is refused, also where visitors may call', async (_, forge) => {
    const signedIn = await call(`Bearer ${forge()}`);
    const open = await server.request('GET', '/api/config', { token: forge() });

    expect([signedIn.status, open.status]).toEqual([401, 401]);
    expect(errorBodySchema.parse(await signedIn.json()).code).toBe('UNAUTHENTICATED');
  });

  test('an old token says that it is expired, so that the browser fetches a new one', async () => {
    const response = await call(`Bearer ${clerk.mint({}, { at: Date.now() - 120_000 })}`);

    expect(errorBodySchema.parse(await response.json()).code).toBe('TOKEN_EXPIRED');
  });

  test('the cookie of Clerk’s library opens nothing', async () => {
    const response = await server.request('GET', '/api/sub/subscription-status', {
      headers: { cookie: `__session=${clerk.mint({})}`, accept: 'text/html' },
    });

    expect(response.status).toBe(401);
  });

  test('nothing of the local accounts answers', async () => {
    const paths = ['sign-up/email', 'sign-in/email', 'sign-out', 'request-password-reset', 'reset-password'];

    const answers = await Promise.all(paths.map((path) => server.request('POST', `/api/auth/${path}`, { body: ASHA })));
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 404));
  });

  test('the browser is reported the public key and the address, and no secret', async () => {
    const config = await (await server.request('GET', '/api/config')).text();

    expect(JSON.parse(config).identity).toEqual({
      kind: 'clerk',
      publishableKey: clerk.publishableKey,
      proxyUrl: clerk.url,
    });
    expect(config).not.toContain('whsec_');
  });

  test('two addresses that are verified register once; the same address never joins two accounts', async () => {
    const email = 'same@example.test';
    const register = (sub: string) => {
      const token = clerk.mint({ sub, ...ASHA, email });
      return server.request('POST', '/api/users/register', { token, body: { userId: sub, email, name: '' } });
    };

    expect((await register('user_one')).status).toBe(201);
    expect((await register('user_two')).status).toBe(409);
  });

  test('a token without an email is refused with the fix where nobody can be asked', async () => {
    const body = { userId: 'user_bare', email: 'bare@example.test', name: '' };

    const response = await server.request('POST', '/api/users/register', {
      token: clerk.mint({ sub: 'user_bare' }),
      body,
    });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'SIGN_IN_WITHOUT_EMAIL' });
  });
});
