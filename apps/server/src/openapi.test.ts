import { appRouter } from '@platewise/api/app-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { REST_ROUTES } from './rest/rest-routes.ts';
import { createTestServer, type TestServer } from './testing/create-test-server.ts';

type Operation = {
  operationId: string;
  security: object[];
  parameters: { name: string; in: string }[];
  requestBody?: object;
  responses: Record<string, { description: string }>;
};
type Document = {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
};

let server: TestServer;
let document: Document;

beforeAll(async () => {
  server = await createTestServer();
  document = (await (await server.request('GET', '/api/openapi.json')).json()) as Document;
});
afterAll(() => server.close());

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

test('the document is of OpenAPI 3.1 and has nothing but the table', () => {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));

  const names = operations.map(({ operationId }) => operationId);
  expect(document.openapi).toBe('3.1.0');
  expect(operations.length).toBe(REST_ROUTES.length);
  expect(new Set(names).size).toBe(names.length);
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
  const bodies = Object.values(document.paths)
    .flatMap((path) => Object.values(path))
    .flatMap(({ responses }) => Object.entries(responses))
    .flatMap(([status, response]) => (status.startsWith('2') ? [JSON.stringify(response)] : []));

  expect(Object.keys(document.components.schemas)).toEqual(
    expect.arrayContaining(['Error', 'Meal', 'Plan', 'ShoppingList', 'DiaryDay', 'Calendar', 'Profile']),
  );
  expect(bodies.filter((body) => body.includes('"properties"')).length).toBeLessThan(5);
});

test('what visitors may call is marked so', () => {
  const open = Object.values(document.paths)
    .flatMap((path) => Object.values(path))
    .filter(({ security }) => security.some((scheme) => Object.keys(scheme).length === 0));

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
