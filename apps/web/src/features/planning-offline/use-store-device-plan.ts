import type { GenerationRequest, GenerationResult } from '@platewise/contract/generation-schema';
import { idempotencyContext, trpc } from '../../trpc.ts';
import { offeredPlan } from '../planner/demo-plans.ts';
import { useSubscription } from '../subscription/use-subscription.ts';

type Made = { request: GenerationRequest; result: GenerationResult };

/**
 * Stores a plan that was made on this device, for its tokens, and returns it as the server computed it anew. Its own id
 * is the key: pressing twice, or again after an answer that was lost, stores it once.
 */
export function useStoreDevicePlan(): (made: Made) => Promise<GenerationResult & { planId: string }> {
  const { client, meals: mealsCache } = trpc.useUtils();
  const subscription = useSubscription();

  return async ({ request, result }) => {
    const key = result.meals[0]?.id ?? '';
    const saved = await client.plans.save.mutate(offeredPlan({ key, request, result }), idempotencyContext(key));
    void subscription.refresh();
    void mealsCache.list.invalidate();
    const { _id: planId, meals, certificate, warnings } = saved;
    return { planId, meals, seed: result.seed, certificate, warnings };
  };
}
