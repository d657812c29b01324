import { grantOperator } from '@platewise/api/admin/operators/grant-operator';
import { appRouter } from '@platewise/api/app-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../testing/create-test-server.ts';

/** Each with the method that it takes; `admin.me` answers everybody who is signed in of themselves alone. */
const PROCEDURES = Object.entries(
  appRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>,
).flatMap(([name, { _def }]) =>
  name.startsWith('admin.') && name !== 'admin.me' ? [[name, _def.type === 'query' ? 'GET' : 'POST'] as const] : [],
);

let server: TestServer;
let stranger: string;
let operator: string;
let apiToken: string;

beforeAll(async () => {
  server = await createTestServer({ RATE_LIMITS: 'relaxed' });
  stranger = (await server.signUp()).token;
  const desk = await server.signUp();
  operator = desk.token;
  const made = await server.request('POST', '/api/users/tokens', {
    token: operator,
    body: { name: 'Script', scopes: ['read:all', 'write:all'] },
  });
  apiToken = ((await made.json()) as { token: string }).token;
  await grantOperator({ ...server.services, db: server.database.db }, { email: desk.email, isGranted: true });
});
afterAll(() => server.close());

async function answer(name: string, method: 'GET' | 'POST', token: string | undefined) {
  const path = method === 'GET' ? `/trpc/${name}?input=%7B%7D` : `/trpc/${name}`;
  const response = await server.request(method, path, {
    ...(token !== undefined && { token }),
    ...(method === 'POST' && { body: {} }),
  });
  const text = await response.text();
  return { status: response.status, body: text.replaceAll(name, '<name>').replace(/"requestId":"[^"]*"/, '') };
}

test.each(PROCEDURES)('%s answers whom it is not for as a procedure that is not there', async (name, method) => {
  for (const token of [undefined, stranger, apiToken]) {
    const missing = await answer('admin.nothing', method, token);

    expect(await answer(name, method, token)).toEqual(missing);
    expect(missing.status).toBe(404);
  }
  expect([200, 400]).toContain((await answer(name, method, operator)).status);
});
