import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../testing/create-person.ts';
import { createTestServer, type TestServer } from '../testing/create-test-server.ts';

let server: TestServer;
let asha: Person;
let ben: Person;

beforeAll(async () => {
  server = await createTestServer({ RATE_LIMITS: 'relaxed' });
  asha = await server.signUp();
  ben = await server.signUp();
});
afterAll(() => server.close());

const read = (person: Person | null, path: string, headers: Record<string, string> = {}) =>
  server.request('GET', path, { ...(person && { token: person.token }), headers });

async function etagOf(person: Person, path: string): Promise<string> {
  return (await read(person, path)).headers.get('etag') ?? '';
}

test('what has not changed is answered with 304 and no body, and stays out of caches', async () => {
  const etag = await etagOf(asha, '/api/users/me/profiles');

  const again = await read(asha, '/api/users/me/profiles', { 'if-none-match': `"other", ${etag}` });

  expect(etag).toMatch(/^W\/"[\w-]{43}"$/);
  expect(again.status).toBe(304);
  expect(again.headers.get('etag')).toBe(etag);
  expect(again.headers.get('cache-control')).toBe('no-store');
  expect(await again.text()).toBe('');
});

test('what has changed is sent, and nobody is answered by what somebody else has', async () => {
  const path = '/api/users/me/notifications';
  const before = await etagOf(asha, path);
  await server.request('PATCH', path, { token: asha.token, body: { billingMail: false } });

  const changed = await read(asha, path, { 'if-none-match': before });
  const after = changed.headers.get('etag') ?? '';
  const ofOther = await read(ben, path, { 'if-none-match': after });

  expect([changed.status, ofOther.status]).toEqual([200, 200]);
  expect(after).not.toBe(before);
});

test('what belongs to nobody as well', async () => {
  const { headers } = await read(null, '/api/openapi.json');

  const again = await read(null, '/api/openapi.json', { 'if-none-match': headers.get('etag') ?? '' });

  expect(again.status).toBe(304);
});

test('a refusal has none, and the caller is asked for first', async () => {
  const etag = await etagOf(asha, '/api/users/me/profiles');

  const refused = await read(null, '/api/users/me/profiles', { 'if-none-match': etag });

  expect(refused.status).toBe(401);
  expect(refused.headers.get('etag')).toBeNull();
});
