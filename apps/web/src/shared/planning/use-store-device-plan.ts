import type { GenerationRequest, GenerationResult } from '@platewise/contract/generation/generation-schema';
import { texts } from '@platewise/contract/texts';
import { offeredPlan } from '../demo/offered-plan.ts';
import { PLAN_OPERATIONS } from '../plan/plan-operations.ts';
import { useCurrentPlan } from '../plan/use-current-plan.ts';
import { useSubscription } from '../subscription/use-subscription.ts';
import { useMutationQueue } from '../sync/mutations/use-mutation-queue.ts';
import { useOperationQueue } from '../sync/queue/use-operations.ts';
import type { ShownDevicePlan } from '../sync/shown-device-plan.ts';
import { notifySuccess } from '../ui/toasts/notify.ts';
import { devicePlanKey } from './device-plan-key.ts';
import { isOtherPlan } from './is-other-plan.ts';
import type { UnacknowledgedGeneration } from './unacknowledged-generation.ts';

/** A plan that was made on this device, and the generation in whose place it was. */
export type DevicePlan = {
  request: GenerationRequest;
  result: GenerationResult;
  insteadOf?: UnacknowledgedGeneration | undefined;
};

/** Plans that are on their way, by their keys. */
const underWay = new Map<string, Promise<string | null>>();

/**
 * Stores a plan that was made on this device, for its tokens: now, or as soon as the server can be reached; the planner's
 * table says which. Resolves with its id, or null while it waits. Its own id is the key: asked for twice, or again after
 * an answer that was lost, it is stored once. Where the server had made the plan in whose place it stands, that one is
 * kept and shown.
 */
export function useStoreDevicePlan(): (made: DevicePlan) => Promise<string | null> {
  const queue = useOperationQueue();
  const { mutateOrThrow } = useMutationQueue(PLAN_OPERATIONS);
  const subscription = useSubscription();
  const { setResult } = useCurrentPlan();

  async function store({ request, result, insteadOf }: DevicePlan): Promise<string | null> {
    const key = devicePlanKey(result);
    const shown: ShownDevicePlan = { result };
    const offered = { ...offeredPlan({ key, request, result }), generationKey: insteadOf?.key };
    const saving = await mutateOrThrow('plans.save', offered, { key, shown, sentBefore: insteadOf?.sentAt });
    if (saving.isQueued) {
      setResult(result, withPendingNote(result));
      return null;
    }
    const { _id: planId, meals } = saving.result;
    if (isOtherPlan(result, meals)) notifySuccess(texts.offline.planWasMade);
    void subscription.refresh();
    return planId;
  }

  return async (made) => {
    const key = devicePlanKey(made.result);
    if (queue.getSnapshot().some(({ id }) => id === key)) return null;
    const storing = underWay.get(key) ?? store(made).finally(() => underWay.delete(key));
    underWay.set(key, storing);
    return storing;
  };
}

/** Its first note says where the plan is. */
function withPendingNote(result: GenerationResult): GenerationResult {
  const [, ...others] = result.warnings;
  return { ...result, warnings: [texts.offline.planWaits, ...others] };
}
