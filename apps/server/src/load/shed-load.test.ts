import { afterEach, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../testing/create-test-server.ts';

const PLAN = { goal: 'balanced', dietaryPreferences: 'none', mealCount: 1 };

let server: TestServer;
afterEach(() => server.close());

const generate = () => server.request('POST', '/api/meals/generate', { body: PLAN });
const callProcedure = (path: string) => server.request('POST', `/trpc/${path}`, { body: { 0: PLAN } });
const statusOf = async (path: string) => (await server.request('GET', path)).status;
const shed = async () => (await server.services.instruments.shed.get()).values;

test('over its memory a process refuses plans, and then everything but health and figures', async () => {
  server = await createTestServer({ SHED_MEMORY_MB: '1' });

  const refused = await generate();

  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('5');
  expect(await refused.json()).toMatchObject({
    ok: false,
    code: 'SERVER_BUSY',
    error: expect.stringContaining('5 seconds'),
  });
  expect(await statusOf('/api/sub/plans')).toBe(503);
  expect(await Promise.all(['/healthz', '/readyz', '/metrics'].map(statusOf))).toEqual([200, 200, 200]);
  expect(await shed()).toEqual([
    { labels: { reason: 'memory', cost: 'plan' }, value: 1 },
    { labels: { reason: 'memory', cost: 'other' }, value: 1 },
  ]);
});

test('with a late loop plans are refused while reads are answered, and then plans again', async () => {
  const load = { loop: 1.5, memory: 0.5 };
  server = await createTestServer({}, { load: () => load });

  const refused = await Promise.all([
    generate(),
    callProcedure('meals.generate'),
    callProcedure('meals.generate,meals.generate?batch=1'),
  ]);
  const read = await statusOf('/api/sub/plans');
  load.loop = 0.5;
  const made = await generate();

  expect(refused.map(({ status }) => status)).toEqual([503, 503, 503]);
  expect(await refused[1]?.json()).toMatchObject({ error: { data: { code: 'SERVER_BUSY', httpStatus: 503 } } });
  expect([read, made.status]).toEqual([200, 200]);
  expect(await shed()).toEqual([{ labels: { reason: 'loop', cost: 'plan' }, value: 3 }]);
});
