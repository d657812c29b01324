import type { GenerationRequest, GenerationResult } from '@platewise/contract/generation-schema';
import { trpc } from '../../trpc.ts';
import type { ShownDevicePlan } from '../offline/shown-device-plan.ts';
import { useOperationQueue } from '../offline/use-operations.ts';
import { offeredPlan } from '../planner/demo-plans.ts';
import { useSubscription } from '../subscription/use-subscription.ts';

type Made = { request: GenerationRequest; result: GenerationResult };

/** `stored` is the plan as the server computed it anew; null while it waits on this device for the server. */
type Stored = { stored: (GenerationResult & { planId: string }) | null };

/**
 * Stores a plan that was made on this device under a name, for its tokens: now, or as soon as the server can be reached.
 * Its own id is the key: pressing twice, or again after an answer that was lost, stores it once.
 */
export function useStoreDevicePlan(): (made: Made, name: string) => Promise<Stored> {
  const { meals: mealsCache } = trpc.useUtils();
  const { perform } = useOperationQueue();
  const subscription = useSubscription();

  return async ({ request, result }, name) => {
    const key = result.meals[0]?.id ?? '';
    const offered = { ...offeredPlan({ key, request, result }), name };
    const shown: ShownDevicePlan = { name, result };
    const saving = await perform('plans.save', offered, { key, shown });
    if (saving.waits) return { stored: null };
    void subscription.refresh();
    void mealsCache.list.invalidate();
    const { _id: planId, meals, certificate, warnings } = saving.result;
    return { stored: { planId, meals, seed: result.seed, certificate, warnings } };
  };
}
