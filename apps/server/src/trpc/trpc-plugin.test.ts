import { createPlatewiseClient } from '@platewise/trpc-client/create-platewise-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../testing/create-person.ts';
import { createTestServer, type TestServer } from '../testing/create-test-server.ts';

const REQUEST = { goal: 'balanced', dietaryPreferences: 'vegan', calorieTarget: 2000 } as const;

let server: TestServer;
let owner: Person;

beforeAll(async () => {
  server = await createTestServer();
  owner = await server.signUp();
});
afterAll(() => server.close());

test('the client calls procedures as the person whose token it has', async () => {
  const status = await owner.api.subscription.status.query();

  expect(status).toMatchObject({ subscription: 'free', tokens: 10 });
});

test('a token may be a function, and calls of one moment travel together', async () => {
  const requests: string[] = [];
  const api = createPlatewiseClient({
    url: `${server.url}/`,
    token: async () => owner.token,
    fetch: (input, init) => {
      requests.push(String(input));
      return fetch(String(input), init as RequestInit);
    },
  });

  const [status, plans] = await Promise.all([api.subscription.status.query(), api.subscription.plans.query()]);
  expect([status.tokens, plans.length]).toEqual([10, 3]);
  expect(requests.length).toBe(1);
});

test('a plan that is reported step by step is read as it comes, and a refusal of it as any other', async () => {
  const api = createPlatewiseClient({ url: server.url, token: owner.token });
  const steps: string[] = [];

  for await (const { kind } of await api.meals.generateStepwise.mutate({ ...REQUEST, mealCount: 2 })) steps.push(kind);
  const refused = (async () => {
    for await (const { kind } of await api.meals.generateStepwise.mutate({
      ...REQUEST,
      mealCount: 1,
      calorieTarget: 6000,
    }))
      steps.push(kind);
  })();

  await expect(refused).rejects.toMatchObject({ data: { code: 'PLAN_IMPOSSIBLE', httpStatus: 422 } });
  expect(steps).toEqual(['plan']);
});

test('a refusal carries code, sentence, status and issues', async () => {
  const call = owner.api.meals.generate.mutate({ goal: 'gluttony' as never, dietaryPreferences: 'none' });

  const error = await call.catch((caught: unknown) => caught);
  expect(error).toMatchObject({
    name: 'TRPCClientError',
    data: { code: 'VALIDATION', httpStatus: 400, requestId: expect.any(String), issues: [{ path: 'goal' }] },
  });
  expect(JSON.stringify(error)).not.toContain('stack');
});

test('a bad bearer is refused in the envelope that clients understand, also for a batch', async () => {
  const api = createPlatewiseClient({ url: server.url, token: 'made-up' });

  const errors = await Promise.allSettled([api.subscription.plans.query(), api.subscription.status.query()]);
  for (const outcome of errors) {
    expect(outcome).toMatchObject({ reason: { data: { code: 'UNAUTHENTICATED', httpStatus: 401 } } });
  }
});

test('HEAD is refused, not a fault', async () => {
  const response = await server.request('HEAD', '/trpc/subscription.plans');

  expect(response.status).toBe(405);
});

