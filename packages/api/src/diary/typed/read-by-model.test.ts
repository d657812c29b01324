import { modelError } from '@platewise/providers/model/model-error';
import { createOpenAiModel, MODEL_PLACES } from '@platewise/providers/model/openai/openai-model';
import { SMALL_PHOTO } from '@platewise/test-emulators/model/small-photo';
import { type StandInModel, startModel } from '@platewise/test-emulators/model/start-model';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PRO } from '../../testing/people.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import type { MealReaderPort } from './meal-reader.ts';

const HOST = 'model.example';
const testApi = useTestApi();
let service: StandInModel;
beforeAll(async () => {
  service = await startModel();
});
beforeEach(() => {
  service.script = {};
  service.calls.length = 0;
});
afterAll(() => service.close());

/** Somebody with Pro where a model reads meals. */
function withReader(changed: Partial<MealReaderPort> = {}) {
  const model = createOpenAiModel({
    apiKey: 'sk-test-4f9d2c71b8',
    baseUrl: service.url,
    model: 'gpt-6-luna',
    reasoningEffort: 'none',
    maxTokensParam: undefined,
    times: { queueMs: 2000, firstByteMs: 2000, idleMs: 2000, totalMs: 5000 },
    ...MODEL_PLACES,
    onUsage: () => undefined,
    now: () => performance.now(),
  });
  return testApi().as(PRO, {
    mealReader: { host: HOST, readsPhotos: true, nameFoods: (...asked) => model.nameFoods(...asked), ...changed },
  });
}

test('a model names foods, and the tables say what they weigh and hold', async () => {
  const caller = withReader();
  service.script = {
    names: () => [
      { part: 0, food: 'oat porridge', count: 1, unit: 'bowl' },
      { part: 1, food: 'roti', count: 2, unit: 'piece' },
      { part: 1, food: 'frobnicate', count: 1, unit: 'slice' },
    ],
  };

  expect(await caller.calorie.mealReader()).toEqual({ host: HOST, readsPhotos: true });
  const reading = await caller.calorie.readParts({
    host: HOST,
    parts: ['a wee bowl of porridge', 'twa rotis', 'a wheen'],
  });

  expect(reading.outcome).toBe('read');
  expect(
    reading.lines.map(({ text, basis, foods }) => [text, basis, foods.map(({ food, grams }) => [food.id, grams])]),
  ).toEqual([
    ['1 bowl oat porridge', 'measured', [[expect.stringMatching(/./), expect.any(Number)]]],
    ['2 roti', 'measured', [['usda-171844', 80]]],
    ['1 slice frobnicate', 'unread', []],
    ['a wheen', 'unread', []],
  ]);
  expect(reading.lines[1]?.foods[0]?.food.per100g.calories).toBe(297);
  expect(await caller.calorie.entries({})).toEqual([]);
});

test('a photo is sent without its place, and read likewise', async () => {
  const caller = withReader();
  const sent: unknown[] = [];
  service.script = {
    names: (eaten) => {
      sent.push(eaten);
      return [{ part: 0, food: 'banana', count: 1, unit: 'piece' }];
    },
  };
  const plain = Buffer.from(SMALL_PHOTO, 'base64');
  const place = Buffer.from('\xff\xfe\x00\x0752.5N', 'latin1');
  const photo = Buffer.concat([plain.subarray(0, 2), place, plain.subarray(2)]).toString('base64');

  const { outcome, lines } = await caller.calorie.readPhoto({ host: HOST, photo });

  expect([outcome, lines[0]?.foods]).toMatchObject(['read', [{ food: { id: 'banana' }, grams: 118 }]]);
  expect(sent).toEqual([{ photo: `data:image/jpeg;base64,${SMALL_PHOTO}` }]);
});

test('nothing is sent to a host that the person did not agree to, nor a photo to a model that does not see', async () => {
  const blind = withReader({ readsPhotos: false });

  expect(await blind.calorie.readParts({ host: 'other.example', parts: ['2 rotis'] })).toEqual({
    outcome: 'other-host',
    lines: [],
  });
  expect(await blind.calorie.readPhoto({ host: HOST, photo: SMALL_PHOTO })).toEqual({
    outcome: 'unavailable',
    lines: [],
  });
  expect(service.calls).toEqual([]);
});

test('a model that fails, none at all, and nothing to name are each answered as that', async () => {
  const failing = withReader({
    nameFoods: async () => {
      throw modelError('budget');
    },
  });
  const without = testApi().as(PRO, { mealReader: null });

  expect((await failing.calorie.readParts({ host: HOST, parts: ['2 rotis'] })).outcome).toBe('unavailable');
  expect(await without.calorie.mealReader()).toEqual({ host: null, readsPhotos: false });
  expect((await without.calorie.readParts({ host: HOST, parts: ['2 rotis'] })).outcome).toBe('unavailable');
  service.script = { names: () => [{ part: 0, food: 'nothing', count: 1, unit: 'serving' }] };
  expect((await withReader().calorie.readParts({ host: HOST, parts: ['my shoe'] })).outcome).toBe('nothing');
});

test('what is no photo or no part is refused with a sentence, and so is asking without the plan', async () => {
  const caller = withReader();
  const gif = Buffer.from('GIF89a').toString('base64');

  await expect(caller.calorie.readPhoto({ host: HOST, photo: gif })).rejects.toThrow('This is no photo in JPEG.');
  await expect(caller.calorie.readPhoto({ host: HOST, photo: 'not base64!' })).rejects.toThrow(
    'This is no photo in JPEG.',
  );
  await expect(caller.calorie.readParts({ host: HOST, parts: [] })).rejects.toThrow();
  await expect(testApi().api.calorie.readPhoto({ host: HOST, photo: SMALL_PHOTO })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  await expect(testApi().api.calorie.mealReader()).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
