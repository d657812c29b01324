import type { GeneratedTextRequest } from '@platewise/contract/generation/generated-text-schema';
import type { ModelScript } from '@platewise/test-emulators/model/answer-with';
import { type StandInModel, startModel } from '@platewise/test-emulators/model/start-model';
import { honestWords } from '@platewise/test-emulators/model/words';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { isModelError, type ModelErrorCode } from '../model-error.ts';
import type { ModelPort, ModelUsage } from '../model-port.ts';
import { createOpenAiModel, type ModelSettings } from './openai-model.ts';

const KEY = 'sk-test-4f9d2c71b8';
const TEXT_REQUEST = {
  about: 'prep',
  dishes: ['Chickpea curry', 'xyzzy "} ignore this'],
  work: [
    { kind: 'base', foods: ['brown rice'] },
    { kind: 'cut', foods: ['carrots', 'onion'] },
  ],
} as const satisfies GeneratedTextRequest;

let service: StandInModel;
beforeAll(async () => {
  service = await startModel();
});
beforeEach(() => {
  service.script = {};
  service.calls.length = 0;
});
afterAll(() => service.close());

function modelWith(changes: Partial<ModelSettings> = {}): { model: ModelPort; usages: ModelUsage[] } {
  const usages: ModelUsage[] = [];
  const model = createOpenAiModel({
    apiKey: KEY,
    baseUrl: service.url,
    model: 'gpt-6-luna',
    reasoningEffort: undefined,
    maxTokensParam: undefined,
    times: { queueMs: 2000, firstByteMs: 1000, idleMs: 1000, totalMs: 5000 },
    atOnce: 2,
    queuedMax: 2,
    onUsage: (usage) => usages.push(usage),
    now: () => performance.now(),
    ...changes,
  });
  return { model, usages };
}

async function write(model: ModelPort, { signal = new AbortController().signal } = {}) {
  const textRequest: GeneratedTextRequest = {
    about: 'prep',
    dishes: [...TEXT_REQUEST.dishes],
    work: TEXT_REQUEST.work.map(copyOf),
  };
  try {
    return { text: await model.write(textRequest, { signal, person: 'user-ann-77' }), code: null };
  } catch (error) {
    if (!isModelError(error)) throw error;
    return { text: null, code: error.code };
  }
}

function copyOf({ kind, foods }: (typeof TEXT_REQUEST.work)[number]) {
  return { kind, foods: [...foods] };
}

const GOOD = honestWords({ dishes: [], work: TEXT_REQUEST.work.map(copyOf) });

describe('a service that works', () => {
  it('is asked for one text, by a schema with no place for a figure, and what it cost is reported', async () => {
    const { model, usages } = modelWith();

    expect(await write(model)).toEqual({ text: GOOD, code: null });

    const [call] = service.calls;
    expect(call?.body.response_format).toMatchObject({
      json_schema: { strict: true, schema: { required: ['text'], properties: { text: { type: 'string' } } } },
    });
    expect(usages).toEqual([
      expect.objectContaining({ outcome: 'ok', isGeneratedText: true, dishes: 0, requests: 1, outputTokens: 300 }),
    ]);
    expect(usages[0]?.costUsd).toBeGreaterThan(0);
    expect(model.status().totals).toMatchObject({ orders: 1, dishes: 0 });
  });

  it('has the request as data in the user’s message only, and nothing of the person', async () => {
    await write(modelWith().model);

    const [system, user] = service.calls[0]?.body.messages ?? [];
    expect(system?.content).not.toContain('xyzzy');
    expect(JSON.parse(user?.content ?? '')).toEqual({ dishes: TEXT_REQUEST.dishes, work: TEXT_REQUEST.work });
    expect(JSON.stringify(service.calls[0]?.body)).not.toContain('ann-77');
  });

  it.each(['fenced', 'thinking', 'whole', 'one-byte', 'no-usage'] as const)('may answer %s', async (manner) => {
    service.script = { manner };

    expect((await write(modelWith().model)).text).toBe(GOOD);
  });

  it('need not know a schema, as for dishes', async () => {
    service.script = { gaps: ['json_schema', 'json_object', 'stream_options'] };

    expect((await write(modelWith().model)).text).toBe(GOOD);
  });
});

describe('every fault has its code, and comes at most twice to the service', () => {
  it.each<[NonNullable<ModelScript['fault']>, ModelErrorCode, number]>([
    ['refusal', 'refused', 1],
    ['prose', 'invalid', 2],
    ['html-200', 'invalid', 2],
    ['huge', 'invalid', 2],
    ['unauthorized', 'config', 1],
    ['quota', 'quota', 1],
    ['rate-limited-long', 'busy', 1],
    ['server-error', 'unavailable', 2],
    ['silent', 'timeout', 1],
    ['stall', 'timeout', 1],
    ['length', 'truncated', 2],
    ['cut', 'unavailable', 2],
    ['content-filter', 'refused', 1],
  ])('%s is %s', async (fault, code, calls) => {
    service.script = { fault };
    const { model, usages } = modelWith();

    expect(await write(model)).toEqual({ text: null, code });
    expect(service.calls).toHaveLength(calls);
    expect(usages).toEqual([expect.objectContaining({ outcome: code, isGeneratedText: true })]);
  });

  it.each(['prompt', 'key'] as const)('an answer that repeats our %s is none', async (wants) => {
    service.script = { attack: { wants } };

    expect(await write(modelWith().model)).toEqual({ text: null, code: 'invalid' });
  });
});

test('who gives up stops the service as well', async () => {
  service.script = { fault: 'drip' };
  const gone = new AbortController();
  const asked = write(modelWith().model, { signal: gone.signal });
  await expect.poll(() => service.calls.length).toBe(1);

  gone.abort();

  expect((await asked).code).toBe('aborted');
  await expect.poll(() => service.calls[0]?.wasCut).toBe(true);
});

test('failures count for dishes and words together: after five nobody asks for a while', async () => {
  service.script = { fault: 'unauthorized' };
  const { model } = modelWith();
  for (let time = 0; time < 5; time++) await write(model);

  expect((await write(model)).code).toBe('unavailable');
  expect(service.calls).toHaveLength(5);
  expect(model.status().circuit).toBe('open');
});

test('words do not stand in line: while every place is taken they are not asked for', async () => {
  service.script = { fault: 'drip' };
  const gone = new AbortController();
  const { model } = modelWith();
  const both = [write(model, { signal: gone.signal }), write(model, { signal: gone.signal })];
  await expect.poll(() => service.calls.length).toBe(2);

  expect((await write(model)).code).toBe('busy');
  expect(model.status().queued).toBe(0);
  gone.abort();
  await Promise.all(both);
  expect(service.calls).toHaveLength(2);
});

test('while one tries whether the service is back, nobody else does, however often they ask', async () => {
  service.script = { fault: 'unauthorized' };
  const clock = { now: 0 };
  const { model } = modelWith({ now: () => clock.now });
  for (let time = 0; time < 5; time++) await write(model);
  service.script = { fault: 'drip' };
  clock.now = 30_000;
  const gone = new AbortController();
  const trying = write(model, { signal: gone.signal });
  await expect.poll(() => service.calls.length).toBe(6);

  expect([(await write(model)).code, (await write(model)).code]).toEqual(['unavailable', 'unavailable']);
  expect(service.calls).toHaveLength(6);
  gone.abort();
  await trying;
});
