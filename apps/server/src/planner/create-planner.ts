import type { Context } from '@platewise/api/context';
import { createComposingPlanner } from '@platewise/api/meals/planners/composing-planner';
import { embeddedPlanner } from '@platewise/api/meals/planners/embedded-planner';
import type { Planner } from '@platewise/api/meals/planners/planner';
import { createModelBudget } from '@platewise/api/model-usage/model-budget';
import type { ModelPort, ModelUsage } from '@platewise/providers/model/model-port';
import { createOpenAiModel, MODEL_PLACES } from '@platewise/providers/model/openai/openai-model';
import type { Logger } from 'pino';
import type { Env } from '../env/env.ts';
import type { Instruments } from '../metrics/instruments.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { createPlanPool, type PlanPool } from './plan-pool.ts';
import type { UsageRecorder } from './usage-recorder.ts';

/** Faults that only the operator can mend. */
const WANTS_OPERATOR: Partial<Record<ModelUsage['outcome'], string>> = {
  quota: 'the model refused our key or credit',
  config: 'the model refused our key, address or name',
  context: 'the foods of an order do not fit into the context of the model: give it more, 8,192 tokens or so',
  budget: 'the monthly budget for the model is spent',
};

/**
 * Our own planner, in threads of its own where there are any; with a key of a model, the one that has it propose dishes. The model is given to show its state; what
 * its requests come to is logged and recorded.
 */
export function createPlanner(
  env: Env,
  { db, now, logger, usage: recorder, instruments, tracing }: Pick<Context, 'db' | 'now'> & Uses,
): { planner: Planner; model: ModelPort | null; mealReader: Context['mealReader']; planPool: PlanPool | null } {
  const settings = env.model;
  const planPool = env.PLANNER_THREADS > 0 ? createPlanPool({ threads: env.PLANNER_THREADS, tracing }) : null;
  const embedded = planPool?.planner ?? embeddedPlanner;
  if (!settings) return { planner: embedded, model: null, mealReader: null, planPool };
  const budget = { monthlyUsd: env.OPENAI_MONTHLY_BUDGET, personMonthlyUsd: env.OPENAI_PERSON_MONTHLY_BUDGET };
  const hasBudget = Object.values(budget).some((usd) => usd !== undefined);
  const model = createOpenAiModel({
    ...settings,
    ...MODEL_PLACES,
    budget: hasBudget ? createModelBudget({ db, now, track: recorder.track }, budget) : undefined,
    now: () => performance.now(),
    onUsage: (usage) => {
      report(logger, usage);
      count(instruments, usage);
      recorder.record({ ...usage, model: settings.model });
    },
  });
  const isFallbackOn = env.PLANNER_FALLBACK === 'on';
  const mealReader = {
    host: new URL(settings.baseUrl).host,
    readsPhotos: env.OPENAI_READS_PHOTOS === 'on',
    nameFoods: (...asked: Parameters<ModelPort['nameFoods']>) => model.nameFoods(...asked),
  };
  return { planner: createComposingPlanner({ model, embedded, isFallbackOn }), model, mealReader, planPool };
}

type Uses = {
  logger: Logger;
  usage: UsageRecorder;
  instruments: Pick<Instruments, 'modelRequests' | 'modelTokens'>;
  tracing: Tracing | null;
};

function count({ modelRequests, modelTokens }: Uses['instruments'], usage: ModelUsage): void {
  modelRequests.inc({ purpose: usage.isGeneratedText ? 'words' : 'dishes', outcome: usage.outcome });
  modelTokens.inc({ kind: 'input' }, usage.inputTokens ?? 0);
  modelTokens.inc({ kind: 'cached' }, usage.cachedTokens ?? 0);
  modelTokens.inc({ kind: 'output' }, usage.outputTokens ?? 0);
}

/** What each order cost, in one line; nothing of what was asked or answered, and never the key. */
function report(logger: Logger, usage: ModelUsage): void {
  const sentence = WANTS_OPERATOR[usage.outcome];
  if (sentence) logger.error({ model: usage }, sentence);
  else logger.info({ model: usage }, `a model was asked for ${usage.isGeneratedText ? 'words' : 'dishes'}`);
}
