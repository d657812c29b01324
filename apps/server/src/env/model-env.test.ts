import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

const PRODUCTION = { NODE_ENV: 'production', IDENTITY: 'local', PAYMENTS: 'sandbox' };
const KEY = { OPENAI_API_KEY: 'sk-test-4f9d2c71b8' };

function modelOf(variables: Record<string, string>) {
  const outcome = readEnv(variables);
  if (!outcome.ok) throw new Error(outcome.sentence);
  return outcome.env.model;
}

test('without a key there is no model, whatever is stated of the fallback', () => {
  expect(modelOf({ PLANNER_FALLBACK: 'off', DEMO_PLANNER: 'embedded' })).toBeNull();
});

test('a key is enough: the documented service, and a model that is reported not to think for long', () => {
  expect(modelOf(KEY)).toEqual({
    apiKey: KEY.OPENAI_API_KEY,
    baseUrl: 'https://api.openai.com/v1',
    model: 'gpt-6-luna',
    reasoningEffort: 'low',
    maxTokensParam: undefined,
    contextTokens: undefined,
    answerMaxTokens: undefined,
    times: { queueMs: 20_000, firstByteMs: 20_000, idleMs: 15_000, totalMs: 90_000 },
    price: undefined,
  });
});

test('everything can be set, and an effort is sent only where one is', () => {
  const set = {
    OPENAI_BASE_URL: 'http://ollama:11434/v1/',
    OPENAI_MODEL: 'qwen3:8b',
    OPENAI_MAX_TOKENS_PARAM: 'max_tokens',
    OPENAI_CONTEXT_TOKENS: '8192',
    OPENAI_MAX_TOKENS: '3000',
    OPENAI_TIMEOUT_SECONDS: '110',
    OPENAI_PRICE_INPUT: '1',
    OPENAI_PRICE_OUTPUT: '2.5',
  };

  expect(modelOf({ ...KEY, ...set })).toEqual({
    apiKey: KEY.OPENAI_API_KEY,
    baseUrl: 'http://ollama:11434/v1',
    model: 'qwen3:8b',
    reasoningEffort: undefined,
    maxTokensParam: 'max_tokens',
    contextTokens: 8192,
    answerMaxTokens: 3000,
    times: { queueMs: 20_000, firstByteMs: (110_000 * 2) / 3, idleMs: 15_000, totalMs: 110_000 },
    price: { input: 1, output: 2.5 },
  });
});

test.each([
  ['gpt-6-luna', 'low'],
  ['openai/gpt-6-luna', 'low'],
  ['gpt-6-luna-mini', undefined],
  ['gpt-5-nano', undefined],
])('%s is reported how long to think only where it is the default model: %s', (OPENAI_MODEL, effort) => {
  expect(modelOf({ ...KEY, OPENAI_MODEL })?.reasoningEffort).toBe(effort);
  expect(modelOf({ ...KEY, OPENAI_MODEL, OPENAI_REASONING_EFFORT: 'high' })?.reasoningEffort).toBe('high');
});

test.each(['ollama', 'none', 'x'])('a server of one’s own takes %j for a key', (OPENAI_API_KEY) => {
  expect(modelOf({ OPENAI_API_KEY, OPENAI_BASE_URL: 'http://ollama:11434/v1' })?.apiKey).toBe(OPENAI_API_KEY);
});

test.each([
  [{ OPENAI_MODEL: 'qwen3:8b', OPENAI_MONTHLY_BUDGET: '20' }, /OPENAI_MONTHLY_BUDGET.*qwen3:8b/],
  [{ OPENAI_PRICE_INPUT: '1' }, /OPENAI_PRICE_OUTPUT must be set too/],
  [{ OPENAI_PERSON_MONTHLY_BUDGET: 'ten' }, /OPENAI_PERSON_MONTHLY_BUDGET.*dollars/],
  [{ OPENAI_TIMEOUT_SECONDS: '300' }, /OPENAI_TIMEOUT_SECONDS.*10 to 110/],
])('a budget or time that cannot be kept stops the start by name: %j', (variables, sentence) => {
  expect(readEnv({ ...KEY, ...variables })).toMatchObject({ ok: false, sentence: expect.stringMatching(sentence) });
});

