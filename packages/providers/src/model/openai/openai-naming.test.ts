import { NAMED_FOODS, type NamedFood, type NamingRequest } from '@platewise/contract/generation/named-foods-schema';
import { SMALL_PHOTO } from '@platewise/test-emulators/model/small-photo';
import { type StandInModel, startModel } from '@platewise/test-emulators/model/start-model';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ModelUsage } from '../model-port.ts';
import { createOpenAiModel } from './openai-model.ts';

const KEY = 'sk-test-4f9d2c71b8';
const PARTS = ['a wee bowl of porridge', 'some tattie scones'];
const PORRIDGE: NamedFood = { part: 0, food: 'oat porridge', count: 1, unit: 'bowl' };

let service: StandInModel;
beforeAll(async () => {
  service = await startModel();
});
beforeEach(() => {
  service.script = {};
  service.calls.length = 0;
});
afterAll(() => service.close());

async function name(order: NamingRequest): Promise<{ foods: NamedFood[]; usages: ModelUsage[] }> {
  const usages: ModelUsage[] = [];
  const model = createOpenAiModel({
    apiKey: KEY,
    baseUrl: service.url,
    model: 'gpt-6-luna',
    reasoningEffort: 'none',
    maxTokensParam: undefined,
    times: { queueMs: 2000, firstByteMs: 500, idleMs: 500, totalMs: 3000 },
    atOnce: 2,
    queuedMax: 2,
    onUsage: (usage) => usages.push(usage),
    now: () => performance.now(),
  });
  const foods = await model.nameFoods(order, { signal: new AbortController().signal, person: 'ann-77' });
  return { foods, usages };
}

test('parts of a typed meal are sent and nothing else of the person, with a strict schema and a cap', async () => {
  service.script = { names: () => [PORRIDGE] };

  const { foods, usages } = await name({ parts: PARTS });

  const [call] = service.calls;
  const sent = JSON.stringify(call?.body);
  expect(foods).toEqual([PORRIDGE]);
  expect(call?.body.messages.at(-1)).toEqual({ role: 'user', content: JSON.stringify({ eaten: PARTS }) });
  expect(sent).toContain('"strict":true');
  expect(sent).not.toMatch(/ann-77/);
  expect(sent).toMatch(/"max_(?:completion_)?tokens":850\b/);
  expect(usages).toMatchObject([{ outcome: 'ok', dishes: 0, isGeneratedText: true }]);
});

test('a photo goes along as a picture of the message', async () => {
  const seen: unknown[] = [];
  service.script = {
    names: (eaten) => {
      seen.push(eaten);
      return [PORRIDGE];
    },
  };

  expect((await name({ photo: SMALL_PHOTO })).foods).toEqual([PORRIDGE]);
  expect(seen).toEqual([{ photo: `data:image/jpeg;base64,${SMALL_PHOTO}` }]);
});

test('what is no food of the contract is passed over, and so are figures of a model', async () => {
  service.script = {
    names: () => [
      { ...PORRIDGE, calories: 300 },
      { ...PORRIDGE, part: 2 },
      { ...PORRIDGE, count: 0 },
      { ...PORRIDGE, count: 'two' },
      { ...PORRIDGE, count: NAMED_FOODS.countMax + 1 },
      { ...PORRIDGE, unit: 'bucket' },
      { ...PORRIDGE, food: '' },
      { ...PORRIDGE, food: '<b>porridge</b>' },
      { ...PORRIDGE, food: 'x'.repeat(NAMED_FOODS.nameMaxCharacters + 1) },
      { ...PORRIDGE, food: KEY },
      PORRIDGE,
    ],
  };

  expect((await name({ parts: PARTS })).foods).toEqual([PORRIDGE]);
});

test('what holds no food the model says so of, and that is no failure', async () => {
  service.script = { names: () => [{ part: 0, food: 'nothing', count: 1, unit: 'serving' }] };

  expect(await name({ parts: PARTS })).toMatchObject({ foods: [], usages: [{ outcome: 'ok' }] });
});

test('no more foods are read than a meal has', async () => {
  service.script = { names: () => Array.from({ length: 2000 }, () => PORRIDGE) };

  expect((await name({ parts: PARTS })).foods).toHaveLength(NAMED_FOODS.foodsMax);
});
