import { landingTest } from '@platewise/config/testing/landing-test';
import { errorBodySchema } from '@platewise/contract/errors/error-schema';
import { createPlatewiseClient } from '@platewise/trpc-client/create-platewise-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cookieOf, freshToken, PASSWORD, type Person } from '../testing/create-person.ts';
import { createTestServer, type TestServer } from '../testing/create-test-server.ts';

const ORIGIN = 'http://localhost:3000';
const NEW_PASSWORD = 'eight yellow bowls';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const post = (path: string, body: unknown, cookie?: string) =>
  server.request('POST', `/api/auth${path}`, { body, headers: { origin: ORIGIN, ...(cookie && { cookie }) } });
const signIn = (email: string, password: string) => post('/sign-in/email', { email, password });
const tokenStatus = async (cookie: string) =>
  (await server.request('GET', '/api/auth/token', { headers: { cookie } })).status;

describe('changing the password', () => {
  const change = ({ cookie }: { cookie: string }, currentPassword: unknown, newPassword: unknown) =>
    post('/change-password', { currentPassword, newPassword }, cookie);

  test('keeps this session, ends every other, and leaves API tokens', async () => {
    const person = await server.signUp();
    const { token } = await person.api.users.tokens.create.mutate({ name: 'Script' });
    const elsewhere = cookieOf(await signIn(person.email, PASSWORD));

    const answer = await change(person, PASSWORD, NEW_PASSWORD);

    expect(await answer.json()).toEqual({ user: { id: person.userId, email: person.email, name: 'Asha' } });
    expect(await tokenStatus(cookieOf(answer))).toBe(200);
    expect([await tokenStatus(elsewhere), await tokenStatus(person.cookie)]).toEqual([401, 401]);
    expect((await signIn(person.email, PASSWORD)).status).toBe(401);
    expect((await signIn(person.email, NEW_PASSWORD)).status).toBe(200);
    expect((await server.request('GET', `/api/meals/favorites/${person.userId}`, { token })).status).toBe(200);
  });

  test.each([
    ['a wrong password', 'not this one', NEW_PASSWORD, 'currentPassword', 'That password is not right.'],
    ['none', '', NEW_PASSWORD, 'currentPassword', 'Password is required.'],
    ['a short new one', PASSWORD, 'seven77', 'newPassword', 'Password must be at least 8 characters.'],
    ['a new one that everybody uses', PASSWORD, 'Password123', 'newPassword', /most used/],
    ['a new one that is no text', PASSWORD, 5, 'newPassword', /text/],
  ])('refuses %s, and the session goes on', async (_, current, next, path, sentence) => {
    const person = await server.signUp();

    const answer = await change(person, current, next);

    expect(answer.status).toBe(400);
    const { issues } = errorBodySchema.parse(await answer.json());
    expect(issues).toEqual([
      { path, message: sentence instanceof RegExp ? expect.stringMatching(sentence) : sentence },
    ]);
    expect(await tokenStatus(person.cookie)).toBe(200);
  });

  test('is for anyone who is signed in, by the cookie and no bearer, from a page of this site', async () => {
    const { cookie, token } = await server.signUp();
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };

    const visitor = await post('/change-password', body);
    const bearer = await server.request('POST', '/api/auth/change-password', { token, body });
    const foreign = await server.request('POST', '/api/auth/change-password', {
      body,
      headers: { cookie, origin: 'https://evil.test' },
    });

    expect([visitor.status, bearer.status, foreign.status]).toEqual([401, 401, 403]);
  });

  landingTest('cannot be used to try out passwords with a session that was stolen', async () => {
    const person = await server.signUp();
    for (let attempt = 0; attempt < 10; attempt += 1) await change(person, `guess ${attempt}`, NEW_PASSWORD);

    const eleventh = await change(person, PASSWORD, NEW_PASSWORD);

    expect(eleventh.status).toBe(429);
    expect(Number(eleventh.headers.get('retry-after'))).toBeGreaterThan(0);
    const deletion = await removal(person, PASSWORD);
    expect(deletion.status).toBe(429);
  });
});

