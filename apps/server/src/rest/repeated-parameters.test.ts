import { grantPlan } from '@platewise/api/subscription/grant-plan';
import { errorBodySchema } from '@platewise/contract/errors/error-schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../testing/create-person.ts';
import { createTestServer, type TestServer } from '../testing/create-test-server.ts';
import { REST_ROUTES } from './rest-routes.ts';

const UNKNOWN_ID = '0198c0de-0000-7000-8000-000000000000';
/** Lists, which may come in one parameter or in several. */
const LISTS = ['planIds', 'locked'];

let server: TestServer;
let pro: Person;

beforeAll(async () => {
  server = await createTestServer({ RATE_LIMITS: 'relaxed' });
  pro = await server.signUp();
  await grantPlan({ ...server.services, db: server.database.db }, { email: pro.email, plan: 'pro' });
});
afterAll(() => server.close());

const parameters = REST_ROUTES.flatMap(({ method, path, query }) =>
  Object.keys(query?.shape ?? {})
    .filter((name) => !LISTS.includes(name))
    .map((name) => ({ method, path, name })),
);

test.each(parameters)('$method $path takes $name once', async ({ method, path, name }) => {
  const address = path.replace('{userId}', pro.userId).replaceAll(/\{\w+\}/g, UNKNOWN_ID);

  const answer = await server.request(method, `${address}?${name}=1&${name}=2`, {
    token: pro.token,
    ...(method !== 'GET' && { body: {} }),
  });

  expect(answer.status).toBe(400);
  const { code, issues } = errorBodySchema.parse(await answer.json());
  expect(code).toBe('VALIDATION');
  expect(issues?.map(({ path: field }) => field)).toContain(name);
});

test('the parameters of every path are asked twice', () => {
  expect(parameters.length).toBeGreaterThan(20);
});
