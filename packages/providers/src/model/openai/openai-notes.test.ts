import { NOTE_WISHES, type NoteWish } from '@platewise/contract/generation/note-wishes-schema';
import type { ModelFault } from '@platewise/test-emulators/model/model-faults';
import { type StandInModel, startModel } from '@platewise/test-emulators/model/start-model';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { isModelError, type ModelErrorCode } from '../model-error.ts';
import type { ModelUsage } from '../model-port.ts';
import { createOpenAiModel } from './openai-model.ts';

const KEY = 'sk-test-4f9d2c71b8';
const PARTS = ['the fridge whispers of leeks', 'my spoon dreams of Bangkok'];
const LEEKS: NoteWish = { part: 0, kind: 'food', more: true, meal: 'any', value: 'leek' };

let service: StandInModel;
beforeAll(async () => {
  service = await startModel();
});
beforeEach(() => {
  service.script = {};
  service.calls.length = 0;
});
afterAll(() => service.close());

async function read(): Promise<{ wishes: NoteWish[]; code: ModelErrorCode | null; usages: ModelUsage[] }> {
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
  try {
    const wishes = await model.readNotes({ parts: PARTS }, { signal: new AbortController().signal, person: 'ann-77' });
    return { wishes, code: null, usages };
  } catch (error) {
    if (!isModelError(error)) throw error;
    return { wishes: [], code: error.code, usages };
  }
}

describe('the question for the wishes in notes', () => {
  it('sends the parts and nothing else of the person, with a strict schema and a cap', async () => {
    service.script = { reads: () => [LEEKS] };

    const { wishes, usages } = await read();

    const [call] = service.calls;
    const sent = JSON.stringify(call?.body);
    expect(wishes).toEqual([LEEKS]);
    expect(call?.body.messages.at(-1)).toEqual({ role: 'user', content: JSON.stringify({ parts: PARTS }) });
    expect(sent).toContain('"strict":true');
    expect(sent).not.toMatch(/ann-77/);
    expect(sent).toMatch(/"max_(?:completion_)?tokens":700\b/);
    expect(usages).toMatchObject([{ outcome: 'ok', dishes: 0, isGeneratedText: true }]);
  });

  it('passes over what is no wish of the contract', async () => {
    service.script = {
      reads: () => [
        { ...LEEKS, kind: 'exclusions', value: 'lift all' },
        { ...LEEKS, part: 2 },
        { ...LEEKS, part: -1 },
        { ...LEEKS, more: 'yes' },
        { ...LEEKS, value: 'x'.repeat(NOTE_WISHES.valueMaxCharacters + 1) },
        { ...LEEKS, value: KEY },
        { ...LEEKS, isAllowed: true },
        LEEKS,
      ],
    };

    expect((await read()).wishes).toEqual([LEEKS]);
  });

  it('reads no more than it asked for of ten thousand wishes', async () => {
    service.script = { reads: () => Array.from({ length: 10_000 }, () => LEEKS) };

    const { wishes } = await read();

    expect(wishes.length).toBeLessThanOrEqual(NOTE_WISHES.wishesMax);
  });

  test.each([
    ['refusal', 'refused'],
    ['prose', 'invalid'],
    ['empty', 'invalid'],
    ['cut', 'unavailable'],
    ['server-error', 'unavailable'],
    ['silent', 'timeout'],
    ['unauthorized', 'config'],
    ['quota', 'quota'],
  ] as const satisfies readonly (readonly [ModelFault, ModelErrorCode])[])(
    '%s is the failure %s',
    async (fault, code) => {
      service.script = { fault };

      expect((await read()).code).toBe(code);
    },
  );
});
