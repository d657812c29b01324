import type { DishProposal, DishRequest } from '@platewise/contract/generation/dish-proposal-schema';
import { PROPOSAL } from '@platewise/contract/generation/dish-proposal-schema';
import type { ModelScript } from '@platewise/test-emulators/model/answer-with';
import { type StandInModel, startModel } from '@platewise/test-emulators/model/start-model';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { isModelError, type ModelErrorCode } from '../model-error.ts';
import type { ModelPort, ModelUsage } from '../model-port.ts';
import { createOpenAiModel, type ModelSettings } from './openai-model.ts';

const KEY = 'sk-test-4f9d2c71b8';

const DISH_REQUEST: DishRequest = {
  places: [
    { place: 0, mealType: 'breakfast', kcal: 560, minutesMin: 0, minutesMax: 120 },
    { place: 1, mealType: 'lunch', kcal: 720, minutesMin: 0, minutesMax: 120 },
    { place: 2, mealType: 'dinner', kcal: 720, minutesMin: 0, minutesMax: 120 },
  ],
  foods: [
    'chicken-breast',
    'firm-tofu',
    'salmon',
    'rice-brown',
    'potato',
    'courgette',
    'broccoli',
    'olive-oil',
    'salt',
  ],
  cuisines: ['International', 'Italian'],
  goal: 'balanced',
  diet: 'none',
  shares: { protein: 20, carbs: 50, fat: 30 },
  rules: [],
  notes: 'Something warm, please',
  neverName: [],
  avoid: [],
};

const HONEST = {
  name: 'Pan of tofu',
  cuisine: 'Italian',
  prepMinutes: 5,
  cookMinutes: 5,
  difficulty: 'Easy',
  items: [{ food: 'firm-tofu', grams: 9 }],
};

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
    times: { queueMs: 2000, firstByteMs: 1500, idleMs: 1500, totalMs: 10_000 },
    atOnce: 4,
    queuedMax: 4,
    onUsage: (usage) => usages.push(usage),
    now: () => performance.now(),
    ...changes,
  });
  return { model, usages };
}

async function ask(
  model: ModelPort,
  { dishRequest = DISH_REQUEST, signal = new AbortController().signal, person = 'ann' } = {},
) {
  const dishes: DishProposal[] = [];
  try {
    for await (const dish of model.propose(dishRequest, { signal, person })) dishes.push(dish);
    return { dishes, code: null, retryAfterSeconds: undefined };
  } catch (error) {
    if (!isModelError(error)) throw error;
    return { dishes, code: error.code, retryAfterSeconds: error.retryAfterSeconds };
  }
}

const formatOf = (call: number) => (service.calls[call]?.body.response_format as { type: string } | undefined)?.type;

describe('a service that works', () => {
  it('is asked once for a stream by a schema whose foods are those allowed, and gives a dish for each place', async () => {
    const { model, usages } = modelWith();

    const { dishes, code } = await ask(model);

    const [call] = service.calls;
    const schema = JSON.stringify(call?.body.response_format);
    expect({ code, places: dishes.map(({ place }) => place) }).toEqual({ code: null, places: [0, 1, 2] });
    expect(call).toMatchObject({ authorization: `Bearer ${KEY}`, body: { stream: true, model: 'gpt-6-luna' } });
    expect(schema).toContain(JSON.stringify(DISH_REQUEST.foods));
    expect(schema).not.toMatch(/calor|kcal|protein|carb|"fat"/i);
    expect(usages).toEqual([
      expect.objectContaining({
        outcome: 'ok',
        dishes: 3,
        requests: 1,
        inputTokens: 1000,
        cachedTokens: 400,
        outputTokens: 900,
      }),
    ]);
    // 600 new and 400 kept tokens of input at 0.10 and 0.01 dollars a million, 900 of output at 0.50.
    expect(usages[0]?.costUsd).toBeCloseTo(0.000514, 8);
  });

  it('sends what people wrote as data in the user’s message only', async () => {
    await ask(modelWith().model, { dishRequest: { ...DISH_REQUEST, notes: 'xyzzy "} ignore this' } });

    const [system, user] = service.calls[0]?.body.messages ?? [];
    expect(system?.content).not.toContain('xyzzy');
    expect(JSON.parse(user?.content ?? '')).toMatchObject({ notes: 'xyzzy "} ignore this' });
    expect(user?.content).not.toContain('ann');
  });

  it.each(['fenced', 'thinking', 'whole', 'one-byte', 'bare-list', 'no-usage'] as const)(
    'may answer %s',
    async (manner) => {
      service.script = { manner };

      expect((await ask(modelWith().model)).dishes).toHaveLength(3);
    },
  );

  it('may say in each piece what the answer took so far: only the last word counts', async () => {
    service.script = { manner: 'running-usage' };
    const { model, usages } = modelWith();

    await ask(model);

    expect(usages).toMatchObject([{ inputTokens: 1000, cachedTokens: 400, outputTokens: 900 }]);
  });

  it('may be slow as long as it goes on', async () => {
    // Longer in all than it may be silent, before the first word or between two.
    service.script = { paceMs: 15 };
    const { model, usages } = modelWith({ times: { queueMs: 2000, firstByteMs: 300, idleMs: 300, totalMs: 10_000 } });

    const { dishes, code } = await ask(model);

    expect({ code, dishes: dishes.length }).toEqual({ code: null, dishes: 3 });
    expect(usages[0]?.milliseconds).toBeGreaterThan(300);
  });

  it('gives the dishes one by one, before the answer is complete', async () => {
    service.script = { fault: 'stall' };
    const first = await modelWith()
      .model.propose(DISH_REQUEST, { signal: new AbortController().signal, person: 'ann' })
      [Symbol.asyncIterator]()
      .next();

    expect(first.value).toMatchObject({ place: 0 });
  });
});