describe('changing the name', () => {
  test('is carried by the next token and shown everywhere; it may be taken away', async () => {
    const person = await server.signUp();

    expect((await post('/update-user', { name: '  Asha Rao ' }, person.cookie)).status).toBe(200);
    expect(await nameOf(person)).toBe('Asha Rao');

    await post('/update-user', { name: '' }, person.cookie);
    expect(await nameOf(person)).toBe('');
  });

  test.each([{ name: 'x'.repeat(101) }, { name: 5 }, {}, { name: 'a\u0000b' }])('%j is refused', async (body) => {
    const { cookie } = await server.signUp();

    const answer = await post('/update-user', body, cookie);

    expect(answer.status).toBe(400);
    expect(errorBodySchema.parse(await answer.json()).issues?.map(({ path }) => path)).toEqual(['name']);
  });

  test('nothing else of an account can be changed with it, and a visitor has none', async () => {
    const person = await server.signUp();
    const body = { name: 'Asha', email: 'other@example.test', emailVerified: true, image: 'https://evil.test/x.png' };

    await post('/update-user', body, person.cookie);

    const token = await freshToken(server.url, person.cookie);
    expect(await server.services.identity.verify(`Bearer ${token}`)).toMatchObject({
      email: person.email,
      emailVerified: false,
    });
    expect((await post('/update-user', { name: 'Nobody' })).status).toBe(401);
  });

  async function nameOf({ cookie }: Person): Promise<string> {
    const token = await freshToken(server.url, cookie);
    return (await createPlatewiseClient({ url: server.url, token }).users.me.query()).name;
  }
});

describe('a new password by a link', () => {
  landingTest('ends API tokens, too: somebody else may have made them', async () => {
    const person = await server.signUp();
    const { token } = await person.api.users.tokens.create.mutate({ name: 'Not mine' });
    const link = (await server.services.identity.createPasswordResetLink(person.email))?.url ?? '';
    const resetToken = new URL(link).searchParams.get('token');

    expect((await post('/reset-password', { token: resetToken, newPassword: NEW_PASSWORD })).status).toBe(200);

    expect((await server.request('GET', '/api/meals/', { token })).status).toBe(401);
  });
});

describe('deleting a local account over REST', () => {
  test('ends sessions on every device, bearers and API tokens; the address can sign up again, without a refill', async () => {
    const person = await server.signUp();
    const elsewhere = cookieOf(await signIn(person.email, PASSWORD));
    const { token } = await person.api.users.tokens.create.mutate({ name: 'Script' });
    const asked = { goal: 'maintenance', dietaryPreferences: 'none', mealCount: 4 };
    await server.request('POST', '/api/meals/generate', { token: person.token, body: asked });

    const answer = await removal(person, PASSWORD);

    expect(answer.status).toBe(204);
    expect([await tokenStatus(person.cookie), await tokenStatus(elsewhere)]).toEqual([401, 401]);
    for (const bearer of [person.token, token]) {
      expect((await server.request('GET', '/api/sub/subscription-status', { token: bearer })).status).toBe(401);
    }
    expect((await signIn(person.email, PASSWORD)).status).toBe(401);
    expect((await removal(person, PASSWORD)).status).toBe(204);
    const again = await server.signUp(person.email);
    expect((await again.api.subscription.status.query()).tokens).toBe(6);
  });

  test('wants the right password, the words, and a session', async () => {
    const person = await server.signUp();
    const { token } = await person.api.users.tokens.create.mutate({ name: 'Script' });

    expect((await removal(person, 'not this one')).status).toBe(403);
    expect((await removal(person, PASSWORD, 'yes')).status).toBe(400);
    expect((await removal({ token }, PASSWORD)).status).toBe(403);
    expect((await server.request('DELETE', '/api/users/me')).status).toBe(401);
    expect(await tokenStatus(person.cookie)).toBe(200);
  });
});

describe('a copy of one’s data over REST', () => {
  test('is one JSON document to keep, for a session or an API token, without secrets', async () => {
    const person = await server.signUp();
    const { token } = await person.api.users.tokens.create.mutate({ name: 'Backup' });

    const answer = await server.request('GET', '/api/users/me/export', { token });

    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="platewise-data.json"');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const text = await answer.text();
    const { about, data } = JSON.parse(text);
    expect(about.userId).toBe(person.userId);
    expect(data.auth_user).toMatchObject([{ email: person.email, name: 'Asha' }]);
    expect(data.auth_session).toHaveLength(1);
    expect(text).not.toContain(token);
    expect(text).not.toContain(decodeURIComponent(person.cookie.split('=')[1] ?? '').split('.')[0]);
  });

  test('asks a visitor to sign in', async () => {
    expect((await server.request('GET', '/api/users/me/export')).status).toBe(401);
  });
});

function removal({ token }: { token: string }, password: string | undefined, confirm = 'delete my account') {
  return server.request('DELETE', '/api/users/me', { token, body: { confirm, password } });
}
