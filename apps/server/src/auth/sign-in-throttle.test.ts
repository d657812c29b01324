import { errorBodySchema } from '@platewise/contract/errors/error-schema';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PASSWORD } from '../testing/create-person.ts';
import { createTestServer, type TestServer } from '../testing/create-test-server.ts';

let server: TestServer;

beforeEach(async () => {
  server = await createTestServer();
});
afterEach(() => server.close());

const signIn = (email: string, password: string, headers: Record<string, string> = {}) =>
  server.request('POST', '/api/auth/sign-in/email', { body: { email, password }, headers });

async function failTenTimes(email: string): Promise<void> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const response = await signIn(email, 'not this one', { 'x-forwarded-for': `10.0.0.${attempt}` });
    expect(response.status).toBe(401);
  }
}

test('after ten failures the account waits, also for the right password and a forged address', async () => {
  const { email } = await server.signUp();
  await failTenTimes(email);

  const response = await signIn(email.toUpperCase(), PASSWORD, { 'x-forwarded-for': '203.0.113.9' });
  const waitSeconds = Number(response.headers.get('retry-after'));
  expect(response.status).toBe(429);
  expect(Number.isInteger(waitSeconds) && waitSeconds > 0 && waitSeconds <= 900).toBe(true);
  expect(errorBodySchema.parse(await response.json()).code).toBe('RATE_LIMITED');
});

test('after a quarter of an hour the account may try again', async () => {
  const { email } = await server.signUp();
  await failTenTimes(email);

  server.clock.offsetMs = 15 * 60_000;
  const response = await signIn(email, PASSWORD);
  expect(response.status).toBe(200);
});

test("one account's failures leave other accounts alone", async () => {
  const [{ email }, other] = [await server.signUp(), await server.signUp()];
  await failTenTimes(email);

  const response = await signIn(other.email, PASSWORD);
  expect(response.status).toBe(200);
});

test('a success forgets the failures before it', async () => {
  const { email } = await server.signUp();
  for (let attempt = 0; attempt < 9; attempt += 1) await signIn(email, 'not this one');

  const success = await signIn(email, PASSWORD);
  await failTenTimes(email);
  expect(success.status).toBe(200);
});

test('emails to one address are limited, and the answer does not say', async () => {
  const { email } = await server.signUp();
  const ask = () => server.request('POST', '/api/auth/request-password-reset', { body: { email } });

  const statuses: number[] = [];
  for (let attempt = 0; attempt < 8; attempt += 1) statuses.push((await ask()).status);
  expect(statuses).toEqual(Array<number>(8).fill(200));
  expect(server.emails.length).toBe(5);
});