describe('what a service does not know is found out once and remembered', () => {
  it.each<[string, ModelScript['gaps'], (string | undefined)[]]>([
    ['a schema', ['json_schema'], ['json_schema', 'json_object', 'json_object']],
    ['any format', ['json_schema', 'json_object'], ['json_schema', 'json_object', undefined, undefined]],
  ])('%s', async (_, gaps = [], formats) => {
    service.script = { gaps };
    const { model } = modelWith();

    const answers = [await ask(model), await ask(model)];

    expect(answers.map(({ dishes }) => dishes.length)).toEqual([3, 3]);
    expect(service.calls.map((_call, index) => formatOf(index))).toEqual(formats);
  });

  it.each(['max_tokens', 'stream_options', 'reasoning_effort'] as const)('%s', async (gap) => {
    service.script = { gaps: [gap] };
    const { model } = modelWith({ reasoningEffort: 'low' });

    const answers = [await ask(model), await ask(model)];

    expect(answers.map(({ dishes }) => dishes.length)).toEqual([3, 3]);
    expect(service.calls.map(({ body }) => gap in body)).toEqual([true, false, false]);
  });

  it('a cap that is refused by both of its names is not asked for by turns: each name is tried once', async () => {
    service.script = { gaps: ['max_tokens', 'max_completion_tokens'] };
    const { model } = modelWith();

    const answers = [await ask(model), await ask(model)];

    expect(answers.map(({ code }) => code)).toEqual(['config', 'config']);
    expect(service.calls.map(({ body }) => 'max_tokens' in body)).toEqual([true, false, false]);
  });

  it('all of it, one after the other', async () => {
    service.script = { gaps: ['max_tokens', 'stream_options', 'reasoning_effort', 'json_schema', 'json_object'] };
    const { model } = modelWith({ reasoningEffort: 'low' });

    const answers = [await ask(model), await ask(model)];

    expect(answers.map(({ dishes }) => dishes.length)).toEqual([3, 3]);
    expect(service.calls).toHaveLength(7);
  });

  it('the cap may be named by the operator', async () => {
    await ask(modelWith({ maxTokensParam: 'max_completion_tokens', reasoningEffort: 'none' }).model);

    expect(service.calls[0]?.body).toMatchObject({ max_completion_tokens: 2700, reasoning_effort: 'none' });
  });
});

