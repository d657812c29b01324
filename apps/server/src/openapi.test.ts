import { appRouter } from '@platewise/api/app-router';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { ACCOUNT_OPERATIONS, ACCOUNTS } from './rest/reference/account-operations.ts';
import { REST_ROUTES } from './rest/rest-routes.ts';
import { cookieOf, PASSWORD } from './testing/create-person.ts';
import { createTestServer, type TestServer } from './testing/create-test-server.ts';

type Operation = {
  operationId: string;
  tags: string[];
  security: object[];
  parameters: { name: string; in: string }[];
  requestBody?: object;
  description?: string;
  responses: Record<string, { description: string; content?: Record<string, { examples?: object }> }>;
};
type Document = {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, object>;
    examples: Record<string, { value: { message: string } }>;
    securitySchemes: Record<string, { name?: string }>;
  };
};

let server: TestServer;
let document: Document;

beforeAll(async () => {
  server = await createTestServer();
  document = (await (await server.request('GET', '/api/openapi.json')).json()) as Document;
});
afterAll(() => server.close());

const operations = () => Object.values(document.paths).flatMap((path) => Object.values(path));
const tokenOf = (answer: unknown) => z.object({ token: z.string() }).parse(answer).token;

test.each(REST_ROUTES)('$method $path is documented with its statuses', (row) => {
  const operation = document.paths[row.path]?.[row.method.toLowerCase()];

  const statuses = [row.status, ...Object.keys(row.otherStatuses ?? {}), 400, 401, 429, 500].map(String);
  const placeholders = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  expect(Object.keys(operation?.responses ?? {})).toEqual(expect.arrayContaining(statuses));
  expect(operation?.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)).toEqual(
    placeholders,
  );
  expect(Boolean(operation?.requestBody)).toBe(Boolean(row.body));
});

// A row whose placeholder is no field of its own says what it stands for.
const WITH_OWN_FIELDS = REST_ROUTES.filter(({ path }) => !path.includes('{id}'));

test.each(WITH_OWN_FIELDS)('$method $path hands its placeholders to fields of its procedure', ({ path, procedure }) => {
  const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { inputs: z.ZodType[] } }>;
  const [input = z.object({})] = procedures[procedure]?._def.inputs ?? [];
  const { properties = {} } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });

  const placeholders = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  expect(placeholders.filter((name) => !(name && name in properties))).toEqual([]);
});

test('the document is of OpenAPI 3.1 and has nothing but the table and the way to an account', () => {
  const names = operations().map(({ operationId }) => operationId);
  expect(document.openapi).toBe('3.1.0');
  expect(names.length).toBe(REST_ROUTES.length + ACCOUNT_OPERATIONS.length);
  expect(new Set(names).size).toBe(names.length);
});

test('the document is valid by the schema of OpenAPI 3.1', async () => {
  const outcome = await new Validator().validate(structuredClone(document));

  expect(outcome).toMatchObject({ valid: true });
});

