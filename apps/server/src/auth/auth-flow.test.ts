import { countSigningKeys } from '@platewise/api/testing/test-data-repository';
import { errorBodySchema } from '@platewise/contract/errors/error-schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cookieOf, PASSWORD } from '../testing/create-person.ts';
import { createTestServer, type TestServer } from '../testing/create-test-server.ts';

const ORIGIN = 'http://localhost:3000';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({ RATE_LIMITS: 'relaxed' });
});
afterAll(() => server.close());

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  server.request('POST', `/api/auth${path}`, { body, headers: { origin: ORIGIN, ...headers } });
const tokenFor = (cookie: string) => server.request('GET', '/api/auth/token', { headers: { cookie } });

async function refusalOf(response: Response) {
  return errorBodySchema.parse(await response.json());
}

describe('signing up', () => {
  test('sets a cookie that scripts cannot read, and gives no session token away', async () => {
    const response = await post('/sign-up/email', { email: 'first@example.test', password: PASSWORD, name: '' });

    const [cookie = ''] = response.headers.getSetCookie();
    const body = await response.text();
    expect(response.status).toBe(200);
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(body).not.toContain(decodeURIComponent(cookieOf(response).split('=')[1] ?? '').split('.')[0]);
    expect(JSON.parse(body)).toEqual({ user: { id: expect.any(String), email: 'first@example.test', name: '' } });
  });

  test('says that an address is taken, letter case aside', async () => {
    await server.signUp('taken@example.test');

    const response = await post('/sign-up/email', { email: 'Taken@Example.test', password: PASSWORD, name: '' });
    expect(response.status).toBe(422);
    expect((await refusalOf(response)).code).toBe('EMAIL_TAKEN');
  });

  test.each([
    ['a short password', { password: 'seven77' }, 'password'],
    ['a password that everybody uses', { password: 'Password123' }, 'password'],
    ['a password of blanks only', { password: ' \t\u00a0\u200b     ' }, 'password'],
    ['the name of the address', { email: 'asha.rao@example.test', password: 'AshaRao-1990' }, 'password'],
    ['the address itself', { password: 'New@Example.test' }, 'password'],
    ['no password', { password: undefined }, 'password'],
    ['an address without a domain', { email: 'asha@' }, 'email'],
    ['an address of 60,000 dots', { email: `a@${'.'.repeat(60_000)}@` }, 'email'],
    ['a name with a line break', { name: 'Asha\nBcc: x' }, 'name'],
    ['a name that is no text', { name: 5 }, 'name'],
  ])('refuses %s', async (_, change, field) => {
    const response = await post('/sign-up/email', {
      email: 'new@example.test',
      password: PASSWORD,
      name: '',
      ...change,
    });

    expect(response.status).toBe(400);
    expect((await refusalOf(response)).issues?.map(({ path }) => path)).toContain(field);
  });

  test('ten at once make one account', async () => {
    const body = { email: 'many@example.test', password: PASSWORD, name: '' };

    const answers = await Promise.all(Array.from({ length: 10 }, () => post('/sign-up/email', body)));
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array<number>(9).fill(422)]);
  });
});

