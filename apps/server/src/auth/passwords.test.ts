import { scryptSync } from 'node:crypto';
import { listPasswords } from '@platewise/api/testing/test-data-repository';
import { appSecretSchema } from '@platewise/contract/account/factor-schema';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { cookieOf } from '../testing/create-person.ts';
import { createTestServer, type TestServer } from '../testing/create-test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({ RATE_LIMITS: 'relaxed' });
});
afterAll(() => server.close());

const post = (path: string, body: object) =>
  server.request('POST', `/api/auth${path}`, { body, headers: { origin: 'http://localhost:3000' } });
const signUp = (email: string, password: string) => post('/sign-up/email', { email, password, name: 'Asha' });
const signIn = async (email: string, password: string) => (await post('/sign-in/email', { email, password })).status;

test('a fresh server has no account that anybody could know the password of', async () => {
  expect(await listPasswords(server.database.db)).toEqual([]);
});

test.each([
  ['of small letters alone', 'purpleplates'],
  ['of digits alone', '839201747265'],
  ['of another script', 'बैंगनीथालियाँसात'],
  ['of 64 characters', 'p7'.repeat(32)],
])('a password %s is taken, as nobody has to mix kinds of characters', async (name, password) => {
  const email = `${name.replaceAll(' ', '-')}@example.test`;

  expect((await signUp(email, password)).status).toBe(200);
  expect(await signIn(email, password)).toBe(200);
});

test('a password counts as it was typed, with its letter case, its blanks and its end', async () => {
  const password = ` Seven Purple ${'plates '.repeat(12)}`;
  await signUp('typed@example.test', password);

  const others = [password.toLowerCase(), password.trim(), password.slice(0, 72)];
  expect(await signIn('typed@example.test', password)).toBe(200);
  for (const other of others) expect(await signIn('typed@example.test', other)).toBe(401);
});

test('a password lies in the database as a salted scrypt digest of the strength that OWASP names', async () => {
  await signUp('first@example.test', 'seven purple plates');
  await signUp('second@example.test', 'seven purple plates');

  const [first = '', second = ''] = (await listPasswords(server.database.db)).slice(-2);
  expect(first).not.toBe(second);
  for (const [salt = '', digest] of [first.split(':'), second.split(':')]) {
    const strength = { N: 2 ** 14, r: 16, p: 1, maxmem: 2 ** 26 };
    expect(salt.length).toBeGreaterThanOrEqual(32);
    expect(scryptSync('seven purple plates', salt, 64, strength).toString('hex')).toBe(digest);
  }
});

test('a link for a new password holds what nobody can guess', async () => {
  await signUp('forgetful@example.test', 'seven purple plates');
  const link = async () => {
    const { url = '' } = (await server.services.identity.createPasswordResetLink('forgetful@example.test')) ?? {};
    return new URL(url).searchParams.get('token') ?? '';
  };

  const [first, second] = [await link(), await link()];
  // Of letters and digits, 24 are 142 bits.
  expect(first.length).toBeGreaterThanOrEqual(24);
  expect(first).not.toBe(second);
});

test('links and secrets are drawn by no chance that can be foretold', async () => {
  const email = 'drawn@example.test';
  const cookie = cookieOf(await signUp(email, 'seven purple plates'));
  const foretold = vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const withCookie = { origin: 'http://localhost:3000', cookie };
  const drawn: string[] = [];
  for (const _ of [1, 2]) {
    await post('/request-password-reset', { email });
    const prepared = await server.request('POST', '/api/auth/factors/app/prepare', { body: {}, headers: withCookie });
    drawn.push(appSecretSchema.parse(await prepared.json()).secret);
  }
  await expect.poll(() => server.emails.length).toBe(2);
  drawn.push(...server.emails.map(({ text }) => /token=(\w+)/.exec(text)?.[1] ?? ''));
  foretold.mockRestore();

  expect(new Set(drawn).size).toBe(4);
  for (const secret of drawn) expect(secret).toMatch(/^\w{24,}$/);
});
