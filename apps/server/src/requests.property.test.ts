import { grantPlan } from '@platewise/api/subscription/grant-plan';
import { errorBodySchema } from '@platewise/contract/errors/error-schema';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { REST_ROUTES } from './rest/rest-routes.ts';
import type { Person } from './testing/create-person.ts';
import { createTestServer, type TestServer } from './testing/create-test-server.ts';

const SEED = 20_261_121;
const REQUESTS = 400;

let server: TestServer;
const people: { visitor: Person | null; free: Person | null; pro: Person | null } = {
  visitor: null,
  free: null,
  pro: null,
};

beforeAll(async () => {
  server = await createTestServer({ RATE_LIMITS: 'relaxed' });
  people.free = await server.signUp();
  people.pro = await server.signUp();
  await grantPlan({ ...server.services, db: server.database.db }, { email: people.pro.email, plan: 'pro' });
});
afterAll(() => server.close());

const FIELDS = [
  'goal',
  'dietaryPreferences',
  'mealCount',
  'calorieTarget',
  'additionalNotes',
  'excludeIngredients',
  'slot',
  'userId',
  'meal',
  'name',
  'email',
  'subject',
  'message',
  'token',
  'request',
  'seed',
  'items',
  'date',
  'from',
  'to',
  'days',
  'calories',
  'dailyGoal',
  'food',
  'grams',
  'outcome',
];
const GOOD_VALUES = [
  'balanced',
  'none',
  'vegan',
  'dinner',
  3,
  2000,
  ['nuts'],
  'Poha',
  { name: 'Poha' },
  'asha@example.test',
  '2026-11-20',
  'rolled-oats',
  'eaten',
];

const value = fc.oneof(
  fc.constantFrom(...GOOD_VALUES),
  fc.jsonValue({ maxDepth: 4 }),
  fc.string({ unit: 'binary' }),
  fc.double(),
);
const body = fc.oneof(
  { weight: 5, arbitrary: fc.dictionary(fc.constantFrom(...FIELDS), value).map((fields) => JSON.stringify(fields)) },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 2000 }) },
);
const segment = fc.oneof(
  fc.uuid(),
  fc.webSegment(),
  fc.string({ unit: 'binary', maxLength: 300 }).map((text) => encodeURIComponent(text.toWellFormed())),
);

const request = fc.record({
  row: fc.constantFrom(...REST_ROUTES),
  segments: fc.array(segment, { minLength: 2, maxLength: 2 }),
  query: fc.webQueryParameters(),
  key: fc.option(
    fc.string({ maxLength: 40 }).map((text) => encodeURIComponent(text)),
    { nil: undefined },
  ),
  caller: fc.constantFrom('visitor' as const, 'free' as const, 'pro' as const),
  body,
});

test('whatever is sent, the answer is documented and never a fault', { timeout: 120_000 }, async () => {
  const run = async ({
    row,
    segments,
    query,
    key,
    caller,
    body: sent,
  }: typeof request extends fc.Arbitrary<infer R> ? R : never) => {
    const rest = [...segments];
    const path = row.path.replaceAll(/\{\w+\}/g, () => rest.shift() || 'x');
    const response = await server.request(row.method, `${path}${query ? `?${query}` : ''}`, {
      ...(people[caller] ? { token: people[caller].token } : {}),
      ...(row.method === 'GET' ? {} : { body: sent }),
      ...(key ? { headers: { 'idempotency-key': key } } : {}),
    });
    const text = await response.text();

    expect(response.status, text).toBeLessThan(500);
    if (!response.ok) expect(errorBodySchema.safeParse(JSON.parse(text)).error).toBeUndefined();
  };

  await fc.assert(fc.asyncProperty(request, run), { seed: SEED, numRuns: REQUESTS });
});
