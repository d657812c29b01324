import type { DishRequest } from '@platewise/contract/generation/dish-proposal-schema';
import { type StandInModel, startModel } from '@platewise/test-emulators/model/start-model';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isModelError } from '../model-error.ts';
import { createOpenAiModel, type ModelSettings } from './openai-model.ts';

/** As long as a request for somebody who eats everything: 540 foods with names of the usual length. */
const FOODS = ['firm-tofu', 'salt', ...Array.from({ length: 538 }, (_, index) => `some-food-${index}`)];
const ORDER: DishRequest = {
  places: Array.from({ length: 5 }, (_, place) => ({
    place,
    mealType: 'dinner',
    kcal: 500,
    minutesMin: 0,
    minutesMax: 120,
  })),
  foods: FOODS,
  cuisines: ['International', 'Italian', 'Indian'],
  goal: 'balanced',
  diet: 'none',
  shares: { protein: 20, carbs: 50, fat: 30 },
  rules: [],
  notes: '',
  neverName: [],
  avoid: [],
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

async function ask(changes: Partial<ModelSettings>, orders = 1) {
  const model = createOpenAiModel({
    apiKey: 'any',
    baseUrl: service.url,
    model: 'qwen3:8b',
    reasoningEffort: undefined,
    maxTokensParam: undefined,
    times: { queueMs: 2000, firstByteMs: 1500, idleMs: 1500, totalMs: 10_000 },
    atOnce: 4,
    queuedMax: 4,
    onUsage: () => {},
    now: () => performance.now(),
    ...changes,
  });
  const answers: { dishes: number; code: string | null }[] = [];
  for (let order = 0; order < orders; order++) {
    let dishes = 0;
    let code: string | null = null;
    try {
      for await (const _ of model.propose(ORDER, { signal: new AbortController().signal, person: 'ann' })) dishes += 1;
    } catch (error) {
      if (!isModelError(error)) throw error;
      code = error.code;
    }
    answers.push({ dishes, code });
  }
  return answers;
}

const capNames = () => service.calls.map(({ body }) => ('max_tokens' in body ? 'max_tokens' : 'max_completion_tokens'));

describe('a model that takes 8,192 tokens', () => {
  it.each(['vllm', 'vllm 0.9'] as const)(
    'of %s is found out by one refusal, and the name of its cap stays',
    async (as) => {
      service.script = { context: { tokens: 8192, as } };

      const answers = await ask({}, 2);

      expect(answers).toEqual([
        { dishes: 5, code: null },
        { dishes: 5, code: null },
      ]);
      expect(service.calls).toHaveLength(3);
      expect(new Set(capNames())).toEqual(new Set(['max_tokens']));
    },
  );

  it.each(['vllm', 'ollama'] as const)(
    'of %s is asked within it from the start where the operator says so',
    async (as) => {
      service.script = { context: { tokens: 8192, as } };

      expect(await ask({ contextTokens: 8192 })).toEqual([{ dishes: 5, code: null }]);
      expect(service.calls).toHaveLength(1);
    },
  );

  it('of Ollama, which refuses nothing, answers without being reported it', async () => {
    service.script = { context: { tokens: 8192, as: 'ollama' } };

    expect(await ask({})).toEqual([{ dishes: 5, code: null }]);
  });
});

describe('a model that gives so many tokens at most', () => {
  it('is believed, also where the refusal names the parameter', async () => {
    service.script = { context: { tokens: 4096, as: 'openai' } };

    expect(await ask({}, 2)).toEqual([
      { dishes: 5, code: null },
      { dishes: 5, code: null },
    ]);
    expect(service.calls.map(({ body }) => body.max_tokens)).toEqual([10_100, 4096, 4096]);
  });

  it('may be set by the operator', async () => {
    await ask({ answerMaxTokens: 3000 });

    expect(service.calls[0]?.body.max_tokens).toBe(3000);
  });
});

describe('a model that takes too little for the foods and an answer', () => {
  it.each([
    ['vllm', 4096],
    ['ollama', 2800],
  ] as const)('of %s is distinguished from a wrong key, and not asked again in vain', async (as, tokens) => {
    service.script = { context: { tokens, as } };

    const answers = await ask({}, 2);

    expect(answers.map(({ code }) => code)).toEqual(['context', 'context']);
    expect(service.calls).toHaveLength(1);
  });
});
