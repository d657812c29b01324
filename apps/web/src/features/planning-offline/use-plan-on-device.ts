import type { GenerationRequest, GenerationResult } from '@platewise/contract/generation-schema';
import { randomId } from '../../random-id.ts';
import { trpc } from '../../trpc.ts';
import { planInBrowser } from './plan-in-browser.ts';
import { planOnDevice } from './plan-on-device.ts';

/** Plans a request here, with what this browser already knows of the person: the meals just served, those not wanted again. */
export function usePlanOnDevice() {
  const utils = trpc.useUtils();

  return (request: GenerationRequest, served: readonly string[]): Promise<GenerationResult> =>
    planOnDevice(
      { plan: planInBrowser, random: Math.random, newId: randomId },
      { request, avoid: served, disliked: (utils.dislikedMeals.list.getData() ?? []).map(({ name }) => name) },
    );
}