test('every refusal shows each of its codes, with the sentence that people read', () => {
  const { examples, schemas } = document.components;
  const sentences = Object.entries(examples).map(([code, { value }]) => ({ code, ...value }));

  expect(schemas.Error).toBeDefined();
  expect(sentences.filter(({ message }) => /(?<!\{)\{\w+\}|undefined/.test(message) || message === '')).toEqual([]);
  for (const { operationId, responses } of operations()) {
    const refusals = Object.entries(responses).filter(([status]) => Number(status) >= 400);
    for (const [status, { description, content }] of refusals) {
      const shown = Object.keys(content?.['application/json']?.examples ?? {});
      expect(shown, `${operationId} ${status}`).toEqual(description.split(', '));
    }
  }
});

test('every operation names its limit, or is one that costs nothing', () => {
  const without = operations().filter(({ description }) => !description?.includes('Limit: '));

  expect(without.map(({ operationId }) => operationId)).toEqual(['account_token', 'account_signOut']);
});

test('a program gets a token on the way that the reference describes', async () => {
  const headers = { 'content-type': 'application/json' };
  const account = { name: 'Meera', email: 'meera@example.test', password: PASSWORD };

  const signedUp = await server.request('POST', '/api/auth/sign-up/email', { body: account, headers });
  const cookie = cookieOf(signedUp);
  const session = await (await server.request('GET', '/api/auth/token', { headers: { cookie } })).json();
  const made = await server.request('POST', '/api/users/me/tokens', {
    token: tokenOf(session),
    body: { name: 'Script', scopes: ['read:plan'] },
  });
  const read = await server.request('GET', '/api/meals', { token: tokenOf(await made.json()) });

  expect(cookie).toMatch(new RegExp(`^${document.components.securitySchemes.session?.name}=`));
  expect([made.status, read.status]).toEqual([201, 200]);
});

test('no two paths differ in the names of their placeholders alone', () => {
  const shapes = Object.keys(document.paths).map((path) => path.replaceAll(/\{\w+\}/g, '{}'));

  expect(new Set(shapes).size).toBe(shapes.length);
});

test('every reference leads somewhere inside the document', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target ?? '');

  expect(references.length).toBeGreaterThan(0);
  for (const reference of new Set(references)) {
    const path = reference.split('/').slice(1);
    const found = path.reduce<unknown>(
      (value, name) => (value as Record<string, unknown> | undefined)?.[name],
      document,
    );
    expect(reference.startsWith('#/') && found, reference).toBeTruthy();
  }
});

test('a call that takes an Idempotency-Key may refuse with 409 and 422', () => {
  for (const path of ['/api/meals/generate', '/api/meals/plans']) {
    expect(Object.keys(document.paths[path]?.post?.responses ?? {})).toEqual(expect.arrayContaining(['409', '422']));
  }
});

test('a generation is documented with goal and diet, or with a profile in their place', () => {
  const body = document.paths['/api/meals/generate']?.post?.requestBody;

  expect(body).toMatchObject({
    content: { 'application/json': { schema: { $ref: '#/components/schemas/GenerationCallRequest' } } },
  });
  expect(document.components.schemas.GenerationCallRequest).toMatchObject({
    properties: { profileId: { type: 'string' }, goal: { type: 'string' } },
    anyOf: [{ required: ['goal', 'dietaryPreferences'] }, { required: ['profileId'] }],
  });
});

test('what is answered and sent has a name, and stands in the document once', () => {
  const bodies = operations()
    .filter(({ tags }) => !tags.includes(ACCOUNTS))
    .flatMap(({ responses }) => Object.entries(responses))
    .flatMap(([status, response]) => (status.startsWith('2') ? [JSON.stringify(response)] : []));

  expect(Object.keys(document.components.schemas)).toEqual(
    expect.arrayContaining(['Error', 'Meal', 'Plan', 'ShoppingList', 'DiaryDay', 'Calendar', 'Profile']),
  );
  expect(bodies.filter((body) => body.includes('"properties"')).length).toBeLessThan(5);
});

test('what visitors may call is marked so', () => {
  const open = operations().filter(({ security }) => security.some((scheme) => Object.keys(scheme).length === 0));

  expect(open.map(({ operationId }) => operationId).toSorted()).toEqual([
    'calendar_feed_read',
    'contact_newsletter_confirm',
    'contact_newsletter_subscribe',
    'contact_newsletter_unsubscribe',
    'contact_send',
    'meals_generate',
    'meals_nutrients',
    'meals_standIns',
    'meals_trace',
    'sharing_read',
    'subscription_plans',
  ]);
});

test('the reference page and all it loads come from here', async () => {
  const page = await (await server.request('GET', '/api/docs')).text();
  const sources = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, source]) => source ?? '');

  const answers = await Promise.all(sources.map((source) => server.request('GET', source)));
  const initializer = await (await server.request('GET', '/api/docs/static/swagger-initializer.js')).text();
  expect(sources.every((source) => source.startsWith('/api/docs/'))).toBe(true);
  expect(answers.map(({ status }) => status)).toEqual(sources.map(() => 200));
  expect(initializer).toContain('/api/openapi.json');
});