test('a budget can be set where the price is listed or given', () => {
  const given = { OPENAI_MODEL: 'qwen3:8b', OPENAI_PRICE_INPUT: '0', OPENAI_PRICE_OUTPUT: '0' };

  expect(readEnv({ ...KEY, OPENAI_MONTHLY_BUDGET: '20' })).toMatchObject({ ok: true });
  expect(readEnv({ ...KEY, ...given, OPENAI_MONTHLY_BUDGET: '20' })).toMatchObject({ ok: true });
});

test('with a key production need not name our own planner, and may', () => {
  expect(readEnv({ ...PRODUCTION, ...KEY })).toMatchObject({ ok: true });
  expect(readEnv({ ...PRODUCTION, ...KEY, PLANNER: 'embedded' })).toMatchObject({ ok: true });
});

test.each<[string, Record<string, string>]>([
  ['OPENAI_API_KEY', { OPENAI_BASE_URL: 'http://localhost:1234/v1' }],
  ['OPENAI_API_KEY', { OPENAI_MODEL: 'gpt-6-luna' }],
  ['OPENAI_API_KEY', { OPENAI_REASONING_EFFORT: 'low' }],
  ['OPENAI_API_KEY', { OPENAI_MAX_TOKENS_PARAM: 'max_tokens' }],
  ['OPENAI_API_KEY', { OPENAI_API_KEY: 'two words' }],
  ['OPENAI_API_KEY', { OPENAI_API_KEY: 'ollama' }],
  ['OPENAI_API_KEY', { OPENAI_API_KEY: 'ollama', OPENAI_BASE_URL: 'https://api.openai.com/v1' }],
  ['OPENAI_BASE_URL', { ...KEY, OPENAI_BASE_URL: 'ollama' }],
  ['OPENAI_BASE_URL', { ...KEY, OPENAI_BASE_URL: 'ftp://ollama/v1' }],
  ['OPENAI_BASE_URL', { ...KEY, OPENAI_BASE_URL: 'http://models.example/v1' }],
  ['OPENAI_BASE_URL', { ...KEY, OPENAI_BASE_URL: 'https://me:secret@models.example/v1' }],
  ['OPENAI_MODEL', { ...KEY, OPENAI_MODEL: 'a model' }],
  ['OPENAI_REASONING_EFFORT', { ...KEY, OPENAI_REASONING_EFFORT: '7' }],
  ['OPENAI_MAX_TOKENS_PARAM', { ...KEY, OPENAI_MAX_TOKENS_PARAM: 'tokens' }],
  ['PLANNER_FALLBACK', { ...KEY, PLANNER_FALLBACK: 'maybe' }],
  ['DEMO_PLANNER', { ...KEY, DEMO_PLANNER: 'openai' }],
  ['PLANNER', { ...PRODUCTION }],
])('%s is named in one line when it cannot be used: %j', (name, variables) => {
  const outcome = readEnv(variables);

  const sentence = outcome.ok ? '' : outcome.sentence;
  expect(sentence).toContain(name);
  expect(sentence).not.toContain('\n');
  expect(sentence).not.toContain('secret');
});

test.each([
  'http://127.0.0.1:1/v1',
  'http://[::1]:1/v1',
  'http://10.1.2.3/v1',
  'http://box.local/v1',
  'https://openrouter.ai/api/v1',
])('a service may be at %s', (OPENAI_BASE_URL) => {
  expect(modelOf({ ...KEY, OPENAI_BASE_URL })?.baseUrl).toBe(OPENAI_BASE_URL);
});
