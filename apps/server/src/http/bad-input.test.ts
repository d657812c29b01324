import { errorBodySchema } from '@platewise/contract/errors/error-schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../testing/create-person.ts';
import { createTestServer, type TestServer } from '../testing/create-test-server.ts';

const ASKED = { goal: 'weight_loss', dietaryPreferences: 'vegan', mealCount: 1, calorieTarget: 1800 };

let server: TestServer;
let owner: Person;

beforeAll(async () => {
  server = await createTestServer({ RATE_LIMITS: 'relaxed' });
  owner = await server.signUp();
});
afterAll(async () => {
  const { tokens } = await owner.api.subscription.status.query();
  await server.close();
  // Nothing that was refused took a token.
  expect(tokens).toBe(10);
});

const generate = (body: unknown) => server.request('POST', '/api/meals/generate', { token: owner.token, body });

const BAD_FIELDS: [string, unknown][] = [
  ['goal', undefined],
  ['goal', null],
  ['goal', 'unknown'],
  ['goal', 7],
  ['goal', ['balanced']],
  ['dietaryPreferences', undefined],
  ['dietaryPreferences', ['vegan']],
  ['dietaryPreferences', 'VEGAN'],
  ['mealCount', 0],
  ['mealCount', -1],
  ['mealCount', 6],
  ['mealCount', 1.5],
  ['mealCount', '3'],
  ['mealCount', null],
  ['mealCount', true],
  ['calorieTarget', 799],
  ['calorieTarget', 6001],
  ['calorieTarget', -2000],
  ['calorieTarget', 1e308],
  ['calorieTarget', 1800.5],
  ['calorieTarget', 'NaN'],
  ['calorieTarget', '2000'],
  ['calorieTarget', null],
  ['additionalNotes', 7],
  ['additionalNotes', 'x'.repeat(1001)],
  ['additionalNotes', 'no\u0000nuts'],
  ['additionalNotes', '\ud800'],
  ['additionalNotes', '\u202egnp.exe'],
  ['excludeIngredients', 'nuts'],
  ['excludeIngredients', [7]],
  ['excludeIngredients', ['x'.repeat(61)]],
  ['excludeIngredients', Array.from({ length: 51 }, (_, index) => `food ${index}`)],
  ['cookingTime', 'fast'],
  ['slot', 'brunch'],
  ['seed', -1],
  ['seed', '1'],
  ['userId', 7],
];

describe('a generation is refused with 400 and a sentence that names the field', () => {
  test.each(BAD_FIELDS)('%s: %j', async (field, value) => {
    const response = await generate({ ...ASKED, [field]: value });

    const body = errorBodySchema.parse(await response.json());
    expect(response.status).toBe(400);
    expect(body.code).toBe('VALIDATION');
    expect(body.issues?.[0]?.path).toMatch(new RegExp(`^${field}`));
    expect(body.error.toLowerCase()).toContain(field.toLowerCase());
  });

  test.each(['null', '[]', '"text"', '7', 'true'])('a body that is %s instead of an object', async (text) => {
    const response = await generate(text);

    expect(response.status).toBe(400);
    expect(errorBodySchema.parse(await response.json()).code).toBe('VALIDATION');
  });

  test.each([
    '{"goal": NaN}',
    '{"goal"',
    "{'goal':1}",
    'Infinity',
    '{"__proto__":{"a":1}}',
    '{"constructor":{"prototype":{}}}',
  ])('a text that is no acceptable JSON: %s', async (text) => {
    const response = await generate(text);

    expect(response.status).toBe(400);
    expect(errorBodySchema.parse(await response.json()).code).toBe('BAD_JSON');
  });

  test('nesting deeper than 32 levels', async () => {
    const [deep, veryDeep] = [33, 20_000].map((levels) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`);

    const answers = await Promise.all([generate(deep), generate(`${veryDeep}`.slice(0, 60_000))]);
    expect(answers.map(({ status }) => status)).toEqual([400, 400]);
  });
});

test('unknown fields are ignored and never stored', async () => {
  const body = { name: 'Poha', isAdmin: true, tokens: 1000, plan: 'family' };
  const response = await server.request('POST', '/api/meals/favorites', {
    token: owner.token,
    body: { meal: body, plan: 'pro' },
  });

  expect(response.status).toBe(201);
  expect(await response.text()).not.toMatch(/isAdmin|tokens|family/);
});

test('a megabyte is refused with 413, by its own account or by its size', async () => {
  const stream = new ReadableStream({
    start(controller) {
      for (let kilobyte = 0; kilobyte < 1024; kilobyte += 1) controller.enqueue(new Uint8Array(1024).fill(32));
      controller.close();
    },
  });
  const chunked = await fetch(`${server.url}/api/meals/generate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: stream,
    duplex: 'half',
  } as RequestInit);
  const counted = await generate('x'.repeat(1_000_000));

  expect([chunked.status, counted.status]).toEqual([413, 413]);
});

test.each([
  ['/api/nothing', 404],
  ['/api/meals', 405],
])('a megabyte for %s, which takes no POST, is refused with %i', async (path, status) => {
  const response = await server.request('POST', path, { body: 'x'.repeat(1_000_000) });

  expect(response.status).toBe(status);
});

test('an offered plan without meals is refused with a sentence that names the field', async () => {
  const body = { request: ASKED, seed: 1, items: [] };
  const response = await server.request('POST', '/api/meals/plans', { token: owner.token, body });

  expect(errorBodySchema.parse(await response.json()).error).toBe('items is required.');
});

test.each(['/api/sub/plans', '/api/config'])('a bad bearer is 401 also on the public path %s', async (path) => {
  const response = await server.request('GET', path, { token: 'nonsense' });

  expect(response.status).toBe(401);
});

test.each(['/api/', '/api/nothing', '/api/meals/nothing/at/all', '/api/%2e%2e/etc', '/trpc'])(
  'the unknown address %s is 404 with the error body',
  async (path) => {
    const response = await server.request('GET', path);

    expect(response.status).toBe(404);
    expect(errorBodySchema.parse(await response.json()).code).toBe('NOT_FOUND');
  },
);

test('an address that cannot be decoded is 404, not a fault', async () => {
  const response = await server.request('GET', '/api/meals/favorites/%E0%A4%A');

  expect(response.status).toBe(404);
  expect(errorBodySchema.parse(await response.json()).code).toBe('NOT_FOUND');
});

test('an Idempotency-Key of more than 255 characters is refused', async () => {
  const headers = { 'idempotency-key': 'k'.repeat(256) };
  const response = await server.request('POST', '/api/meals/generate', { token: owner.token, body: ASKED, headers });

  expect(response.status).toBe(400);
  expect(errorBodySchema.parse(await response.json()).error).toContain('Idempotency-Key');
});
