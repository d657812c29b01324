import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { GenerationRequest } from '@platewise/contract/generation/generation-schema';
import { createOpenAiModel } from '@platewise/providers/model/openai/openai-model';
import { type StandInModel, startModel } from '@platewise/test-emulators/model/start-model';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { evalRequests } from './eval-requests.ts';
import { evaluateModel } from './evaluate-model.ts';

const [, , REQUEST] = evalRequests() as [GenerationRequest, GenerationRequest, GenerationRequest];

let service: StandInModel;
beforeAll(async () => {
  service = await startModel();
});
beforeEach(() => {
  service.script = {};
  service.calls.length = 0;
});
afterAll(() => service.close());

test('the forty requests are different, of every size, and the same each time', () => {
  const requests = evalRequests();

  expect(requests).toHaveLength(40);
  expect(new Set(requests.map((request) => JSON.stringify(request))).size).toBe(40);
  expect(new Set(requests.map(({ mealCount }) => mealCount))).toEqual(new Set([1, 2, 3, 4, 5]));
  expect(evalRequests()).toEqual(requests);
});

test('good dishes are kept, and the plan that they come to breaks no rule', async () => {
  const result = await evaluate();

  expect(result).toMatchObject({ outcome: 'ok', asked: 3, valid: 3, kept: 3, problems: [], violationsAfter: 0 });
  expect(result?.kcalErrorAfter).toBeLessThanOrEqual(3);
  expect(result?.firstDishMs).not.toBeNull();
});

test('a dish that breaks a rule is counted by what is wrong with it', async () => {
  service.script = { wrong: 'claims', wrongOnly: 'first' };

  const result = await evaluate();

  expect(result).toMatchObject({ valid: 3, kept: 2, violationsAfter: 0 });
  expect(result?.problems).toHaveLength(1);
});

test('a plan without any dish of the model says nothing of the model', async () => {
  service.script = { fault: 'unauthorized' };

  expect(await evaluate()).toMatchObject({
    outcome: 'config',
    asked: 3,
    valid: 0,
    kept: 0,
    problems: ['missing', 'missing', 'missing'],
    violationsAfter: null,
    kcalErrorBefore: null,
    kcalErrorAfter: null,
    firstDishMs: null,
  });
});

test('the command asks for all it was reported to, also where the service fails each time, and prints what is not known', async () => {
  service.script = { fault: 'unauthorized' };

  const command = join(import.meta.dirname, '../eval.ts');
  const words = ['--base-url', service.url, '--model', 'stand-in', '--requests', '8'];
  const { stdout } = await promisify(execFile)(process.execPath, [command, ...words]);

  expect(service.calls).toHaveLength(8);
  expect(stdout).toContain('answers that ended well     0 of 8 (0 %)');
  expect(stdout).toContain('whole answer                not known');
});

function evaluate() {
  const model = createOpenAiModel({
    apiKey: 'none',
    baseUrl: service.url,
    model: 'stand-in',
    reasoningEffort: undefined,
    maxTokensParam: undefined,
    times: { queueMs: 2000, firstByteMs: 1500, idleMs: 1500, totalMs: 10_000 },
    atOnce: 1,
    queuedMax: 1,
    onUsage: () => {},
    now: () => performance.now(),
  });
  return evaluateModel(model, REQUEST, 1);
}
