import type { ModelPort } from '@platewise/providers/model/model-port';
import { createOpenAiModel } from '@platewise/providers/model/openai/openai-model';
import { type StandInModel, startModel } from '@platewise/test-emulators/model/start-model';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createComposingPlanner } from '../meals/planners/composing-planner.ts';
import { embeddedPlanner } from '../meals/planners/embedded-planner.ts';
import type { Planner } from '../meals/planners/planner.ts';

/** The key that the stand-in is asked with. */
export const MODEL_KEY = 'sk-test-4f9d2c71b8';

/** A stand-in for a model, for the tests of a file; before each it answers as a good model does. */
export function useStandInModel(): () => StandInModel {
  let service: StandInModel | undefined;
  const running = () => {
    if (!service) throw new Error('The stand-in runs within tests only.');
    return service;
  };
  beforeAll(async () => {
    service = await startModel();
  });
  beforeEach(() => {
    running().script = {};
    running().calls.length = 0;
  });
  afterAll(() => running().close());
  return running;
}

/** The planner that asks a stand-in. */
export function plannerAsking(service: StandInModel, { isFallbackOn }: { isFallbackOn: boolean }): Planner {
  return createComposingPlanner({ model: modelAsking(service), embedded: embeddedPlanner, isFallbackOn });
}

/** The model that a stand-in plays, with short times. */
export function modelAsking({ url }: StandInModel): ModelPort {
  return createOpenAiModel({
    apiKey: MODEL_KEY,
    baseUrl: url,
    model: 'stand-in',
    reasoningEffort: undefined,
    maxTokensParam: undefined,
    times: { queueMs: 2000, firstByteMs: 1500, idleMs: 1500, totalMs: 15_000 },
    atOnce: 4,
    queuedMax: 4,
    onUsage: () => {},
    now: () => performance.now(),
  });
}