describe('signing in', () => {
  test('gives a session whose token names the person', async () => {
    const person = await server.signUp('in@example.test');

    const response = await post('/sign-in/email', { email: 'IN@example.test', password: PASSWORD });
    const { token } = (await (await tokenFor(cookieOf(response))).json()) as { token: string };
    const identity = await server.services.identity.verify(`Bearer ${token}`);
    expect(identity).toEqual({
      userId: person.userId,
      sessionId: expect.any(String),
      email: 'in@example.test',
      emailVerified: false,
      name: 'Asha',
    });
  });

  test('answers an unknown address and a wrong password alike', async () => {
    const { email } = await server.signUp();

    const wrong = await post('/sign-in/email', { email, password: 'not this one' });
    const unknown = await post('/sign-in/email', { email: 'nobody@example.test', password: 'not this one' });
    const [a, b] = [await refusalOf(wrong), await refusalOf(unknown)];
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect({ ...a, requestId: '' }).toEqual({ ...b, requestId: '' });
    expect(a.error).toBe('That email and password do not match.');
  });

  test('is refused from the page of another site', async () => {
    const { email } = await server.signUp();

    const response = await post('/sign-in/email', { email, password: PASSWORD }, { origin: 'https://evil.test' });
    expect(response.status).toBe(403);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect((await refusalOf(response)).code).toBe('ORIGIN_NOT_ALLOWED');
  });

  test('takes JSON only', async () => {
    const response = await server.request('POST', '/api/auth/sign-in/email', {
      body: 'email=a&password=b',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

    expect(response.status).toBe(415);
  });
});

describe('a session', () => {
  test('ends at sign-out', async () => {
    const { cookie } = await server.signUp();

    const out = await post('/sign-out', {}, { cookie });
    const after = await tokenFor(cookie);
    expect([out.status, after.status]).toEqual([200, 401]);
    expect((await refusalOf(after)).code).toBe('UNAUTHENTICATED');
  });

  test('cannot be ended by the page of another site', async () => {
    const { cookie } = await server.signUp();

    const out = await post('/sign-out', {}, { cookie, origin: 'https://evil.test' });
    const after = await tokenFor(cookie);
    expect([out.status, after.status]).toEqual([403, 200]);
  });

  test('authenticates nothing but /api/auth', async () => {
    const { cookie } = await server.signUp();

    const response = await server.request('GET', '/api/sub/subscription-status', { headers: { cookie } });
    expect(response.status).toBe(401);
  });

  test('says who is signed in, without its token', async () => {
    const { cookie, userId, email } = await server.signUp();

    const response = await server.request('GET', '/api/auth/get-session', { headers: { cookie } });
    expect(await response.json()).toEqual({ user: { id: userId, email, name: 'Asha' } });
  });
});

describe('a forgotten password', () => {
  test('is set again by the mailed link, once, and every session ends', async () => {
    const person = await server.signUp();

    await post('/request-password-reset', { email: person.email });
    const email = server.emails.find(({ to }) => to === person.email);
    const token = /http:\/\/localhost:3000\/auth\/reset\?token=(\S+)/.exec(email?.text ?? '')?.[1];
    const reset = () => post('/reset-password', { token, newPassword: 'eight green bowls' });
    const [first, second] = [await reset(), await reset()];
    const session = await tokenFor(person.cookie);
    const withOld = await post('/sign-in/email', { email: person.email, password: PASSWORD });
    const withNew = await post('/sign-in/email', { email: person.email, password: 'eight green bowls' });
    expect([first.status, second.status, session.status]).toEqual([200, 400, 401]);
    expect((await refusalOf(second)).code).toBe('RESET_LINK_INVALID');
    expect([withOld.status, withNew.status]).toEqual([401, 200]);
  });

  test('must not be set to the name in the address, of which the link says nothing; the link stays good', async () => {
    const { email } = await server.signUp('asha.of.kochi@example.test');
    const link = (await server.services.identity.createPasswordResetLink(email))?.url ?? '';
    const set = (newPassword: string) =>
      post('/reset-password', { token: new URL(link).searchParams.get('token'), newPassword });

    const refused = await set('Asha.of.Kochi!1');
    expect(refused.status).toBe(400);
    expect((await refusalOf(refused)).issues?.map(({ path }) => path)).toEqual(['newPassword']);
    expect((await set('eight green bowls')).status).toBe(200);
  });

  test('is answered alike for an address that has no account', async () => {
    const { email } = await server.signUp();
    const known = await post('/request-password-reset', { email });
    const unknown = await post('/request-password-reset', { email: 'nobody@example.test' });

    expect([known.status, unknown.status]).toEqual([200, 200]);
    expect(await known.text()).toBe(await unknown.text());
    expect(server.emails.some(({ to }) => to === 'nobody@example.test')).toBe(false);
  });
});

test('other endpoints of the account library stay closed', async () => {
  const paths = ['/delete-user', '/list-sessions', '/jwks', '/verify-email', '/revoke-session', '/ok', '/error'];

  const answers = await Promise.all(paths.map((path) => server.request('GET', `/api/auth${path}`)));
  expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 404));
});

test('the key that signs bearers is there before anybody signs up, so that people of the same first moment make none each', async () => {
  const fresh = await createTestServer({ RATE_LIMITS: 'relaxed' });
  try {
    const before = await countSigningKeys(fresh.database.db);
    await Promise.all(Array.from({ length: 4 }, () => fresh.signUp()));

    expect([before, await countSigningKeys(fresh.database.db)]).toEqual([1, 1]);
  } finally {
    await fresh.close();
  }
});