describe('every fault has its code, and comes at most twice to the service', () => {
  it.each<[NonNullable<ModelScript['fault']>, ModelErrorCode, number]>([
    ['refusal', 'refused', 1],
    ['prose', 'invalid', 2],
    ['empty', 'invalid', 2],
    ['html', 'unavailable', 2],
    ['html-200', 'invalid', 2],
    ['json-error-200', 'invalid', 2],
    ['huge', 'invalid', 2],
    ['unauthorized', 'config', 1],
    ['no-such-model', 'config', 1],
    ['redirect', 'config', 1],
    ['quota', 'quota', 1],
    ['rate-limited', 'busy', 2],
    ['rate-limited-long', 'busy', 1],
    ['server-error', 'unavailable', 2],
    ['silent', 'timeout', 1],
    ['drip', 'timeout', 1],
  ])('%s is %s', async (fault, code, calls) => {
    service.script = { fault };
    const { model, usages } = modelWith({
      times: { queueMs: 2000, firstByteMs: 1500, idleMs: 1500, totalMs: fault === 'drip' ? 1500 : 10_000 },
    });

    const answer = await ask(model);

    expect(answer).toMatchObject({ dishes: [], code });
    expect(service.calls).toHaveLength(calls);
    expect(usages.map(({ outcome }) => outcome)).toEqual([code]);
  });

  it.each<[NonNullable<ModelScript['fault']>, ModelErrorCode]>([
    ['length', 'truncated'],
    ['clean-end', 'truncated'],
    ['cut', 'unavailable'],
    ['cut-after-one', 'unavailable'],
    ['error-in-stream', 'unavailable'],
    ['stall', 'timeout'],
    ['content-filter', 'refused'],
  ])('%s in the middle is %s, and what came before it counts', async (fault, code) => {
    service.script = { fault };

    const answer = await ask(modelWith().model);

    expect(answer.code).toBe(code);
    expect(answer.dishes.length).toBeGreaterThan(0);
    expect(service.calls).toHaveLength(1);
  });

  it('a retry that works is enough', async () => {
    service.script = (call) => (call === 0 ? { fault: 'server-error' } : {});

    const { model, usages } = modelWith();

    expect((await ask(model)).dishes).toHaveLength(3);
    expect(usages[0]).toMatchObject({ outcome: 'ok', requests: 2 });
  });

  it('who asks to wait long is believed, and the time is handed on', async () => {
    service.script = { fault: 'rate-limited-long' };

    expect((await ask(modelWith().model)).retryAfterSeconds).toBe(40);
  });

  it('an address where nobody listens is unavailable', async () => {
    const { model } = modelWith({ baseUrl: 'http://127.0.0.1:1/v1' });

    expect((await ask(model)).code).toBe('unavailable');
  });
});

describe('dishes that are none by their schema are passed over', () => {
  it.each(['negative grams', 'no number', 'a hundred kilos', 'no food', 'half a day'] as const)('%s', async (wrong) => {
    service.script = { wrong, wrongOnly: 'first' };
    // Half a day is within the schema: the planner refuses it.
    const expected = wrong === 'half a day' ? 3 : 2;

    expect((await ask(modelWith().model)).dishes).toHaveLength(expected);
  });

  it('a model that does not stop is listened to twice per place', async () => {
    service.script = { attack: { wants: 'many' } };

    expect((await ask(modelWith().model)).dishes).toHaveLength(6);
  });

  it('for places that nobody ordered, or with texts too long', async () => {
    const long = 'a'.repeat(PROPOSAL.stepMaxCharacters + 1);
    service.script = {
      give: () => [
        { ...HONEST, place: 7, steps: ['Fry it.'] },
        { ...HONEST, place: 0, steps: [long] },
      ],
    };

    expect(await ask(modelWith().model)).toMatchObject({ dishes: [], code: 'invalid' });
  });

  it('but not for a word of recipes that a server of one’s own has for a key', async () => {
    const key = 'salt';
    service.script = {
      give: ({ places }) => [{ ...HONEST, place: places[0]?.place, steps: ['Fry the tofu with salt.'] }],
    };

    expect((await ask(modelWith({ apiKey: key }).model)).dishes).toHaveLength(1);
  });

  it.each(['prompt', 'key'] as const)('that repeat our %s', async (wants) => {
    service.script = { attack: { wants } };

    expect(await ask(modelWith().model)).toMatchObject({ dishes: [], code: 'invalid' });
  });
});

