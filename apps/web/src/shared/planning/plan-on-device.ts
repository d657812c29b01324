import type { GenerationResult } from '@platewise/contract/generation/generation-schema';
import { LIMITS } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import { deviceFailure } from '../api/device-failure.ts';
import { NOT_ASSESSED } from '../exclusions/is-not-assessed.ts';
import type { PlanningTask } from './plan-worker.ts';
import type { PlanInWorker, PlanOutcome } from './planning-client.ts';

type Uses = {
  plan: PlanInWorker;
  /** From 0 up to, not including, 1. */
  random: () => number;
  newId: () => string;
  /** Gives the plan up. */
  signal: AbortSignal;
};

/** Fetching the planner and making the plan take longer than this only where nothing comes any more. */
const PATIENCE_MS = 30_000;

/**
 * The plan that the server would make, made here, without tokens; its first note says so. Nothing of it is stored.
 * @throws a device failure: why no plan can meet the request, or that this device could not plan either
 */
export async function planOnDevice(
  { plan, random, newId, signal }: Uses,
  { request, ...served }: Omit<PlanningTask, 'seed'>,
): Promise<GenerationResult> {
  const seed = request.seed ?? Math.floor(random() * (LIMITS.seedMax + 1));
  const outcome = await answered(
    plan({ request, seed, ...served }, AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)])),
  );
  if (!outcome.ok) throw deviceFailure(outcome.reason, outcome.notAssessed && { cause: NOT_ASSESSED });
  const { meals, certificate, warnings } = outcome;
  return {
    // The documented form of a meal that the browser made (core 3).
    meals: meals.map((meal) => ({ ...meal, id: `meal-${newId()}`, isFavorite: false })),
    seed: outcome.seed,
    certificate,
    warnings: [texts.planner.plannedOnDevice, ...warnings],
  };
}

async function answered(planning: Promise<PlanOutcome>): Promise<PlanOutcome> {
  try {
    return await planning;
  } catch (cause) {
    throw deviceFailure(texts.planner.deviceFailed, { cause });
  }
}
