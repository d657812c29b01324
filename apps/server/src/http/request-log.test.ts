import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD, type Person } from '../testing/create-person.ts';
import { createTestServer, type TestServer } from '../testing/create-test-server.ts';

let server: TestServer;
let person: Person;

beforeAll(async () => {
  server = await createTestServer();
  person = await server.signUp();
});
afterAll(() => server.close());

/** The line about a request. */
async function lineOf(ask: () => Promise<Response>): Promise<Record<string, unknown>> {
  const requestId = (await ask()).headers.get('x-request-id');
  const find = () =>
    server.logs.map((line) => JSON.parse(line)).find((line) => line.msg === 'request' && line.requestId === requestId);
  await expect.poll(find).toBeTruthy();
  return find();
}

const signIn = (password: string) => () =>
  server.request('POST', '/api/auth/sign-in/email', {
    body: { email: person.email, password },
    headers: { origin: 'http://localhost:3000' },
  });
const asPerson = (method: string, path: string, body?: unknown) => () =>
  server.request(method, path, { token: person.token, ...(body !== undefined && { body }) });

test('each way in has its line, whether it was right or wrong, and why', async () => {
  const wrong = await lineOf(signIn('not this one'));
  const right = await lineOf(signIn(PASSWORD));
  const code = await lineOf(() =>
    server.request('POST', '/api/auth/sign-in/second-factor', { body: { code: '000000' } }),
  );

  const route = '/api/auth/sign-in/email';
  expect(wrong).toMatchObject({ route, status: 401, refused: ['WRONG_CREDENTIALS'] });
  expect(right).toMatchObject({ route, status: 200 });
  expect(right).not.toHaveProperty('refused');
  expect(code).toMatchObject({ route: '/api/auth/sign-in/second-factor', status: 401, refused: ['UNAUTHENTICATED'] });
});

test('what somebody may not do has its line with the reason', async () => {
  const visitor = await lineOf(() => server.request('GET', '/api/meals/'));
  const ended = await lineOf(() => server.request('GET', '/api/meals/', { token: 'a.b.c' }));
  const other = await lineOf(asPerson('GET', '/api/meals/favorites/somebody'));
  const unpaid = await lineOf(asPerson('GET', '/api/calorie/entries?date=2026-11-30'));

  expect([visitor, ended, other, unpaid].map(({ status, refused }) => [status, refused])).toEqual([
    [401, ['UNAUTHENTICATED']],
    [401, ['UNAUTHENTICATED']],
    [403, ['WRONG_USER']],
    [403, ['PRO_ONLY']],
  ]);
});

test('what was tried against the rules has its line with the reason', async () => {
  const input = await lineOf(asPerson('POST', '/api/meals/generate', { goal: 'any' }));
  const form = await lineOf(asPerson('POST', '/api/meals/generate', '{'));
  const contact = { name: 'Asha', email: 'a@example.test', subject: 'Hello', message: 'Hello there, all of you.' };
  for (let count = 0; count < 5; count += 1) {
    await asPerson('POST', '/api/contact', { ...contact, subject: `Hello ${count}` })();
  }
  const often = await lineOf(asPerson('POST', '/api/contact', contact));
  const origin = await lineOf(() =>
    server.request('POST', '/api/auth/sign-out', { body: {}, headers: { origin: 'https://evil.test' } }),
  );

  expect([input, form, often, origin].map(({ status, refused }) => [status, refused])).toEqual([
    [400, ['VALIDATION']],
    [400, ['BAD_JSON']],
    [429, ['RATE_LIMITED']],
    [403, ['ORIGIN_NOT_ALLOWED']],
  ]);
});

test('a batch names every reason, and a path that is not there is not named', async () => {
  const batch = await lineOf(asPerson('GET', '/trpc/plans.page,users.me?batch=1&input={"0":{"page":0}}'));
  const unknown = await lineOf(() => server.request('GET', '/api/auth/secret-that-was-typed'));

  expect(batch).toMatchObject({ refused: ['VALIDATION'] });
  expect(unknown).toMatchObject({ route: '/api/auth/*', status: 404, refused: ['NOT_FOUND'] });
  expect(server.logs.join('')).not.toContain('secret-that-was-typed');
});
