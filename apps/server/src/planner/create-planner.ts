import { createComposingPlanner } from '@platewise/api/meals/composing-planner';
import { embeddedPlanner } from '@platewise/api/meals/embedded-planner';
import type { Planner } from '@platewise/api/meals/planner';
import type { ModelPort, ModelUsage } from '@platewise/providers/model/model-port';
import { createOpenAiModel, MODEL_PLACES, MODEL_TIMES } from '@platewise/providers/model/openai-model';
import type { Logger } from 'pino';
import type { Env } from '../env.ts';
import type { UsageRecorder } from './usage-recorder.ts';

/** Faults that only the operator can mend. */
const WANTS_OPERATOR = new Set<ModelUsage['outcome']>(['quota', 'config']);

/**
 * Our own planner; with a key of a model, the one that has it propose dishes. The model is given to show its state; what
 * its orders come to is logged and recorded.
 */
export function createPlanner(
  env: Env,
  { logger, usage: recorder }: { logger: Logger; usage: UsageRecorder },
): { planner: Planner; model: ModelPort | null } {
  const settings = env.model;
  if (!settings) return { planner: embeddedPlanner, model: null };
  const model = createOpenAiModel({
    ...settings,
    ...MODEL_PLACES,
    times: MODEL_TIMES,
    now: () => performance.now(),
    onUsage: (usage) => {
      tell(logger, usage);
      recorder.record({ ...usage, model: settings.model });
    },
  });
  const isFallbackOn = env.PLANNER_FALLBACK === 'on';
  return { planner: createComposingPlanner({ model, embedded: embeddedPlanner, isFallbackOn }), model };
}

/** What each order cost, in one line; nothing of what was asked or answered, and never the key. */
function tell(logger: Logger, usage: ModelUsage): void {
  if (WANTS_OPERATOR.has(usage.outcome)) logger.error({ model: usage }, 'the model refused our key, name or credit');
  else logger.info({ model: usage }, `a model was asked for ${usage.isWording ? 'words' : 'dishes'}`);
}
