import { recordModelUsage } from '@platewise/api/model-usage/record-model-usage';
import { testDatabases } from '@platewise/db/testing/test-database';
import { type StandInModel, startModel } from '@platewise/test-emulators/model/start-model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../testing/create-test-server.ts';
import { OPERATOR_HEADER, OPERATOR_PATH } from './operator-command.ts';

const REQUEST = { goal: 'balanced', dietaryPreferences: 'none', mealCount: 2 };
const DAY_MS = 86_400_000;
const LOCAL_ORDER = {
  model: 'qwen3:8b',
  outcome: 'ok',
  dishes: 4,
  requests: 3,
  inputTokens: 1500,
  cachedTokens: null,
  outputTokens: 2500,
  costUsd: null,
} as const;
const LOCAL_LINE = ['qwen3:8b', '1', '0', '3', '4', '1,500', '-', '2,500', '-'];

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

describe.each(testDatabases())('what the operator reads of costs, on %s', (kind) => {
  let service: StandInModel;
  let server: TestServer;
  beforeAll(async () => {
    service = await startModel();
    const variables = { OPENAI_API_KEY: 'sk-test-4f9d2c71b8', OPENAI_BASE_URL: service.url, RATE_LIMITS: 'relaxed' };
    server = await createTestServer(variables, { kind });
  });
  afterAll(async () => {
    await server.close();
    await service.close();
  });

  async function generate() {
    const { token } = await server.signUp();
    const answer = await server.request('POST', '/api/meals/generate', { token, body: REQUEST });
    expect(answer.status).toBe(200);
    await server.services.usage.settled();
  }

  async function read(): Promise<string> {
    const headers = { [OPERATOR_HEADER]: server.services.operatorSecret };
    const answer = await server.request('POST', OPERATOR_PATH, { headers, body: { command: 'costs' } });
    const { ok, text } = (await answer.json()) as { ok: boolean; text: string };
    expect(ok).toBe(true);
    return text;
  }

  const cells = (text: string, line: RegExp) =>
    text
      .split('\n')
      .find((one) => line.test(one))
      ?.split(/ {2,}/);

  test('is stated in words while no model was asked', async () => {
    expect(await read()).toBe('No language model was asked in the last 30 days.');
  });

  test('is a line for each day and model, with sums, and nothing of who asked', async () => {
    const { database } = server;
    const yesterday = new Date(Date.now() - DAY_MS);
    await recordModelUsage({ ...database, now: () => yesterday }, LOCAL_ORDER);
    await generate();
    service.script = { fault: 'unauthorized' };
    await generate();

    const text = await read();

    const sums = text.split('\n').filter((line) => line.startsWith('30 days'));
    expect(cells(text, /^Day/)?.slice(0, 6)).toEqual(['Day', 'Model', 'Orders', 'Failed', 'Requests', 'Dishes']);
    expect(cells(text, /^\d{4}-.*gpt-6-luna/)?.slice(2, 7)).toEqual(['2', '1', '2', '2', '1,000']);
    expect(cells(text, /^\d{4}-.*qwen3/)).toEqual([dayOf(yesterday), ...LOCAL_LINE]);
    expect(sums.map((line) => line.split(/ {2,}/)[1])).toEqual(['gpt-6-luna', 'qwen3:8b', 'all models']);
    expect(sums[2]?.split(/ {2,}/).slice(2, 7)).toEqual(['3', '1', '5', '6', '2,500']);
    expect(sums[2]).toMatch(/ 0\.000[1-9]$/);
    expect(text).toContain('2 orders are not in the dollars');
    expect(text).not.toMatch(/@|user/);
  });

  test('leaves out what is older than 30 days', async () => {
    server.clock.offsetMs = 31 * DAY_MS;
    const text = await read();
    server.clock.offsetMs = 0;

    expect(text).toBe('No language model was asked in the last 30 days.');
  });

  test('a total that cannot be written is reported in the log, and the plan arrives all the same', async () => {
    service.script = {};
    await server.database.db.schema.alterTable('model_usage').renameTo('model_usage_away').execute();

    await generate();

    await server.database.db.schema.alterTable('model_usage_away').renameTo('model_usage').execute();
    expect(server.logs.some((line) => line.includes('could not be added up'))).toBe(true);
  });
});
