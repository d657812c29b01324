import type { GenerationRequest, GenerationResult } from '@platewise/contract/generation/generation-schema';
import type { Taste } from '@platewise/contract/generation/taste-schema';
import { texts } from '@platewise/contract/texts';
import { deviceFailure } from '../api/device-failure.ts';
import { randomId } from '../api/random-id.ts';
import { trpc } from '../api/trpc.ts';
import { FAVORITES_INPUT } from '../favorites/favorite-operations.ts';
import { planOnDevice } from './plan-on-device.ts';
import { planningClient } from './planning-client.ts';

/**
 * Plans a request here, with what this browser already knows of the person: the meals just served, those not wanted
 * again, where dishes are to be from, the favorite that is asked for.
 */
export function usePlanOnDevice() {
  const utils = trpc.useUtils();

  return async (
    request: GenerationRequest,
    { served, taste, signal }: { served: readonly string[]; taste: Taste | undefined; signal: AbortSignal },
  ): Promise<GenerationResult> => {
    const { withFavorite: favoriteId } = request;
    const favorites = utils.favorites.list.getData(FAVORITES_INPUT) ?? [];
    const favorite = favorites.find(({ _id }) => _id === favoriteId)?.meal;
    if (favoriteId !== undefined && !favorite) throw deviceFailure(texts.favorites.chosen.notOnDevice);
    const own = (utils.dislikedMeals.list.getData() ?? []).map(({ name }) => name);
    const disliked = [...own, ...(request.dislikedMeals ?? [])];
    const region = utils.preferences.get.getData()?.region;
    return planOnDevice(
      { plan: planInBrowser, random: Math.random, newId: randomId, signal },
      { request, avoid: served, disliked, taste, region, favorite },
    );
  };
}

/** Long enough for another try with other wishes; afterwards the memory is the page's again. */
const IDLE_MS = 60_000;

/** Plans in a worker of this browser, whose file is fetched when a plan is first asked for. */
const planInBrowser = planningClient({
  openWorker: () => new Worker(new URL('./plan-worker.ts', import.meta.url), { type: 'module' }),
  idleMs: IDLE_MS,
});
