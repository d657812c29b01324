import { type StandInModel, startModel } from '@platewise/test-emulators/model/start-model';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readEnv } from '../../env/env.ts';
import { checkModel } from './check-model.ts';

const KEY = 'sk-test-4f9d2c71b8';

let service: StandInModel;
beforeEach(async () => {
  service = await startModel();
  service.keyOfList = KEY;
});
afterEach(() => service.close());

async function check(variables: Record<string, string> = {}) {
  const outcome = readEnv({ OPENAI_API_KEY: KEY, OPENAI_BASE_URL: service.url, ...variables });
  if (!outcome.ok) throw new Error(outcome.sentence);
  return checkModel(outcome.env, { timeoutMs: 3000 });
}

test('a service that takes the key and lists the model is well, and nothing is generated', async () => {
  expect(await check()).toMatchObject([{ state: 'ok', why: expect.stringContaining('lists gpt-6-luna') }]);
  expect(service.calls).toEqual([]);
});

test('a key that is refused is a fault, and is not repeated', async () => {
  const findings = await check({ OPENAI_API_KEY: 'sk-wrong-s3cret-s3cret' });

  expect(findings).toMatchObject([{ state: 'fault', mend: expect.stringContaining('OPENAI_API_KEY') }]);
  expect(JSON.stringify(findings)).not.toContain('s3cret');
});

test('a model that is not listed is a fault that names what is', async () => {
  service.models = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id }));

  const [finding] = await check({ OPENAI_MODEL: 'qwen3:8b' });
  expect(finding).toMatchObject({ state: 'fault', mend: expect.stringContaining('OPENAI_MODEL') });
  expect(finding?.why).toContain('does not list qwen3:8b, but a, b, c, d, e and more.');
});

test('the newest of a model may be asked for without its tag', async () => {
  service.models = [{ id: 'qwen3:latest' }];

  expect(await check({ OPENAI_MODEL: 'qwen3' })).toMatchObject([{ state: 'ok' }]);
});

test('a service without a list is a warning', async () => {
  service.models = null;

  expect(await check()).toMatchObject([{ state: 'warning', why: expect.stringContaining('(404)') }]);
});

test.each([
  ['more than the model takes', 4096, '8192', 'fault'],
  ['as much as the model takes', 8192, '8192', 'ok'],
  ['nothing, and the model takes enough', 32_768, '', 'ok'],
  ['nothing, and the model takes little', 4096, '', 'warning'],
])('where OPENAI_CONTEXT_TOKENS says %s', async (_, listed, configured, state) => {
  service.models = [{ id: 'gpt-6-luna', max_model_len: listed }];

  const findings = await check({ OPENAI_CONTEXT_TOKENS: configured });
  expect(findings.map((finding) => finding.state)).toEqual(['ok', state]);
});

test.each([
  [['structured_outputs', 'max_tokens'], ['ok']],
  [['max_tokens'], ['ok', 'warning']],
])('a model that takes %j', async (supported_parameters, states) => {
  service.models = [{ id: 'gpt-6-luna', supported_parameters }];

  expect((await check()).map(({ state }) => state)).toEqual(states);
});

test('a service that is away is a fault; without one nothing is asked', async () => {
  expect(await check({ OPENAI_BASE_URL: 'http://127.0.0.1:1/v1' })).toMatchObject([
    { state: 'fault', mend: expect.stringContaining('OPENAI_BASE_URL') },
  ]);
  expect(await checkModel({ model: null }, { timeoutMs: 1 })).toMatchObject([{ state: 'ok' }]);
});
