import { type StandInModel, startModel } from '@platewise/test-emulators/model/start-model';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeAdapters } from '../start/describe-adapters.ts';
import { createTestServer, type TestServer } from '../testing/create-test-server.ts';

const KEY = 'sk-test-4f9d2c71b8';
const REQUEST = {
  goal: 'balanced',
  dietaryPreferences: 'none',
  mealCount: 2,
  additionalNotes: 'soup for something cosy, plugh',
};

let service: StandInModel;
let server: TestServer;
beforeAll(async () => {
  service = await startModel();
  server = await createTestServer({ OPENAI_API_KEY: KEY, OPENAI_BASE_URL: service.url, PLANNER_FALLBACK: 'off' });
});
beforeEach(() => {
  service.script = {};
});
afterAll(async () => {
  await server.close();
  await service.close();
});

test('a plan of proposed dishes comes over REST, and a line in the log says what it cost and nothing of the person', async () => {
  const { token } = await server.signUp();

  const answer = await server.request('POST', '/api/meals/generate', { token, body: REQUEST });

  const { meals } = (await answer.json()) as { meals: { source: string }[] };
  const line = server.logs.find((one) => one.includes('a model was asked for dishes'));
  expect(meals.map(({ source }) => source)).toEqual(['model', 'model']);
  expect(JSON.parse(line ?? '{}')).toMatchObject({
    model: { outcome: 'ok', dishes: 2, requests: 1, inputTokens: 1000 },
  });
  const { modelRequests, modelTokens } = server.services.instruments;
  expect((await modelRequests.get()).values).toContainEqual({ labels: { purpose: 'dishes', outcome: 'ok' }, value: 1 });
  expect((await modelTokens.get()).values).toContainEqual({ labels: { kind: 'input' }, value: 1000 });
  expect(server.logs.join()).not.toContain(KEY);
  expect(server.logs.join()).not.toContain('plugh');
});

test('what it cannot do is reported with the documented status, and says nothing of the service', async () => {
  const { token } = await server.signUp();
  const outcomes: unknown[] = [];

  for (const fault of ['unauthorized', 'rate-limited-long', 'server-error', 'refusal'] as const) {
    service.script = { fault };
    const answer = await server.request('POST', '/api/meals/generate', { token, body: REQUEST });
    const body = (await answer.json()) as { code: string };
    outcomes.push([fault, answer.status, body.code, answer.headers.get('retry-after')]);
    expect(JSON.stringify(body)).not.toMatch(/api key|127\.0\.0\.1|sk-/i);
  }

  expect(outcomes).toEqual([
    ['unauthorized', 502, 'GENERATION_FAILED', null],
    ['rate-limited-long', 429, 'PLANNER_BUSY', '40'],
    ['server-error', 504, 'PLANNER_NOT_ANSWERING', null],
    ['refusal', 422, 'NOTES_REFUSED', null],
  ]);
  expect(server.logs.join()).not.toContain(KEY);
});

test('the adapters that run are reported: to clients by kind, to the operator by name and host', async () => {
  const config = await (await server.request('GET', '/api/config')).json();
  const ready = await (await server.request('GET', '/readyz')).json();

  expect(config).toMatchObject({ planner: { kind: 'openai' } });
  expect(JSON.stringify(config)).not.toContain(KEY);
  expect(ready).toMatchObject({ ok: true, planner: { kind: 'openai', circuit: 'closed' } });
  expect(describeAdapters(server.services)).toContain(
    `planner openai (gpt-6-luna at ${new URL(service.url).host}, no fallback)`,
  );
});

test('a refusal of a request without notes does not blame notes', async () => {
  const { token } = await server.signUp();
  service.script = { fault: 'refusal' };

  const body = { ...REQUEST, additionalNotes: '' };
  const answer = await server.request('POST', '/api/meals/generate', { token, body });

  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ code: 'MODEL_REFUSED' });
});

test('visitors are served without it', async () => {
  const calls = service.calls.length;

  const answer = await server.request('POST', '/api/meals/generate', { body: REQUEST });

  expect(answer.status).toBe(200);
  expect(service.calls).toHaveLength(calls);
});

test('dishes reach the browser while the plan is made, and leaving stops the model', async () => {
  const { token } = await server.signUp();
  const calls = service.calls.length;
  service.script = { fault: 'stall' };
  const leave = new AbortController();

  const answer = await fetch(`${server.url}/trpc/meals.generateStepwise?batch=1`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'trpc-accept': 'application/jsonl',
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({ 0: { ...REQUEST, mealCount: 4 } }),
    signal: leave.signal,
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let done = false; !done && !text.includes('"foods"'); ) {
    const piece = await reader?.read();
    text += piece?.value ?? '';
    done = piece?.done ?? true;
  }
  leave.abort();

  expect(text).toContain('"kind":"dish"');
  expect(text).not.toContain('"kind":"plan"');
  await expect.poll(() => service.calls[calls]?.wasCut).toBe(true);
  await expect
    .poll(async () => {
      const status = await server.request('GET', '/api/sub/subscription-status', { token });
      return ((await status.json()) as { tokens: number }).tokens;
    })
    .toBe(10);
});