test('ten calls in one batch are answered, eleven are refused', async () => {
  const batch = (calls: number) => {
    const path = Array<string>(calls).fill('subscription.plans').join(',');
    return server.request('GET', `/trpc/${path}?batch=1&input={}`);
  };

  const [ten, eleven, hundreds] = [await batch(10), await batch(11), await batch(200)];
  expect([ten.status, eleven.status, hundreds.status]).toEqual([200, 400, 400]);
  expect(await eleven.json()).toMatchObject({
    error: {
      data: {
        code: 'VALIDATION',
        error: 'batch must have at most 10 entries.',
        requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    },
  });
});

test('the limit counts the calls of a batch, not the requests', async () => {
  const person = await server.signUp();
  const body = Object.fromEntries(
    Array.from({ length: 10 }, (_, call) => [call, { goal: 'balanced', dietaryPreferences: 'none', mealCount: 6 }]),
  );
  const path = Array<string>(10).fill('meals.generate').join(',');

  await server.request('POST', `/trpc/${path}?batch=1`, { token: person.token, body });
  const error = await person.api.meals.generate
    .mutate({ goal: 'balanced', dietaryPreferences: 'none' })
    .catch((caught: unknown) => caught);
  expect(error).toMatchObject({ data: { code: 'RATE_LIMITED', httpStatus: 429 } });
});

test('what tRPC refuses before it looks at the caller is JSON by its type, too', async () => {
  const headers = { 'trpc-accept': 'application/jsonl' };
  const response = await server.request('POST', '/trpc/favorites.add', { token: owner.token, body: {}, headers });

  expect(response.status).toBe(400);
  expect(response.headers.get('content-type')).toContain('application/json');
});

test.each(['/trpc/sharing.read?input=', '/trpc/sharing.read?batch=1&input='])(
  '%s is no input, and no fault',
  async (path) => {
    expect((await server.request('GET', path)).status).toBe(400);
  },
);

test.each([{}, { 'trpc-accept': 'application/jsonl' }])(
  'an input of blanks is no JSON, and no fault: %j',
  async (headers) => {
    for (const path of ['/trpc/subscription.plans?input=%09', '/trpc/subscription.plans?batch=1&input=%20%0A']) {
      const response = await server.request('GET', path, { token: owner.token, headers });
      expect(response.status).toBe(400);
      expect(await response.text()).toContain('BAD_JSON');
    }
  },
);

test('a query that says something of a person may stand in a body; no other one may', async () => {
  const { planId } = await owner.api.meals.generate.mutate({ ...REQUEST, mealCount: 2 });
  const plan = (await owner.api.plans.page.query({})).plans.find(({ _id }) => _id === planId);
  const body = { planId, mealId: plan?.meals[0]?.id, locked: [], taste: { cuisines: { Indian: 1 }, foods: {} } };

  const posted = await server.request('POST', '/trpc/plans.alternatives', { token: owner.token, body });
  const other = await server.request('POST', '/trpc/plans.page', { token: owner.token, body: {} });
  const both = await server.request('POST', '/trpc/plans.alternatives,plans.page?batch=1', {
    token: owner.token,
    body: { 0: body, 1: {} },
  });

  expect(await posted.json()).toMatchObject({ result: { data: [{}, {}, {}] } });
  expect([posted.status, other.status, both.status]).toEqual([200, 405, 405]);
});

test('a change cannot be made with GET', async () => {
  const headers = { 'content-type': 'multipart/form-data' };
  const response = await server.request('GET', '/trpc/favorites.add?input={}', { token: owner.token, headers });

  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('POST');
  expect(response.headers.get('content-type')).toContain('application/json');
  const { error } = (await response.json()) as { error: { data: { requestId: string } } };
  expect(error.data.requestId).toBe(response.headers.get('x-request-id'));
});

test.each([
  ['text', { 'content-type': 'text/plain' }, 415],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['a multipart form', { 'content-type': 'multipart/form-data; boundary=x' }, 415],
])('%s is refused', async (_, headers, status) => {
  const response = await server.request('POST', '/trpc/favorites.add', { token: owner.token, body: 'a=b', headers });

  expect(response.status).toBe(status);
});

test.each([
  ['broken JSON', '{"meal":'],
  ['deep nesting', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ['a prototype', '{"__proto__":{"isAdmin":true}}'],
])('%s is refused with 400', async (_, body) => {
  const response = await server.request('POST', '/trpc/favorites.add', { token: owner.token, body });

  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: { data: { code: 'BAD_JSON' } } });
});

test('an unknown procedure is 404', async () => {
  const response = await server.request('GET', '/trpc/users.deleteEverybody');

  expect(response.status).toBe(404);
});

describe('queries are answered as by tRPC’s own adapter', () => {
  const input = (value: unknown) => encodeURIComponent(JSON.stringify(value));
  const CASES = [
    ['one', 'subscription.status'],
    ['one with input', `favorites.list?input=${input({})}`],
    ['one whose input is refused', `calendar.read?input=${input({ from: 'soon' })}`],
    ['one without the input that it needs', 'calendar.read'],
    ['one that the plan does not allow', 'shoppingList.read'],
    ['a batch', `subscription.plans,subscription.status?batch=1&input=${input({})}`],
    ['a batch without inputs', 'subscription.plans,preferences.get?batch=1'],
    [
      'a batch in which one is refused',
      `subscription.plans,favorites.list?batch=1&input=${input({ 1: { userId: 'x' } })}`,
    ],
    ['a batch whose inputs are no object', 'subscription.plans?batch=1&input=7'],
    ['a batch with an unknown one', 'subscription.plans,no.such?batch=1'],
    ['an unknown one', 'no.such'],
    ['a change that is asked for as a query', `favorites.remove?input=${input({ favoriteId: 'x' })}`],
  ] as const;

  test.each(CASES.flatMap(([name, path]) => [[name, 'a person', path] as const, [name, 'a visitor', path] as const]))(
    '%s, of %s',
    async (_name, who, path) => {
      const ask = async (headers: Record<string, string>) => {
        const token = who === 'a person' ? { token: owner.token } : {};
        const answer = await server.request('GET', `/trpc/${path}`, { ...token, headers });
        const body = (await answer.text()).replaceAll(/"requestId":"[^"]+"/g, '"requestId":""');
        const { status, headers: sent } = answer;
        return {
          status,
          type: sent.get('content-type')?.replace('; charset=utf-8', ''),
          vary: sent.get('vary')?.replace(', accept-encoding', ''),
          cache: sent.get('cache-control'),
          body,
        };
      };

      // With this header the library answers; as a stream, which is compressed however short it is.
      expect(await ask({})).toEqual(await ask({ 'trpc-accept': 'application/json' }));
    },
  );
});