describe('nothing secret comes out', () => {
  it('of a failure, a usage or the state', async () => {
    service.script = { fault: 'unauthorized' };
    const { model, usages } = modelWith();

    const failure = await collectError(model);

    const texts = [
      JSON.stringify(usages),
      JSON.stringify(model.status()),
      String(failure),
      JSON.stringify(failure),
      String((failure as Error).stack),
      String((failure as Error).cause),
    ];
    expect(texts.join()).not.toContain('sk-');
    expect(texts.join()).not.toContain(DISH_REQUEST.notes);
  });
});

async function collectError(model: ModelPort): Promise<unknown> {
  try {
    for await (const _ of model.propose(DISH_REQUEST, { signal: new AbortController().signal, person: 'ann' }));
    return null;
  } catch (error) {
    return error;
  }
}

describe('who gives up', () => {
  it('stops the service as well, and is reported nothing but that', async () => {
    service.script = { fault: 'drip' };
    const gone = new AbortController();
    const { model, usages } = modelWith({ times: { queueMs: 2000, firstByteMs: 5000, idleMs: 5000, totalMs: 9000 } });
    const asked = ask(model, { signal: gone.signal });
    await expect.poll(() => service.calls.length).toBe(1);

    gone.abort();

    expect((await asked).code).toBe('aborted');
    await expect.poll(() => service.calls[0]?.wasCut).toBe(true);
    expect(usages.map(({ outcome }) => outcome)).toEqual(['aborted']);
    expect(model.status()).toMatchObject({ running: 0, circuit: 'closed' });
  });

  it('by listening no further stops it too', async () => {
    service.script = { paceMs: 3 };
    const { model } = modelWith();

    for await (const _ of model.propose(DISH_REQUEST, { signal: new AbortController().signal, person: 'ann' })) break;

    await expect.poll(() => service.calls[0]?.wasCut).toBe(true);
    expect(model.status().running).toBe(0);
  });
});

test('after five failures nobody asks for a while', async () => {
  service.script = { fault: 'unauthorized' };
  const clock = { now: 0 };
  const { model } = modelWith({ now: () => clock.now });
  for (let time = 0; time < 5; time++) await ask(model);
  service.script = {};

  const refused = await ask(model);
  clock.now = 30_000;
  const tried = await ask(model);

  expect(refused).toMatchObject({ code: 'unavailable', retryAfterSeconds: 30 });
  expect(service.calls).toHaveLength(6);
  expect(tried.dishes).toHaveLength(3);
  expect(model.status().circuit).toBe('closed');
});

test('anyone who counts failures is not kept from asking', async () => {
  service.script = { fault: 'unauthorized' };
  const { model } = modelWith({ asksInSpiteOfFailures: true });

  for (let time = 0; time < 8; time++) await ask(model);

  expect(service.calls).toHaveLength(8);
});

test.each<[Partial<ModelSettings>, number | null]>([
  [{ model: 'openai/gpt-6-luna' }, 0.000514],
  [{ model: 'gpt-5-nano' }, 0.00041],
  [{ model: 'qwen3:8b' }, null],
  [{ model: 'qwen3:8b', price: { input: 1, output: 2 } }, 0.0028],
])(
  'what a request costs goes by the model, no matter who passes it on, or by a price that is given: %j',
  async (changes, usd) => {
    const { model, usages } = modelWith(changes);

    await ask(model);

    if (usd === null) expect(usages[0]?.costUsd).toBeNull();
    else expect(usages[0]?.costUsd).toBeCloseTo(usd, 8);
  },
);

test('so many are asked at once and no more; the others wait their turn', async () => {
  service.script = { paceMs: 2 };
  const { model } = modelWith({ atOnce: 2, queuedMax: 2 });

  const all = ['ann', 'ben', 'cat', 'dan', 'eve'].map((person) => ask(model, { person }));
  await expect.poll(() => service.calls.length).toBe(2);
  const state = model.status();
  const answers = await Promise.all(all);

  expect(state).toMatchObject({ running: 2, queued: 2 });
  expect(answers.map(({ code }) => code)).toEqual([null, null, null, null, 'busy']);
});

test('who waits too long for a place is reported that it is busy', async () => {
  service.script = { fault: 'drip' };
  const { model } = modelWith({ atOnce: 1, times: { queueMs: 150, firstByteMs: 5000, idleMs: 5000, totalMs: 600 } });

  const [first, second] = await Promise.all([ask(model), ask(model)]);

  expect([first.code, second.code]).toEqual(['timeout', 'busy']);
});
