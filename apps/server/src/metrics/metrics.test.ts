import { enqueueEmail } from '@platewise/api/outbox/enqueue-email';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBackgroundLoop } from '../background/background-loop.ts';
import { createTestServer, type TestServer } from '../testing/create-test-server.ts';
import { readFigures } from '../testing/read-figures.ts';

const TOKEN = 'a-token-of-24-characters';
const PLAN = { goal: 'balanced', dietaryPreferences: 'none', mealCount: 2 };

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ METRICS_TOKEN: TOKEN, RATE_LIMITS: 'relaxed' });
});
afterAll(() => server.close());

const scrape = async (headers: Record<string, string> = {}) => server.request('GET', '/metrics', { headers });
const figures = async () => readFigures(await (await scrape()).text());

test('this machine reads figures in the format of Prometheus', async () => {
  const answer = await scrape();

  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const read = readFigures(await answer.text());
  for (const name of [
    'nodejs_eventloop_lag_p99_seconds',
    'nodejs_heap_size_used_bytes',
    'process_resident_memory_bytes',
  ])
    expect(read.get(name), name).toBeGreaterThan(0);
  expect(read.get('platewise_processes')).toBe(1);
  expect(read.get('platewise_processes_expected')).toBe(1);
});

test.each([
  ['without a key', {}],
  ['with another key', { authorization: 'Bearer another-token-of-24-chars' }],
  ['with the key in another form', { authorization: TOKEN }],
])('a request that a proxy handed on %s is answered like one for an unknown path', async (_, headers) => {
  const forwarded = { 'x-forwarded-for': '203.0.113.9', ...headers };

  const [answer, unknown] = [await scrape(forwarded), await server.request('GET', '/metricz', { headers: forwarded })];

  expect(answer.status).toBe(404);
  const body = (text: string) => text.replaceAll(/"requestId":"[^"]+"/g, '');
  expect(body(await answer.text())).toBe(body(await unknown.text()));
  expect(answer.headers.get('content-type')).toBe(unknown.headers.get('content-type'));
});

test('with the key a request that a proxy handed on reads them', async () => {
  const answer = await scrape({ 'x-forwarded-for': '203.0.113.9', authorization: `Bearer ${TOKEN}` });

  expect(answer.status).toBe(200);
});

test('without METRICS_TOKEN no key opens it', async () => {
  const other = await createTestServer();
  const answer = await other.request('GET', '/metrics', {
    headers: { forwarded: 'for=203.0.113.9', authorization: 'Bearer undefined' },
  });
  await other.close();

  expect(answer.status).toBe(404);
});

test('requests count under the pattern of their route, and no id, query or unknown name becomes a label', async () => {
  const { token } = await server.signUp();
  const marks = ['11111111-2222-4333-8444-555555555555', 'some-secret-query', 'noSuchProcedure'];
  await server.request('GET', `/api/calendar/feed/${marks[0]}.ics?x=${marks[1]}`, { token });
  await server.request('GET', '/trpc/subscription.status', { token });
  await server.request('GET', '/trpc/subscription.status,subscription.plans?batch=1', { token });
  await server.request('GET', `/trpc/${marks[2]}`, { token });
  await server.request('GET', `/nowhere/${marks[0]}`);

  const text = await (await scrape()).text();
  const read = readFigures(text);

  const count = (route: string, status: number) =>
    read.get(`platewise_http_request_duration_seconds_count{method="GET",route="${route}",status="${status}"}`);
  expect(count('/api/calendar/feed/:secret.ics', 404)).toBe(1);
  expect(count('/trpc/subscription.status', 200)).toBe(1);
  expect(count('/trpc/batch', 200)).toBe(1);
  expect(count('/trpc/unknown', 404)).toBe(1);
  expect(count('unknown', 404)).toBeGreaterThanOrEqual(1);
  expect(read.get('platewise_procedure_calls_total{procedure="subscription.status",outcome="ok"}')).toBe(2);
  for (const mark of marks) expect(text).not.toContain(mark);
});

test('a plan counts with its tokens, a refused one gives them back, and a repeated call is a replay', async () => {
  const { token } = await server.signUp();
  const before = await figures();
  const generate = (body: object, key: string) =>
    server.request('POST', '/api/meals/generate', { token, body, headers: { 'idempotency-key': key } });

  await generate(PLAN, 'key-1');
  await generate(PLAN, 'key-1');
  const refused = await generate({ ...PLAN, calorieTarget: 6000, mealCount: 1 }, 'key-2');
  const after = await figures();

  const grown = (series: string) => (after.get(series) ?? 0) - (before.get(series) ?? 0);
  expect(refused.status).toBe(422);
  expect(grown('platewise_tokens_total{movement="taken"}')).toBe(3);
  expect(grown('platewise_tokens_total{movement="given-back"}')).toBe(1);
  expect(grown('platewise_plan_duration_seconds_count{kind="planMeals",outcome="made"}')).toBe(1);
  expect(grown('platewise_plan_duration_seconds_count{kind="planMeals",outcome="refused"}')).toBe(1);
  expect(grown('platewise_idempotent_replays_total{procedure="meals.generate"}')).toBe(1);
});

test('mail and background jobs count, and what waits is read from the database', async () => {
  const { now, newId } = server.services;
  await enqueueEmail({ db: server.database.db, now, newId }, { to: 'a@example.test', subject: 'One', text: 'Hello.' });
  const loop = startBackgroundLoop(server.services);
  await expect
    .poll(async () => (await figures()).get('platewise_emails_total{outcome="sent"}'), { timeout: 10_000 })
    .toBeGreaterThan(0);
  await loop.stop();

  const read = await figures();
  expect(read.get('platewise_job_runs_total{job="mail",outcome="done"}')).toBeGreaterThan(0);
  expect(read.get('platewise_job_last_success_timestamp_seconds{job="mail"}')).toBeGreaterThan(1e9);
  expect(read.get('platewise_payment_tasks{state="waiting"}')).toBe(0);
  expect(read.get('platewise_paying_people{plan="pro"}')).toBe(0);
});

test('without its database it answers all the same, without what is stored there', async () => {
  const other = await createTestServer();
  await other.database.close();
  const answer = await other.request('GET', '/metrics');
  const read = readFigures(await answer.text());
  await other.close();

  expect(answer.status).toBe(200);
  expect(read.get('platewise_processes')).toBe(1);
  expect([...read.keys()].filter((name) => /emails_waiting|payment_tasks/.test(name))).toEqual([]);
});
