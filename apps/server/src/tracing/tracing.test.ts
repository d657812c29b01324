import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createPerson } from '../testing/create-person.ts';
import { newDataDir, removeDataDirs, runServer, type ServerProcess } from '../testing/run-server.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });

const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(z.object({ key: z.string(), value: z.unknown() })),
  status: z.object({ code: z.number().optional() }).optional(),
});
const exportSchema = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })) })),
});

type Span = z.infer<typeof spanSchema>;

/** What people type and carry: none of it may be in a span. */
const MARKERS = Object.fromEntries(
  ['name', 'email', 'notes', 'excluded', 'search', 'link', 'key', 'header'].map((field) => [field, randomUUID()]),
) as Record<'name' | 'email' | 'notes' | 'excluded' | 'search' | 'link' | 'key' | 'header', string>;

const REQUEST = { goal: 'balanced', dietaryPreferences: 'none', mealCount: 1 };

let sent = '';
let authorization: string | undefined;
let spans: Span[];
let server: ServerProcess | undefined;

/** A collector; and a language model that is out of order, so that there is a call to somebody else. */
const receiver = createServer((request, response) => void take(request, response));

async function take(request: IncomingMessage, response: ServerResponse) {
  const body = await text(request);
  if (request.url === '/v1/traces') {
    sent += `${body}\n`;
    authorization = request.headers.authorization;
  }
  response.writeHead(request.url === '/v1/traces' ? 200 : 500, { 'content-type': 'application/json' });
  response.end('{}');
}

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const collector = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  server = await runServer({
    DATA_DIR: await newDataDir(),
    PLANNER_THREADS: '1',
    RATE_LIMITS: 'relaxed',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20of-the-collector',
    OPENAI_API_KEY: 'sk-test',
    OPENAI_BASE_URL: `${collector}/model/v1`,
    OPENAI_MODEL: 'model-1',
    PLANNER_FALLBACK: 'on',
  });
  const { url } = server;
  const origin = `http://localhost:${new URL(url).port}`;
  const { token } = await createPerson(url, origin, `${MARKERS.email}@example.test`);
  const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    fetch(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  // A thread that has just started may take longer than a plan may, where the machine is shared.
  const visit = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(REQUEST) };
  await vi.waitUntil(async () => (await fetch(`${url}/api/meals/generate`, visit)).ok, { timeout: 150_000 });
  const planned = await call(
    'POST',
    '/api/meals/generate',
    {
      ...REQUEST,
      additionalNotes: `My note is ${MARKERS.notes}`,
      excludeIngredients: ['mushroom'],
    },
    {
      'idempotency-key': MARKERS.key,
      'x-custom': MARKERS.header,
      traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
    },
  );
  expect(planned.status, await planned.text()).toBe(200);
  await call('GET', `/api/meals/plans?search=${MARKERS.search}`);
  await call('GET', `/api/shared/${MARKERS.link}`);
  await call('POST', '/api/users/me/profiles', { name: MARKERS.name, goal: MARKERS.excluded });
  expect(await server.kill('SIGTERM')).toBe(0);
  spans = sent
    .split('\n')
    .filter(Boolean)
    .flatMap((one) => exportSchema.parse(JSON.parse(one)).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
});
afterAll(async () => {
  await server?.kill('SIGKILL');
  receiver.close();
  receiver.closeAllConnections();
  await removeDataDirs();
});

test('a planned day is one trace: request, procedure, statements, planner, thread, and the call of the model', () => {
  const request = spans.findLast(({ name }) => name === 'POST /api/meals/generate');
  const parts = spans.filter(({ traceId }) => traceId === request?.traceId);
  const names = parts.map(({ name }) => name);

  expect(request?.parentSpanId ?? '').toBe('');
  expect(names).toEqual(expect.arrayContaining(['meals.generate', 'planner.planMeals', 'thread planMeals']));
  expect(names.filter((name) => /^insert \w+$/.test(name))).not.toEqual([]);
  expect(names.filter((name) => /^POST 127\.0\.0\.1:\d+$/.test(name))).not.toEqual([]);
  const parentOf = (name: string) => {
    const child = parts.find((part) => part.name === name);
    return parts.find(({ spanId }) => spanId === child?.parentSpanId)?.name;
  };
  expect(parentOf('thread planMeals')).toBe('planner.planMeals');
  expect(parentOf('planner.planMeals')).toBe('meals.generate');
  expect(parentOf('meals.generate')).toBe('POST /api/meals/generate');
});

test('nothing that people type or carry is in a span, and no text of a statement', () => {
  for (const [what, marker] of Object.entries(MARKERS)) expect(sent, what).not.toContain(marker);
  expect(sent).not.toMatch(/mushroom|select \w+ from|insert into|values \(/i);
});

test('a span says of itself what is in the list, and no more', () => {
  const keys = new Set(spans.flatMap(({ attributes }) => attributes.map(({ key }) => key)));

  expect([...keys].toSorted()).toEqual([
    'db.collection.name',
    'db.operation.name',
    'db.system.name',
    'http.request.method',
    'http.response.status_code',
    'http.route',
    'platewise.outcome',
    'server.address',
  ]);
});

test('a refusal is an outcome with its code, and the trace of a stranger is not followed', () => {
  const refused = spans.find(({ name }) => name === 'profiles.create');

  expect(refused?.attributes).toContainEqual({ key: 'platewise.outcome', value: { stringValue: 'VALIDATION' } });
  expect(spans.map(({ traceId }) => traceId)).not.toContain('a'.repeat(32));
  expect(authorization).toBe('Bearer of-the-collector');
});
