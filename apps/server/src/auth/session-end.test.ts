import { ageSessions, expireSessions, listSessionTokens } from '@platewise/api/testing/test-data-repository';
import { errorBodySchema } from '@platewise/contract/errors/error-schema';
import { testDatabases } from '@platewise/db/testing/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cookieOf, freshToken, PASSWORD, type Person } from '../testing/create-person.ts';
import { createTestServer, type TestServer } from '../testing/create-test-server.ts';

const ORIGIN = 'http://localhost:3000';
const NEW_PASSWORD = 'eight yellow bowls';

describe.each(testDatabases())('access to a local account on %s', (kind) => {
  let server: TestServer;
  let second: TestServer;

  beforeAll(async () => {
    server = await createTestServer({ RATE_LIMITS: 'relaxed' }, { kind });
    second = await createTestServer({ RATE_LIMITS: 'relaxed' }, { database: server.database });
  });
  afterAll(async () => {
    await second.close();
    await server.close();
  });

  const post = (path: string, body: unknown, cookie?: string) =>
    server.request('POST', `/api/auth${path}`, { body, headers: { origin: ORIGIN, ...(cookie && { cookie }) } });
  const statusWith = async (at: TestServer, token: string) =>
    (await at.request('GET', '/api/sub/subscription-status', { token })).status;
  const resetTokenOf = async (email: string) => {
    const link = (await server.services.identity.createPasswordResetLink(email))?.url ?? '';
    return new URL(link).searchParams.get('token') ?? '';
  };

  const ENDS: [string, (person: Person) => Promise<unknown>][] = [
    ['signing out', ({ cookie }) => post('/sign-out', {}, cookie)],
    [
      'changing the password',
      ({ cookie }) => post('/change-password', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }, cookie),
    ],
    [
      'a new password by a link',
      async ({ email }) => post('/reset-password', { token: await resetTokenOf(email), newPassword: NEW_PASSWORD }),
    ],
    [
      'deleting the account',
      ({ token }) =>
        server.request('DELETE', '/api/users/me', {
          token,
          body: { confirm: 'delete my account', password: PASSWORD },
        }),
    ],
  ];

  test.each(ENDS)('%s ends every bearer of the session at once, at another process too', async (_, end) => {
    const person = await server.signUp();
    expect([await statusWith(server, person.token), await statusWith(second, person.token)]).toEqual([200, 200]);

    await end(person);

    const answers = [await statusWith(server, person.token), await statusWith(second, person.token)];
    expect(answers).toEqual([401, 401]);
    const made = await second.request('POST', '/api/users/me/tokens', {
      token: person.token,
      body: { name: 'Outlives' },
    });
    expect(made.status).toBe(401);
    expect(await server.request('POST', '/trpc/users.register', { token: person.token, body: {} })).toMatchObject({
      status: 401,
    });
  });

  test('making a token, paying and deleting ask again who it is after a quarter of an hour, and go on after the answer', async () => {
    const person = await server.signUp();
    const attempts = async (token: string) => {
      const calls = [
        ['POST', '/api/users/me/tokens', { name: 'Script' }],
        ['POST', '/api/sub/create-subscription', { planId: 'pro_monthly' }],
        ['DELETE', '/api/users/me', { confirm: 'delete my account' }],
      ] as const;
      const answers = [];
      for (const [method, path, body] of calls) answers.push(await server.request(method, path, { token, body }));
      return answers;
    };
    await ageSessions(server.database.db, person.userId, { minutes: 16 });

    const refused = await attempts(person.token);
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403]);
    for (const answer of refused) expect(errorBodySchema.parse(await answer.json()).code).toBe('SIGN_IN_AGAIN');
    expect(await statusWith(server, person.token)).toBe(200);

    const wrong = await post('/confirm-password', { password: 'not this one' }, person.cookie);
    const right = await post('/confirm-password', { password: PASSWORD }, person.cookie);
    expect([wrong.status, right.status]).toEqual([400, 200]);
    expect((await post('/confirm-password', { password: PASSWORD })).status).toBe(401);
    expect((await attempts(person.token)).map(({ status }) => status)).toEqual([201, 200, 204]);
  });

  test('an ended session leaves others of the person alone, and its browser asks for another token', async () => {
    const person = await server.signUp();
    const other = cookieOf(await post('/sign-in/email', { email: person.email, password: PASSWORD }));
    const otherToken = await freshToken(server.url, other);

    await post('/sign-out', {}, person.cookie);

    const refusal = await server.request('GET', '/api/sub/subscription-status', { token: person.token });
    expect(errorBodySchema.parse(await refusal.json()).code).toBe('TOKEN_EXPIRED');
    expect(await statusWith(server, otherToken)).toBe(200);
  });

  test('a session that is over by its date has no bearers any more', async () => {
    const person = await server.signUp();

    await expireSessions(server.database.db, person.userId);

    expect(await statusWith(server, person.token)).toBe(401);
  });

  test('the token of a session lies in the database as a digest, and the cookie goes on working', async () => {
    const person = await server.signUp();
    const token = decodeURIComponent(person.cookie.split('=')[1] ?? '').split('.')[0] ?? '';

    const stored = await listSessionTokens(server.database.db, person.userId);

    // Letters and digits: 190 bits.
    expect(token.length).toBeGreaterThanOrEqual(32);
    expect(stored).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
    expect(stored[0]).not.toContain(token);
    // What lies there opens nothing.
    const stolen = person.cookie.replace(token, stored[0] ?? '');
    expect((await server.request('GET', '/api/auth/token', { headers: { cookie: stolen } })).status).toBe(401);
    expect((await post('/update-user', { name: 'Asha Rao' }, person.cookie)).status).toBe(200);
    expect(await statusWith(server, await freshToken(server.url, person.cookie))).toBe(200);
  });

  test.each([
    ['a reset ends API tokens, shared links and the feed', 'reset', undefined, [401, 404, 404]],
    [
      'a reset keeps what was not ticked',
      'reset',
      { apiTokens: false, shareLinks: false, calendarFeed: false },
      [200, 200, 200],
    ],
    [
      'a change ends what was ticked',
      'change',
      { apiTokens: true, shareLinks: true, calendarFeed: true },
      [401, 404, 404],
    ],
    ['a change ends nothing that it does not name', 'change', undefined, [200, 200, 200]],
  ] as const)('%s', async (_, way, revoke, expected) => {
    const person = await server.signUp();
    const { token } = await person.api.users.tokens.create.mutate({ name: 'Script' });
    const plan = await person.api.meals.generate.mutate({ goal: 'balanced', dietaryPreferences: 'none', mealCount: 1 });
    const link = await person.api.sharing.create.mutate({ planId: plan.planId ?? '' });
    const feed = await person.api.calendar.feed.create.mutate();
    const statuses = async () => [
      (await server.request('GET', '/api/meals/', { token })).status,
      (await server.request('GET', `/api/shared/${link.token}`)).status,
      (await server.request('GET', feed.path)).status,
    ];
    expect(await statuses()).toEqual([200, 200, 200]);

    if (way === 'reset')
      await post('/reset-password', { token: await resetTokenOf(person.email), newPassword: NEW_PASSWORD, revoke });
    else
      await post('/change-password', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, revoke }, person.cookie);

    expect(await statuses()).toEqual(expected);
  });

  test('using one link for a new password ends every other, and so does changing the password', async () => {
    const person = await server.signUp();
    const links = [
      await resetTokenOf(person.email),
      await resetTokenOf(person.email),
      await resetTokenOf(person.email),
    ];
    const use = async (token = '') => (await post('/reset-password', { token, newPassword: NEW_PASSWORD })).status;

    expect([await use(links[1]), await use(links[0]), await use(links[2])]).toEqual([200, 400, 400]);

    const later = await resetTokenOf(person.email);
    const signedIn = cookieOf(await post('/sign-in/email', { email: person.email, password: NEW_PASSWORD }));
    await post('/change-password', { currentPassword: NEW_PASSWORD, newPassword: PASSWORD }, signedIn);
    expect(await use(later)).toBe(400);
  });
});
